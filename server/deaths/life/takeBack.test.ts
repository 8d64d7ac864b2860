import { beforeEach, describe, expect, it } from 'vitest';
import type { DeathCase } from '../../../domain/deaths/deathCases.contract.ts';
import {
  type DeathDecisions,
  deathDecisionsContract as decisions,
} from '../../../domain/deaths/deathDecisions.contract.ts';
import { deathLifeContract as calls } from '../../../domain/deaths/life/deathLife.contract.ts';
import { coverOn } from '../../../domain/membership/cover.ts';
import { day } from '../../../domain/shared/day.ts';
import { listCoverFacts } from '../../membership/cover/cover.reads.ts';
import { aHousehold } from '../../testing/builders.ts';
import type { TestClient } from '../../testing/client.ts';
import { aDeathDecision } from '../../testing/deathBuilders.ts';
import { aDeathOf, aFamily, identify, keptRows, takeBack } from '../../testing/deaths/deathLifeBuilders.ts';
import { moveTo, newsOf, subjectsTo } from '../../testing/lifeBuilders.ts';
import { aMember, aPhoneNumber } from '../../testing/memberBuilders.ts';
import { aClerk } from '../../testing/officeBuilders.ts';
import { aSubstitute } from '../../testing/substituteBuilders.ts';
import { testServer } from '../../testing/testServer.ts';

const server = testServer();
let clerk: TestClient;
beforeEach(async () => {
  moveTo(server, '2027-02-01');
  ({ client: clerk } = await aClerk(server));
});

type Told = { household: { household_id: number }; member_id: number; choices?: Parameters<typeof identify>[2] };

/** Who dies in which household, and what was chosen. */
const deaths: Record<string, () => Promise<Told>> = {
  'the main member; the wife goes on, who has a phone number and an address of her own': async () => {
    const { household, husband, wife } = await aFamily(server, 'active');
    await aPhoneNumber(server, wife);
    await server.context.db.updateTable('members').set({ email: 'hatice@example.at' }).where('id', '=', wife).execute();
    return { household, member_id: husband, choices: { next_member_ids: [wife] } };
  },
  'the main member; the wife goes on, who is reached under his number': async () => {
    const { household, husband, wife } = await aFamily(server, 'active');
    return { household, member_id: husband, choices: { next_member_ids: [wife] } };
  },
  'the main member; the grown son goes on': async () => {
    const { household, husband, wife, son } = await aFamily(server, 'active');
    await server.context.db
      .updateTable('members')
      .set({ date_of_birth: day('1990-05-05') })
      .where('id', 'in', [wife, son])
      .execute();
    return { household, member_id: husband, choices: { next_member_ids: [son] } };
  },
  'the main member; the household ends': async () => {
    const { household, husband } = await aFamily(server, 'active');
    return { household, member_id: husband, choices: { ending_household_ids: [household.household_id] } };
  },
  'the main member of a household that waits': async () => {
    const days = { waiting_from: day('2027-01-05'), waiting_until: day('2027-04-04') };
    const { household, husband, wife } = await aFamily(server, 'waiting', days);
    return { household, member_id: husband, choices: { next_member_ids: [wife] } };
  },
  'the only member': async () => {
    const household = await aHousehold(server, { status: 'active' });
    return { household, member_id: household.main_member_id };
  },
  'the main member of an application': async () => {
    const household = await aHousehold(server, { status: 'new' });
    return { household, member_id: household.main_member_id };
  },
  'the wife': async () => {
    const { household, wife } = await aFamily(server, 'active');
    return { household, member_id: wife };
  },
  'a child': async () => {
    const { household, son } = await aFamily(server, 'active');
    return { household, member_id: son };
  },
  'somebody who waits in an active household': async () => {
    const { household } = await aFamily(server, 'active');
    return { household, member_id: await aMember(server, household, { status: 'waiting' }) };
  },
  'somebody who had ended': async () => {
    const { household } = await aFamily(server, 'active');
    return { household, member_id: await aMember(server, household, { status: 'inactive' }) };
  },
  'the main member of a household that had ended': async () => {
    const household = await aHousehold(server, { status: 'inactive' });
    return { household, member_id: household.main_member_id };
  },
};

