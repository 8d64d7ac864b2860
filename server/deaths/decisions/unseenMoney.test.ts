import { beforeEach, describe, expect, it } from 'vitest';
import { type DeathCosts, deathCostsContract } from '../../../domain/deaths/deathCosts.contract.ts';
import {
  deathDecisionsContract as calls,
  type DeathDecisions,
} from '../../../domain/deaths/deathDecisions.contract.ts';
import { deathPrintsContract } from '../../../domain/deaths/deathPrints.contract.ts';
import { officeContract } from '../../../domain/office/office.contract.ts';
import type { ToDo } from '../../../domain/office/officeAnswers.ts';
import { day } from '../../../domain/shared/day.ts';
import { languages } from '../../../domain/shared/language.ts';
import type { TestClient } from '../../testing/client.ts';
import { aDeathCase } from '../../testing/deathBuilders.ts';
import { aDeathOf, identify } from '../../testing/deaths/deathLifeBuilders.ts';
import { readPdf } from '../../testing/documents/pdfReading.ts';
import { aPayment, aSubmittedHousehold, moveTo, theNight } from '../../testing/lifeBuilders.ts';
import { aClerk } from '../../testing/officeBuilders.ts';
import { testServer } from '../../testing/testServer.ts';
import { say } from '../../words.ts';

const PAID = '2027-01-12';
const DIED = '2027-05-01';

const server = testServer();
let clerk: TestClient;
beforeEach(() => moveTo(server, PAID));

type Seen = { registration: boolean; contribution: boolean };

/** Somebody who has waited, whose fees were booked by hand; identified as dead, and checked. */
async function aCheckedDeath({ registration: first, contribution: second }: Seen, isActivated = true) {
  const { household, registration, contribution } = await aSubmittedHousehold(server);
  await aPayment(server, registration, { isSeenAtBank: first });
  const { bank_transaction_id: payment } = await aPayment(server, contribution, { isSeenAtBank: second });
  moveTo(server, '2027-05-03');
  if (isActivated) await theNight(server);
  clerk = (await aClerk(server)).client;
  const id = await aDeathOf(server, {
    member_id: household.main_member_id,
    died_from: day(DIED),
    died_until: day(DIED),
  });
  await identify(clerk, id);
  await step(clerk, id, 'checkDeathCover');
  return { id, payment };
}

async function textOf(bytes: Buffer): Promise<string> {
  return (await readPdf(bytes)).pages.join(' ').replaceAll(/\s+/g, ' ');
}

async function read(client: TestClient, id: number): Promise<DeathDecisions> {
  return (await client.call(calls.getDeathDecisions, { id: String(id) })).body as DeathDecisions;
}

async function step(client: TestClient, id: number, name: 'checkDeathCover' | 'acceptDeath' | 'sendDeathToBoard') {
  const { revision } = await read(client, id);
  return client.call(calls[name], { id: String(id), revision });
}

async function decide(client: TestClient, id: number, outcome: 'accepted' | 'declined' = 'accepted') {
  const { revision } = await read(client, id);
  return client.call(calls.proposeDeathDecision, { id: String(id), revision, outcome, reasons: 'Geprüft' });
}

describe('money that nobody saw at the bank', () => {
  it.each([
    ['both fees', { registration: false, contribution: false }, true],
    ['the registration, before the night has made a member', { registration: false, contribution: true }, false],
    ['the contribution', { registration: true, contribution: false }, true],
  ] as const)('does not decide alone: %s', async (_which, seen, isActivated) => {
    const { id } = await aCheckedDeath(seen, isActivated);

    const { checks, may_accept, unseen_money } = await read(clerk, id);
    const refused = await step(clerk, id, 'acceptDeath');

    expect(checks[0]).toMatchObject({ verdict: 'covered', others: [{ because: 'unseen_money', verdict: 'waiting' }] });
    expect(may_accept).toBe(false);
    expect(unseen_money).toHaveLength(Object.values(seen).filter((one) => !one).length);
    expect([refused.status, refused.body]).toMatchObject([409, { message: 'death_cover_not_clear' }]);
    for (const language of languages) {
      const sheet = { id: String(id), print: 'case_sheet', language } as const;
      const text = await textOf((await clerk.call(deathPrintsContract.printDeathCase, sheet)).bytes);
      const verdict = say(language, 'deaths.print.verdict.waiting');
      expect(text).toContain(say(language, 'deaths.print.sheet.unseen', { verdict }));
      expect(text).not.toContain('01.05.2027: ');
    }
  });

  it('matters to nobody once the bank has told of it', async () => {
    const { id } = await aCheckedDeath({ registration: true, contribution: true });

    expect((await read(clerk, id)).checks[0]).toMatchObject({ verdict: 'covered', others: [] });
    expect((await step(clerk, id, 'acceptDeath')).status).toBe(200);
  });

  it('needs two of the board, while the undertaker’s order goes out at once', async () => {
    const { id } = await aCheckedDeath({ registration: false, contribution: false });
    const [one, other] = [(await aClerk(server, 'board')).client, (await aClerk(server, 'board')).client];
    const undertaker = 'Bestattung Donau';
    await server.context.db.updateTable('death_cases').set({ undertaker }).where('id', '=', id).execute();
    await step(clerk, id, 'sendDeathToBoard');

    await decide(one, id);
    const { body: prints } = await clerk.call(deathPrintsContract.listDeathPrints, { id: String(id) });
    const { decisions, revision } = await read(other, id);

    expect(prints).toContainEqual({ print: 'undertaker_order', problem: null });
    expect(decisions[0]).toMatchObject({ signatures_needed: 2, in_force_at: null, may_sign: true });
    const signed = await other.call(calls.signDeathDecision, { id: String(decisions[0]?.id), revision });
    expect(signed.body).toMatchObject({ state: 'accepted' });
  });
});

