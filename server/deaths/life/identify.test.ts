import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DeathCase } from '../../../domain/deaths/deathCases.contract.ts';
import { deathLifeContract as calls, type DeathEffects } from '../../../domain/deaths/life/deathLife.contract.ts';
import { day } from '../../../domain/shared/day.ts';
import { aHousehold } from '../../testing/builders.ts';
import type { TestClient } from '../../testing/client.ts';
import { aDeathOf, aFamily, identify, keptRows, previewOf } from '../../testing/deaths/deathLifeBuilders.ts';
import { anInvoice } from '../../testing/invoicingBuilders.ts';
import { moveTo, newsOf, standingOf, subjectsTo } from '../../testing/lifeBuilders.ts';
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

describe('the preview', () => {
  it('lists every effect, and asks who goes on', async () => {
    const { household, wife, husband } = await aFamily(server, 'active');
    await anInvoice(server, household);
    const speaker = await aSubstitute(server, household, { represent_me_as: 'family_member' });
    await aSubstitute(server, household, { represent_me_as: 'lawyer' });
    const death = await aDeathOf(server, {
      member_id: husband,
      died_from: day('2027-01-29'),
      died_until: day('2027-01-30'),
    });

    const asked: DeathEffects = await previewOf(clerk, death);
    const chosen: DeathEffects = await previewOf(clerk, death, { next_member_ids: String(wife) });

    const { household_id, membership_no } = household;
    expect(asked.lacking).toEqual([{ what: 'who_goes_on', household_id }]);
    expect(asked.digest).toBe(null);
    expect(asked.households).toMatchObject([
      { household_id, membership_no, is_main: true, next_member_id: null, is_ending: false },
    ]);
    // the son is under age, and an adult is there
    expect(asked.households[0]?.successors.map(({ member_id }) => member_id)).toEqual([wife]);
    expect(chosen.lacking).toEqual([]);
    expect(chosen.digest).not.toBe(null);
    expect(chosen.effects).toEqual([
      {
        kind: 'membership_ends',
        household_id,
        member_id: husband,
        name: 'Mehmet Yılmaz',
        had_begun: true,
        last_day: '30.01.2027',
        first_day_without: '31.01.2027',
      },
      {
        kind: 'main_member_changes',
        household_id,
        member_id: wife,
        name: 'Hatice Yılmaz',
        is_waiting: false,
        waiting_until: null,
      },
      { kind: 'becomes_widowed', household_id, member_id: wife, name: 'Hatice Yılmaz' },
      { kind: 'money_rests', household_id, already_since: null, open_invoices: 1, open_amount: 60 },
      { kind: 'condolence', household_id, by: 'news_and_mail' },
      { kind: 'representative_told', household_id, substitute_id: speaker, name: 'Murat Şahin' },
    ]);
  });

  it.each([
    ['no day', { died_from: null, died_until: null }, 'day_of_death'],
    [
      'a day long before they registered',
      { died_from: day('2020-01-01'), died_until: day('2020-01-01') },
      'day_before_registration',
    ],
  ])('with %s says what is lacking', async (_name, days, what) => {
    const { household, son } = await aFamily(server, 'active');
    const { lacking, digest } = await previewOf(clerk, await aDeathOf(server, { member_id: son, ...days }));
    expect([lacking, digest]).toEqual([[{ what, household_id: household.household_id }], null]);
  });

  it('takes nobody who may not go on', async () => {
    const family = await aFamily(server, 'active');
    const later = await aMember(server, family.household, { status: 'waiting' });
    const death = await aDeathOf(server, { member_id: family.husband });
    for (const id of [later, family.husband, (await aFamily(server, 'active')).wife]) {
      const { status, body } = await clerk.call(calls.previewDeathEffects, {
        id: String(death),
        next_member_ids: String(id),
      });
      expect([status, body]).toMatchObject([409, { message: 'death_choice_not_possible' }]);
    }
  });
});