describe('what identifying somebody changed is put back to the letter', () => {
  it.each(Object.keys(deaths))('%s', async (name) => {
    // long before, so that a gap in the cover would be seen
    moveTo(server, '2026-12-01');
    const { household, member_id, choices } = (await deaths[name]?.()) ?? {
      household: { household_id: 0 },
      member_id: 0,
    };
    moveTo(server, '2027-02-01');
    const before = await keptRows(server, household);
    const cover = await coverOfAll(household);
    const death = await aDeathOf(server, { member_id });
    const { answer: identified } = await identify(clerk, death, choices);
    expect(identified.status).toBe(200);

    const { answer } = await takeBack(clerk, death);

    expect([answer.status, answer.body]).toMatchObject([200, { state: 'reported' }]);
    expect(await keptRows(server, household)).toEqual(before);
    expect(await coverOfAll(household)).toEqual(cover);
  });

  it('in both households of the same person', async () => {
    const [one, two] = [await aFamily(server, 'active'), await aFamily(server, 'active', { first_name: 'Kemal' })];
    const again = { first_name: 'Mehmet', date_of_birth: day('1955-03-01'), membership_basis: 'nb' } as const;
    const also = await aMember(server, two.household, { ...again, relationship_type: 'father', status: 'active' });
    const before = [await keptRows(server, one.household), await keptRows(server, two.household)];
    const death = await aDeathOf(server, { member_id: one.husband });
    await identify(clerk, death, { next_member_ids: [one.wife], also_member_ids: [also] });

    const { answer } = await takeBack(clerk, death);

    expect(answer.status).toBe(200);
    expect([await keptRows(server, one.household), await keptRows(server, two.household)]).toEqual(before);
  });
});

/** Who is covered on the day before, on the day of death, and today. */
async function coverOfAll({ household_id }: { household_id: number }) {
  const days = [day('2027-01-29'), day('2027-01-30'), day('2027-01-31'), day('2027-02-01')];
  return Promise.all(
    days.map(async (asked) => {
      const facts = await listCoverFacts(server.context.db, household_id, asked);
      return [...facts].map(([id, one]) => [id, coverOn(one).verdict]);
    }),
  );
}

describe('a later step', () => {
  it('leads to the state before, with effects untouched, and the decision holds no longer', async () => {
    const { household, son } = await aFamily(server, 'active', { active_from: day('2026-01-01') });
    const id = await aDeathOf(server, { member_id: son });
    await identify(clerk, id);
    const identified = await keptRows(server, household);
    const cover = { id: String(id), revision: 1 };
    await clerk.call(decisions.checkDeathCover, cover);
    const sent = await clerk.call(decisions.sendDeathToBoard, { id: String(id), revision: 2, reason: 'Wartezeit' });

    const { body: before } = await clerk.call(decisions.getDeathDecisions, { id: String(id) });
    await aDeathDecision(server, { id, check_id: (before as DeathDecisions).checks[0]?.id ?? 0 });

    const first = await takeBack(clerk, id);
    const second = await takeBack(clerk, id);

    expect((sent.body as DeathCase).state).toBe('at_board');
    expect(first.preview).toMatchObject({ to_state: 'checked', undone: [], overtaken: [] });
    expect([first.answer.body, second.answer.body]).toMatchObject([{ state: 'checked' }, { state: 'identified' }]);
    expect(await keptRows(server, household)).toEqual(identified);
    const { body } = await clerk.call(decisions.getDeathDecisions, { id: String(id) });
    expect(body).toMatchObject({ decisions: [{ withdrawn_at: expect.any(String) }] });
  });

  it('that was reported alone, or is over, cannot be taken back', async () => {
    for (const state of ['reported', 'buried', 'closed', 'withdrawn'] as const) {
      const id = String(await aDeathOf(server, { state }));
      const { status, body } = await clerk.call(calls.takeDeathBack, { id, revision: 0 });
      expect([state, status, body]).toMatchObject([state, 409, { message: 'death_case_step_not_possible' }]);
    }
  });
});

