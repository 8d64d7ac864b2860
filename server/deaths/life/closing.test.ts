import { beforeEach, describe, expect, it } from 'vitest';
import type { DeathCaseState } from '../../../domain/deaths/deathCase.ts';
import type { DeathCase } from '../../../domain/deaths/deathCases.contract.ts';
import { deathLifeContract as calls, type DeathMoney } from '../../../domain/deaths/life/deathLife.contract.ts';
import { day } from '../../../domain/shared/day.ts';
import { aHousehold } from '../../testing/builders.ts';
import type { TestClient } from '../../testing/client.ts';
import { aDeathCost } from '../../testing/deathBuilders.ts';
import { aDeathOf, aFamily, identify, keptRows } from '../../testing/deaths/deathLifeBuilders.ts';
import { stepsOf } from '../../testing/dunningBuilders.ts';
import { anInvoice } from '../../testing/invoicingBuilders.ts';
import { moveTo, newsOf, subjectsTo, theNight } from '../../testing/lifeBuilders.ts';
import { aClerk } from '../../testing/officeBuilders.ts';
import { testServer } from '../../testing/testServer.ts';

const server = testServer();
let clerk: TestClient;
beforeEach(() => at('2027-02-01'));

/** Noon of a day, with a clerk who has just logged in. */
async function at(text: string): Promise<void> {
  moveTo(server, text);
  ({ client: clerk } = await aClerk(server));
}

/** What other parts of a case have decided meanwhile. */
async function put(id: number, state: DeathCaseState): Promise<number> {
  const { db } = server.context;
  const row = await db
    .updateTable('death_cases')
    .set({ state })
    .where('id', '=', id)
    .returning('revision')
    .executeTakeFirstOrThrow();
  return row.revision;
}

async function settle(id: number, invoices: { id: number; decision: 'write_off' | 'charge' }[]) {
  const revision = await put(id, 'buried');
  return clerk.call(calls.settleDeath, { id: String(id), revision, invoices, left_is_seen: true });
}

async function close(id: number, invoices: { id: number; decision: 'write_off' | 'charge' }[] = [], from?: 'declined') {
  const { body } = await clerk.call(calls.getDeathMoney, { id: String(id) });
  const revision = from ? await put(id, from) : (body as DeathMoney).revision;
  return clerk.call(calls.closeDeath, { id: String(id), revision, invoices, left_is_seen: true });
}

async function invoicesOf(household: { household_id: number }) {
  const rows = await server.context.db
    .selectFrom('sale_invoices')
    .select(['status_id', 'due_date', 'dunning_status'])
    .where('household_id', '=', household.household_id)
    .orderBy('id')
    .execute();
  return rows.map(({ status_id, due_date, dunning_status }) => `${status_id} ${due_date} ${dunning_status}`);
}

