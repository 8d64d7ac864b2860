import { beforeEach, describe, expect, it } from 'vitest';
import { type DeathCase, deathCasesContract } from '../../../domain/deaths/deathCases.contract.ts';
import { type DeathDecisions, deathDecisionsContract } from '../../../domain/deaths/deathDecisions.contract.ts';
import { deathPersonsContract } from '../../../domain/deaths/deathPersons.contract.ts';
import { deathLifeContract as calls, type DeathEffects } from '../../../domain/deaths/life/deathLife.contract.ts';
import { day } from '../../../domain/shared/day.ts';
import { aHousehold } from '../../testing/builders.ts';
import type { TestClient } from '../../testing/client.ts';
import { aCheckedDeath, aDeathCase, diedYesterday } from '../../testing/deathBuilders.ts';
import { aDeathOf, aFamily, hatice, identify, keptRows } from '../../testing/deaths/deathLifeBuilders.ts';
import { moveTo, newsOf, subjectsTo } from '../../testing/lifeBuilders.ts';
import { aMember } from '../../testing/memberBuilders.ts';
import { aClerk } from '../../testing/officeBuilders.ts';
import { testServer } from '../../testing/testServer.ts';

const server = testServer();
let clerk: TestClient;
beforeEach(async () => {
  moveTo(server, '2027-02-01');
  ({ client: clerk } = await aClerk(server));
});

const link = async (id: number, whose: { member_id: number } | { parent_member_id: number }) => {
  const { revision } = await server.context.db
    .selectFrom('death_cases')
    .select('revision')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return clerk.call(deathPersonsContract.linkDeceased, { id: String(id), revision, ...whose });
};

describe('a child that was never registered', () => {
  it.each([
    ['with a name', 'Elif', 'Wir trauern mit Ihnen um Elif'],
    ['still-born, without a name', null, 'Wir trauern mit Ihnen um Ihr Kind'],
  ])('belongs to the household of its mother: %s', async (_which, deceased_name, words) => {
    const { household, wife } = await aFamily(server, 'active', { language: 'de' });
    const death = await aDeathOf(server, { member_id: null, ...(deceased_name && { deceased_name }) });
    const linked = await link(death, { parent_member_id: wife });

    const { answer } = await identify(clerk, death);

    expect(linked.body).toMatchObject({ state: 'reported', member: null, parent: { id: wife } });
    expect(answer.status).toBe(200);
    const { household: row, members } = await keptRows(server, household);
    expect(row.money_rests_since).not.toBe(null);
    expect(members.every(({ status }) => status === 'active')).toBe(true);
    expect(await subjectsTo(server, household.email)).toEqual(['Unser aufrichtiges Beileid']);
    expect(server.mails.find(({ to }) => to === household.email)?.text).toContain(words);
  });

  it('is judged by the cover of its mother, and the board decides', async () => {
    const { wife } = await aFamily(server, 'active');
    const death = await aDeathOf(server, { member_id: null, deceased_name: 'Elif' });
    await link(death, { parent_member_id: wife });
    await identify(clerk, death);
    const { revision } = (await clerk.call(deathCasesContract.getDeathCase, { id: String(death) })).body as DeathCase;
    await clerk.call(deathDecisionsContract.checkDeathCover, { id: String(death), revision });

    const { body } = await clerk.call(deathDecisionsContract.getDeathDecisions, { id: String(death) });

    const { checks, may_accept } = body as DeathDecisions;
    expect(checks[0]).toMatchObject({ verdict: 'not_a_member', others: [{ because: 'parent' }] });
    expect(may_accept).toBe(false);
  });

  it('of a household that has ended changes nothing there', async () => {
    const household = await aHousehold(server, { status: 'inactive' });
    const death = await aDeathOf(server, { member_id: null, deceased_name: 'Elif' });
    await link(death, { parent_member_id: household.main_member_id });
    await identify(clerk, death);
    expect(await newsOf(server, household)).toEqual([]);
  });
});