describe('what was told', () => {
  it('with another day of death the family is not written twice', async () => {
    const { household, son } = await aFamily(server, 'active');
    const death = await aDeathOf(server, { member_id: son });
    await identify(clerk, death);
    await takeBack(clerk, death);
    await identify(clerk, death);

    expect(await newsOf(server, household)).toEqual(['Unser aufrichtiges Beileid']);
    expect(await subjectsTo(server, household.email)).toEqual(['Unser aufrichtiges Beileid']);
  });

  it('a mistake is taken out of the news, and everybody who was written is told', async () => {
    const { household, husband, wife } = await aFamily(server, 'active');
    const speaker = await aSubstitute(server, household, { represent_me_as: 'family_member' });
    const mailbox = `zeynep${speaker}@example.at`;
    await server.context.db.updateTable('substitutes').set({ email: mailbox }).where('id', '=', speaker).execute();
    const death = await aDeathOf(server, { member_id: husband });
    // mails that leave together leave in any order
    await identify(clerk, death, { next_member_ids: [wife] });
    await server.runJobs();

    const { preview } = await takeBack(clerk, death, { was_mistaken: true });
    await server.runJobs();
    await identify(clerk, death, { next_member_ids: [wife] });

    expect(preview).toMatchObject({ was_told: true, to_state: 'reported', overtaken: [] });
    expect(preview.undone.map(({ kind }) => kind)).toEqual([
      ...[
        'membership_ends',
        'main_member_changes',
        'becomes_widowed',
        'money_rests',
        'condolence',
        'representative_told',
      ],
    ]);
    const told = ['Unser aufrichtiges Beileid', 'Bitte verzeihen Sie unseren Irrtum', 'Unser aufrichtiges Beileid'];
    expect(await subjectsTo(server, household.email)).toEqual(told);
    expect(await newsOf(server, household)).toEqual(told.slice(1));
    const toSpeaker = ['Todesfall: Mehmet Yılmaz', 'Bitte verzeihen Sie unseren Irrtum', 'Todesfall: Mehmet Yılmaz'];
    expect(await subjectsTo(server, mailbox)).toEqual(toSpeaker);
  });

  it('a case that is withdrawn corrects by itself, and can be taken up again', async () => {
    const { household, son } = await aFamily(server, 'active');
    const before = await keptRows(server, household);
    const death = await aDeathOf(server, { member_id: son });
    await identify(clerk, death);

    const reason = 'Es war ein anderer Emre.';
    const withdrawn = await clerk.call(calls.withdrawDeath, { id: String(death), revision: 1, reason });
    const reopened = await clerk.call(calls.reopenDeath, { id: String(death), revision: 2 });

    expect([withdrawn.status, withdrawn.body]).toMatchObject([200, { state: 'withdrawn' }]);
    expect(reopened.body).toMatchObject({ state: 'reported', may_take_back: false });
    expect(await keptRows(server, household)).toEqual(before);
    expect(await newsOf(server, household)).toEqual(['Bitte verzeihen Sie unseren Irrtum']);
  });
});

describe('somebody has changed the household since', () => {
  it('is said first, and what was changed stays when it is confirmed', async () => {
    const { household, husband, wife } = await aFamily(server, 'active');
    const death = await aDeathOf(server, { member_id: husband });
    await server.context.db.updateTable('members').set({ civil_status: 'married' }).where('id', '=', wife).execute();
    await identify(clerk, death, { next_member_ids: [wife] });
    await server.context.db.updateTable('members').set({ inactive_reason_id: 1 }).where('id', '=', husband).execute();

    const { preview, answer } = await takeBack(clerk, death);
    const anyway = await takeBack(clerk, death, { anyway: true });

    expect(preview.overtaken).toMatchObject([{ kind: 'membership_ends', member_id: husband }]);
    expect([answer.status, answer.body]).toMatchObject([409, { message: 'death_effects_overtaken' }]);
    expect(anyway.answer.status).toBe(200);
    const { members } = await keptRows(server, household);
    expect(members.find(({ id }) => id === husband)).toMatchObject({ status: 'inactive', inactive_reason_id: 1 });
    expect(members.filter(({ is_main }) => is_main)).toMatchObject([{ id: wife, civil_status: 'married' }]);
  });
});

it('two of a household have died: its money rests until the last case is over', async () => {
  const { household, son, wife } = await aFamily(server, 'active');
  const [one, other] = [await aDeathOf(server, { member_id: son }), await aDeathOf(server, { member_id: wife })];
  await identify(clerk, one);
  moveTo(server, '2027-02-02');
  ({ client: clerk } = await aClerk(server));
  await identify(clerk, other);

  await takeBack(clerk, one);
  expect((await keptRows(server, household)).household.money_rests_since).toBe('2027-02-01');
  await takeBack(clerk, other);

  expect((await keptRows(server, household)).household.money_rests_since).toBe(null);
});