describe('somebody who works alone', () => {
  it('decides at once; it stays on the to-do list until somebody else has signed, even after the burial', async () => {
    const { id } = await aCheckedDeath({ registration: false, contribution: false });
    const { db } = server.context;
    await db.updateTable('accounts').set({ status: 'closed' }).where('role', '<>', 'member').execute();
    const alone = (await aClerk(server, 'board')).client;
    const unsigned = async () => ((await alone.call(officeContract.getToDo)).body as ToDo).unsigned_decisions;
    await step(alone, id, 'sendDeathToBoard');

    expect((await decide(alone, id)).body).toMatchObject({ state: 'accepted' });
    expect(await unsigned()).toMatchObject([{ case_id: id, outcome: 'accepted' }]);
    await db.updateTable('death_cases').set({ state: 'buried' }).where('id', '=', id).execute();
    const other = (await aClerk(server)).client;
    const { decisions, revision } = await read(other, id);
    const sign = () => other.call(calls.signDeathDecision, { id: String(decisions[0]?.id), revision });
    expect(decisions[0]).toMatchObject({ signatures_needed: 2, may_sign: true, may_withdraw: false });

    expect((await sign()).body).toMatchObject({ state: 'buried' });

    expect(await unsigned()).toEqual([]);
    const after = await read(other, id);
    expect(after.decisions[0]).toMatchObject({ signatures: [{}, {}], may_sign: false });
    const again = { id: String(decisions[0]?.id), revision: after.revision };
    expect((await other.call(calls.signDeathDecision, again)).status).toBe(409);
    expect((await alone.call(calls.withdrawDeathDecision, again)).status).toBe(409);
  });
});

describe('the board', () => {
  it('accepts a case that it declined only by two', async () => {
    const { id } = await aCheckedDeath({ registration: true, contribution: true });
    const { client } = await aClerk(server, 'board');
    await step(clerk, id, 'sendDeathToBoard');
    expect((await decide(client, id, 'declined')).body).toMatchObject({ state: 'declined' });
    await step(clerk, id, 'sendDeathToBoard');

    expect((await decide(client, id)).body).toMatchObject({ state: 'at_board' });
    expect((await read(client, id)).decisions[0]).toMatchObject({ signatures_needed: 2 });
  });

  it('declines by one and accepts another case of the same person only by two', async () => {
    const { id } = await aCheckedDeath({ registration: true, contribution: true });
    const { client } = await aClerk(server, 'board');
    await step(clerk, id, 'sendDeathToBoard');
    await decide(client, id, 'declined');
    const { db } = server.context;
    const { member_id, household_id } = await db
      .updateTable('death_cases')
      .set({ state: 'withdrawn' })
      .where('id', '=', id)
      .returning(['member_id', 'household_id'])
      .executeTakeFirstOrThrow();
    const again = await aDeathCase(server, {
      state: 'identified',
      member_id,
      household_id,
      died_from: day(DIED),
      died_until: day(DIED),
    });
    await step(clerk, again, 'checkDeathCover');
    await step(clerk, again, 'sendDeathToBoard');

    expect((await decide(client, again)).body).toMatchObject({ state: 'at_board' });
    expect((await read(client, again)).decisions[0]).toMatchObject({ signatures_needed: 2 });
  });
});

it('a cost of a kind without a limit is paid when two people say so', async () => {
  const { id } = await aCheckedDeath({ registration: true, contribution: true });
  await step(clerk, id, 'acceptDeath');
  const costs = async (client: TestClient) =>
    (await client.call(deathCostsContract.listDeathCosts, { id: String(id) })).body as DeathCosts;
  const cost = {
    kind: 'other',
    supplier: 'Irgendwer',
    amount: 25_000,
    payer: 'association',
    paid_on: '02.05.2027',
  } as const;
  const { revision } = await costs(clerk);
  await clerk.call(deathCostsContract.enterDeathCost, { id: String(id), revision, ...cost });
  const pay = async (client: TestClient) => {
    const known = await costs(client);
    const about = { id: String(known.costs[0]?.id), revision: known.revision, paid_on: '02.05.2027' };
    return client.call(deathCostsContract.payDeathCost, about);
  };

  const again = await pay(clerk);
  const waiting = (await costs(clerk)).costs[0];
  await pay((await aClerk(server)).client);

  expect([again.status, again.body]).toMatchObject([409, { message: 'death_cost_waits_for_second' }]);
  expect(waiting).toMatchObject({ paid_on: null, pay_asked_on: '02.05.2027' });
  expect((await costs(clerk)).costs[0]).toMatchObject({ paid_on: '02.05.2027', pay_asked_on: null });
});