describe('somebody under age', () => {
  it('does not become main member while an adult is there', async () => {
    const { husband, wife } = await aFamilyOf('1980-01-01');
    const death = await aDeathOf(server, { member_id: husband });

    const { body } = await clerk.call(calls.previewDeathEffects, { id: String(death) });

    const [household] = (body as DeathEffects).households;
    expect(household?.successors.map(({ member_id }) => member_id)).toEqual([wife]);
  });

  it('needs somebody who speaks for them where nobody else is left', async () => {
    const household = await aHousehold(server, { status: 'active', date_of_birth: day('1975-01-01') });
    const child = await aMember(server, household, { status: 'active', date_of_birth: day('2017-01-01') });
    const death = await aDeathOf(server, { member_id: household.main_member_id });
    const choices = { next_member_ids: [child] };
    const { body } = await clerk.call(calls.previewDeathEffects, {
      id: String(death),
      next_member_ids: String(child),
    });
    const { digest, revision } = body as DeathEffects;
    const send = (guardian: string | null) =>
      clerk.call(calls.identifyDeath, { id: String(death), revision, digest: digest ?? '', ...choices, guardian });

    expect((await send(null)).body).toMatchObject({ message: 'death_guardian_needed' });
    expect((await send('Tante Emine, 0664 1234567')).body).toMatchObject({
      state: 'identified',
      guardian: 'Tante Emine, 0664 1234567',
    });
  });
});

describe('a person who was not found at first', () => {
  it.each(['identified', 'checked', 'at_board', 'accepted', 'under_way'] as const)(
    'is tied in one step to a case that is %s',
    async (state) => {
      const { household, wife } = await aFamily(server, 'active');
      const death = await aDeathOf(server, { member_id: null, deceased_name: 'Hatice' });
      await identify(clerk, death);
      await go(death, state);

      const linked = await link(death, { member_id: wife });
      const { answer } = await identify(clerk, death);

      expect([linked.status, linked.body]).toMatchObject([200, { state: 'reported', member: { id: wife } }]);
      expect((answer.body as DeathCase).state).toBe('identified');
      const { members } = await keptRows(server, household);
      expect(members.find(({ id }) => id === wife)?.status).toBe('inactive');
    },
  );

  it.each([
    ['about a member', async () => aDeathOf(server, { member_id: (await aFamily(server, 'active')).son })],
    ['that was buried', async () => (await aCheckedDeath(server, { state: 'buried' })).id],
    ['that was withdrawn', async () => aDeathCase(server, { state: 'withdrawn', ...diedYesterday })],
  ])('is not tied to a case %s', async (_which, made) => {
    const { wife } = await aFamily(server, 'active');
    const { status, body } = await link(await made(), { member_id: wife });
    expect([status, body]).toMatchObject([409, { message: 'death_case_step_not_possible' }]);
  });
});

/** Mehmet, Hatice born on this day, and a child of ten. */
async function aFamilyOf(birth: string) {
  const household = await aHousehold(server, { status: 'active', date_of_birth: day('1975-01-01') });
  const wife = await aMember(server, household, { ...hatice, status: 'active', date_of_birth: day(birth) });
  await aMember(server, household, { status: 'active', date_of_birth: day('2017-01-01') });
  return { husband: household.main_member_id, wife };
}

/** The steps up to a state, as they are written into the history. */
async function go(id: number, state: DeathCase['state']): Promise<void> {
  const path = ['identified', 'checked', 'at_board', 'accepted', 'under_way'] as const;
  const verbs = {
    identified: 'identify',
    checked: 'check',
    at_board: 'sendToBoard',
    accepted: 'accept',
    under_way: 'begin',
  } as const;
  for (const [place, to_state] of path.entries()) {
    if (place === 0) continue;
    if (path.indexOf(state as (typeof path)[number]) < place) break;
    await server.context.db
      .insertInto('death_case_history')
      .values({
        case_id: id,
        verb: verbs[to_state],
        from_state: path[place - 1] ?? null,
        to_state,
        happened_at: server.clock.now(),
        account_id: null,
        reason: null,
      })
      .execute();
  }
  await server.context.db.updateTable('death_cases').set({ state }).where('id', '=', id).execute();
}