describe('somebody is identified', () => {
  it('the family goes on under the widow, the address goes with it, and a condolence comes first', async () => {
    const { household, wife, husband } = await aFamily(server, 'active', { email: 'aile@example.at' });
    const { answer } = await identify(clerk, await aDeathOf(server, { member_id: husband }), {
      next_member_ids: [wife],
    });

    expect([answer.status, answer.body]).toMatchObject([200, { state: 'identified' }]);
    const { household: of, members } = await keptRows(server, household);
    expect(of).toMatchObject({ status: 'active', money_rests_since: '2027-02-01' });
    expect(members.find(({ id }) => id === husband)).toMatchObject({
      status: 'inactive',
      inactive_from: '2027-01-31',
      inactive_reason_id: 2,
      is_main: false,
      relationship_type: 'husband',
      membership_basis: 'spouse',
    });
    expect(members.find(({ id }) => id === wife)).toMatchObject({
      status: 'active',
      is_main: true,
      civil_status: 'widowed',
      email: 'aile@example.at',
    });
    expect(await newsOf(server, household)).toEqual(['Unser aufrichtiges Beileid']);
    expect(await subjectsTo(server, 'aile@example.at')).toEqual(['Unser aufrichtiges Beileid']);
    const text = server.mails.find(({ to }) => to === 'aile@example.at')?.text ?? '';
    expect(text).toContain('Liebe Familie Yılmaz');
    expect(text).not.toMatch(/Passwort|€|Rechnung|!/);
  });

  it('a household that waits keeps its days', async () => {
    const days = { waiting_from: day('2027-01-05'), waiting_until: day('2027-04-04') };
    const { household, wife, husband } = await aFamily(server, 'waiting', days);
    await server.context.db
      .updateTable('members')
      .set(days)
      .where('household_id', '=', household.household_id)
      .execute();
    const death = await aDeathOf(server, { member_id: husband });

    const { effects } = await previewOf(clerk, death, { next_member_ids: String(wife) });
    await identify(clerk, death, { next_member_ids: [wife] });

    expect(effects.find(({ kind }) => kind === 'main_member_changes')).toMatchObject({
      is_waiting: true,
      waiting_until: '04.04.2027',
    });
    expect(await standingOf(server, household)).toEqual([
      'household waiting 2027-01-05 2027-04-04 -',
      'Mehmet inactive 2027-01-05 2027-04-04 -',
      'Hatice waiting 2027-01-05 2027-04-04 -',
      'Emre waiting 2027-01-05 2027-04-04 -',
    ]);
  });

  it('a household whose only member died ends, and no mail greets the dead', async () => {
    const household = await aHousehold(server, { status: 'active' });
    const { answer } = await identify(clerk, await aDeathOf(server, { member_id: household.main_member_id }));

    expect(answer.status).toBe(200);
    expect((await standingOf(server, household)).map((row) => row.split(' ')[1])).toEqual(['inactive', 'inactive']);
    expect(await newsOf(server, household)).toEqual(['Unser aufrichtiges Beileid']);
    expect(await subjectsTo(server, household.email)).toEqual([]);
  });

  it('the board may end a household although somebody could go on', async () => {
    const { household, husband } = await aFamily(server, 'active');
    const ending_household_ids = [household.household_id];
    await identify(clerk, await aDeathOf(server, { member_id: husband }), { ending_household_ids });

    expect((await standingOf(server, household)).map((row) => row.split(' ')[1])).toEqual(Array(4).fill('inactive'));
  });

  it('a child dies: the household goes on, and no representative has to speak for it', async () => {
    const { household, son } = await aFamily(server, 'active');
    await aSubstitute(server, household, { represent_me_as: 'family_member' });
    const death = await aDeathOf(server, { member_id: son });
    const { effects } = await previewOf(clerk, death);

    await identify(clerk, death);

    expect(effects.map(({ kind }) => kind)).toEqual(['membership_ends', 'money_rests', 'condolence']);
    expect((await standingOf(server, household)).map((row) => row.split(' ').slice(0, 2).join(' '))).toEqual([
      ...['household active', 'Mehmet active', 'Hatice active', 'Emre inactive'],
    ]);
  });

  it('the wife dies: her husband is a widower', async () => {
    const { household, wife, husband } = await aFamily(server, 'active');
    await identify(clerk, await aDeathOf(server, { member_id: wife }));
    const { members } = await keptRows(server, household);
    expect(members.find(({ id }) => id === husband)).toMatchObject({ civil_status: 'widowed', is_main: true });
  });

  it('who speaks for the household at a death is told by mail', async () => {
    const { household, wife, husband } = await aFamily(server, 'active');
    const id = await aSubstitute(server, household, { represent_me_as: 'family_member', first_name: 'Zeynep' });
    await server.context.db
      .updateTable('substitutes')
      .set({ email: `zeynep${id}@example.at` })
      .where('id', '=', id)
      .execute();

    await identify(clerk, await aDeathOf(server, { member_id: husband }), { next_member_ids: [wife] });

    expect(await subjectsTo(server, `zeynep${id}@example.at`)).toEqual(['Todesfall: Mehmet Yılmaz']);
  });

  it('the same person in two households has effects in both', async () => {
    const [one, two] = [await aFamily(server, 'active'), await aFamily(server, 'active', { first_name: 'Kemal' })];
    const again = { first_name: 'Mehmet', date_of_birth: day('1955-03-01'), membership_basis: 'nb' } as const;
    const also = await aMember(server, two.household, { ...again, relationship_type: 'father', status: 'active' });
    const death = await aDeathOf(server, { member_id: one.husband });
    const { other_rows } = await previewOf(clerk, death);
    const choices = { next_member_ids: [one.wife], also_member_ids: [also] };

    const { answer } = await identify(clerk, death, choices);

    expect(other_rows.map(({ member_id }) => member_id)).toContain(also);
    expect(answer.status).toBe(200);
    for (const { household } of [one, two]) {
      expect((await keptRows(server, household)).household.money_rests_since).toBe('2027-02-01');
    }
    expect((await standingOf(server, two.household)).at(-1)).toContain('Mehmet inactive');
  });

  it('nobody of a household: a case without effects', async () => {
    const death = await aDeathOf(server, { member_id: null, deceased_name: 'Totgeborenes Kind' });
    const { answer, preview } = await identify(clerk, death);
    expect(preview).toMatchObject({ effects: [], households: [], lacking: [] });
    expect(answer.body).toMatchObject({ state: 'identified', member: null });
  });

  it('somebody who had ended before: nothing of their membership changes', async () => {
    const { household } = await aFamily(server, 'active');
    const left = await aMember(server, household, { status: 'inactive' });
    const before = await keptRows(server, household);
    const { answer, preview } = await identify(clerk, await aDeathOf(server, { member_id: left }));
    expect(preview.effects).toEqual([]);
    expect(answer.body).toMatchObject({ state: 'identified' });
    expect(await keptRows(server, household)).toEqual(before);
  });
});