describe('the widow’s household', () => {
  it('rests for weeks; what is charged is due anew when the case is closed, and only then the day is told', async () => {
    const { household, husband, wife } = await aFamily(server, 'active');
    const written = await anInvoice(server, household, { date: day('2027-01-05') });
    const charged = await anInvoice(server, household, { type: 'sim', date: day('2027-01-05') });
    const death = await aDeathOf(server, { member_id: husband });
    await identify(clerk, death, { next_member_ids: [wife] });
    await at('2027-03-20');
    await theNight(server);
    expect(await stepsOf(server, charged)).toEqual([]);

    const { body: money } = await clerk.call(calls.getDeathMoney, { id: String(death) });
    const settled = await settle(death, [
      { id: written.id, decision: 'write_off' },
      { id: charged.id, decision: 'charge' },
    ]);
    await theNight(server);
    const closed = await close(death);

    expect(money).toMatchObject({
      households: [{ rests_since: '01.02.2027', invoices: [{ open_amount: 60 }, { open_amount: 60 }] }],
    });
    expect([settled.status, closed.status]).toEqual([200, 200]);
    expect((closed.body as DeathCase).state).toBe('closed');
    expect((await keptRows(server, household)).household.money_rests_since).toBe(null);
    expect((await invoicesOf(household)).map((row) => row.slice(2))).toEqual(['2027-01-19 0', '2027-04-03 0']);
    expect((await subjectsTo(server, household.email)).sort()).toEqual([
      'Unser aufrichtiges Beileid',
      'Zur Mitgliedschaft von Mehmet Yılmaz',
    ]);
    const isLater = ({ to, subject }: (typeof server.mails)[number]) =>
      to === household.email && subject.startsWith('Zur');
    const text = server.mails.find(isLater)?.text ?? '';
    expect(text).toContain('Die Mitgliedschaft von Mehmet Yılmaz hat bis einschließlich 30.01.2027 gegolten.');
    expect(text).toContain('Hatice Yılmaz führt den Haushalt als Hauptmitglied weiter.');
    expect(text).toContain('Bitte überweisen Sie den Betrag bis 03.04.2027.');
    await at('2027-04-11');
    await theNight(server);
    expect(await stepsOf(server, charged)).toEqual(['1 on 2027-04-11 over 6000']);
  });

  it('is not settled while nobody has decided about an invoice', async () => {
    const { household, son } = await aFamily(server, 'active');
    const { id } = await anInvoice(server, household);
    const death = await aDeathOf(server, { member_id: son });
    await identify(clerk, death);

    const forgotten = await settle(death, []);
    const strange = await settle(death, [
      { id, decision: 'charge' },
      { id: (await anInvoice(server, await aHousehold(server))).id, decision: 'write_off' },
    ]);

    for (const { status, body } of [forgotten, strange]) {
      expect([status, body]).toMatchObject([409, { message: 'death_money_undecided' }]);
    }
  });

  it('is not settled while the association owes a cost', async () => {
    const { son } = await aFamily(server, 'active');
    const death = await aDeathOf(server, { member_id: son });
    await identify(clerk, death);
    const cost = await aDeathCost(server, death);

    const { status, body } = await settle(death, []);
    const paid_on = day('2027-02-01');
    await server.context.db.updateTable('death_case_costs').set({ paid_on }).where('id', '=', cost).execute();

    expect([status, body]).toMatchObject([409, { message: 'death_costs_unpaid' }]);
    expect((await settle(death, [])).status).toBe(200);
  });

  it('a case that was declined decides when it is closed; an invoice that came after settling as well', async () => {
    const { household, son } = await aFamily(server, 'active');
    const { id } = await anInvoice(server, household);
    const death = await aDeathOf(server, { member_id: son });
    await identify(clerk, death);

    const undecided = await close(death, [], 'declined');
    const decided = await close(death, [{ id, decision: 'write_off' }], 'declined');

    expect([undecided.status, decided.status]).toEqual([409, 200]);
    expect((await newsOf(server, household)).at(-1)).toBe('Zur Mitgliedschaft von Emre Yılmaz');
  });
});

it('a household that has ended reads of it in news alone', async () => {
  const household = await aHousehold(server, { status: 'active' });
  const death = await aDeathOf(server, { member_id: household.main_member_id });
  await identify(clerk, death);
  await settle(death, []);
  await close(death);

  expect(await newsOf(server, household)).toEqual(['Unser aufrichtiges Beileid', 'Zur Mitgliedschaft von Ayşe Yılmaz']);
  expect(await subjectsTo(server, household.email)).toEqual([]);
});

it('of two deaths in a household the last case that ends decides about the money', async () => {
  const { household, son, wife } = await aFamily(server, 'active');
  const { id } = await anInvoice(server, household);
  const [one, other] = [await aDeathOf(server, { member_id: son }), await aDeathOf(server, { member_id: wife })];
  await identify(clerk, one);
  await identify(clerk, other);

  expect((await settle(one, [])).status).toBe(200);
  expect((await close(one)).status).toBe(200);
  expect((await keptRows(server, household)).household.money_rests_since).toBe('2027-02-01');
  expect((await settle(other, [])).status).toBe(409);
  expect((await settle(other, [{ id, decision: 'write_off' }])).status).toBe(200);
  expect((await close(other)).status).toBe(200);
  expect((await keptRows(server, household)).household.money_rests_since).toBe(null);
});