describe('what was shown is what happens', () => {
  it('is refused where something has changed since', async () => {
    const { household, son } = await aFamily(server, 'active');
    const death = await aDeathOf(server, { member_id: son });
    const { digest, revision } = await previewOf(clerk, death);
    await anInvoice(server, household);

    const { status, body } = await clerk.call(calls.identifyDeath, {
      id: String(death),
      revision,
      digest: digest ?? '',
    });

    expect([status, body]).toMatchObject([409, { message: 'death_effects_changed' }]);
    expect((await standingOf(server, household)).at(-1)).toContain('Emre active');
  });

  it('of two clerks at once, and of two quick taps, one wins', async () => {
    const { household, wife, husband } = await aFamily(server, 'active');
    const death = await aDeathOf(server, { member_id: husband });
    const { digest, revision } = await previewOf(clerk, death, { next_member_ids: String(wife) });
    const { client: other } = await aClerk(server);
    const body = { id: String(death), revision, digest: digest ?? '', next_member_ids: [wife] };

    const answers = await Promise.all([clerk, other, clerk].map((who) => who.call(calls.identifyDeath, body)));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await newsOf(server, household)).toHaveLength(1);
    const { body: seen } = await clerk.send('GET', `/api/v1/office/deaths/${death}`);
    expect((seen as DeathCase).history.map(({ verb }) => verb)).toEqual(['report', 'identify']);
  });

  it('an error in the last effect leaves nothing', async () => {
    const { household, husband, wife } = await aFamily(server, 'active');
    await aPhoneNumber(server, wife);
    await aSubstitute(server, household, { represent_me_as: 'family_member' });
    const death = await aDeathOf(server, { member_id: husband });
    const before = await keptRows(server, household);
    const { db } = server.context;
    // makes the last write of a household's effects fail
    const table = sql`alter table death_case_effects`;
    await sql`${table} add constraint broken check (kind <> 'rows') not valid`.execute(db);

    const { answer } = await identify(clerk, death, { next_member_ids: [wife] });
    await sql`${table} drop constraint broken`.execute(db);

    expect(answer.status).toBe(500);
    expect(await keptRows(server, household)).toEqual(before);
    expect(await newsOf(server, household)).toEqual([]);
    const row = await db.selectFrom('death_cases').select('state').where('id', '=', death).executeTakeFirstOrThrow();
    expect(row.state).toBe('reported');
  });
});