describe('a case without effects goes all the way', () => {
  it.each([
    ['a still-born child', async () => ({ member_id: null, deceased_name: 'Kind Kaya' })],
    ['a baby that was never registered', async () => ({ member_id: null, deceased_name: 'Elif Kaya' })],
    ['somebody who is not found', async () => ({ member_id: null })],
    [
      'somebody who had ended',
      async () => ({ member_id: (await aHousehold(server, { status: 'inactive' })).main_member_id }),
    ],
  ])('%s', async (_name, whom) => {
    const death = await aDeathOf(server, await whom());
    const states: string[] = [];
    const noted = ({ body }: { body: unknown }) => states.push((body as DeathCase).state);
    noted((await identify(clerk, death)).answer);
    const id = String(death);
    noted(await clerk.call(calls.beginDeath, { id, revision: await put(death, 'accepted') }));
    const burial_at = '2027-01-31T10:00:00Z';
    noted(await clerk.call(calls.buryDeath, { id, revision: await put(death, 'under_way'), burial_at }));
    noted(await settle(death, []));
    noted(await close(death));
    expect(states).toEqual(['identified', 'under_way', 'buried', 'settled', 'closed']);
  });
});

it('a declined case with a cost that the association has not paid is not closed', async () => {
  const death = await aDeathOf(server, { deceased_name: 'Ali Kaya', state: 'declined' });
  const cost = await aDeathCost(server, death);

  const refused = await clerk.call(calls.closeDeath, { id: String(death), revision: 0, invoices: [] });
  await clerk.send('POST', `/api/v1/office/death-costs/${cost}/cancel`, { revision: 0 });
  const closed = await clerk.call(calls.closeDeath, { id: String(death), revision: 1, invoices: [] });

  expect([refused.status, refused.body]).toMatchObject([409, { message: 'death_costs_unpaid' }]);
  expect(closed.body).toMatchObject({ state: 'closed' });
});

describe('a death in which nobody asks for help', () => {
  it('is recorded and closed once the person is identified, with all effects, and nobody is written a condolence', async () => {
    const { household, husband, wife } = await aFamily(server, 'active');
    const death = await aDeathOf(server, { member_id: husband });
    const { preview, answer } = await identify(clerk, death, { next_member_ids: [wife], condolence: false });
    expect(preview.effects.map(({ kind }) => kind)).toContain('condolence');
    expect([answer.body, await newsOf(server, household)]).toMatchObject([
      { open_steps: expect.arrayContaining(['recordOnly']) },
      [],
    ]);

    const { revision } = answer.body as DeathCase;
    const only = { id: String(death), revision, left_is_seen: true, only_recorded: true };
    const closed = await clerk.call(calls.closeDeath, only);

    expect(closed.body).toMatchObject({
      state: 'closed',
      history: [{ verb: 'report' }, { verb: 'identify' }, { verb: 'recordOnly' }],
    });
    expect(await keptRows(server, household)).toMatchObject({
      household: { money_rests_since: null },
      members: [
        { first_name: 'Mehmet', status: 'inactive', inactive_reason_id: 2 },
        { is_main: true, civil_status: 'widowed' },
        {},
      ],
    });
    expect(await newsOf(server, household)).toHaveLength(1);
    // a family that was written no condolence gets no other mail either
    expect(await subjectsTo(server, household.email)).toEqual([]);
  });

  it('is not closed in this way once somebody has decided about help', async () => {
    const { husband } = await aFamily(server, 'active');
    const death = await aDeathOf(server, { member_id: husband });
    const revision = await put(death, 'accepted');

    const closed = await clerk.call(calls.closeDeath, { id: String(death), revision, only_recorded: true });

    expect([closed.status, closed.body]).toMatchObject([409, { message: 'death_case_step_not_possible' }]);
  });
});
