import { afterEach, beforeAll, expect, it } from 'vitest';
import { type FeeTables, feesContract } from '../../domain/invoicing/fees.contract.ts';
import { invoicingContract, type JoiningFee } from '../../domain/invoicing/invoicing.contract.ts';
import type { TestAccount } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { oneFeeForAll } from '../testing/feeBuilders.ts';
import { aClerk, auditOf } from '../testing/officeBuilders.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;
let clerk: TestClient;
let board: { account: TestAccount; client: TestClient };

beforeAll(async () => {
  server = await startTestServer();
  server.clock.moveTo(new Date('2027-03-10T09:00:00Z'));
  ({ client: clerk } = await aClerk(server));
  board = await aClerk(server, 'board');
  return () => server.stop();
});
afterEach(async () => void (await server.context.db.deleteFrom('fees').execute()));

it('shows current and future fees to the whole office; only the board introduces new ones', async () => {
  expect(await shown()).toMatchObject({ in_force: null, to_come: [] });

  await introduce('01.01.2027', 60);
  const refused = await clerk.call(feesContract.introduceFees, { valid_from: '01.01.2028', fees: oneFeeForAll(70) });
  const { status, body } = await introduce('01.01.2028', 70);

  expect([refused.status, status]).toEqual([403, 200]);
  const { in_force, to_come } = await shown();
  expect(body).toEqual(await shown());
  expect(in_force?.valid_from).toBe('01.01.2027');
  expect(to_come.map(({ valid_from, fees }) => [valid_from, fees.length])).toEqual([['01.01.2028', 6]]);
  expect(to_come[0]?.fees[0]).toEqual({ type: 'sirf', basis: 'main', age_from: 0, age_to: 150, amount: 70 });
  expect((await auditOf(server, null)).filter(({ action }) => action === 'fees.introduced')).toEqual(
    Array.from({ length: 2 }, () => ({
      action: 'fees.introduced',
      actor_account_id: board.account.account_id,
      subject_id: null,
    })),
  );
});

it('lists the ages of each kind in order, whatever the order sent, and leaves out former fees', async () => {
  await introduce('01.01.2026', 50);
  const [registration, _main, ...others] = oneFeeForAll(60);
  const grown = { type: 'siac' as const, basis: 'main' as const, age_from: 30, amount: 60 };
  await board.client.call(feesContract.introduceFees, {
    valid_from: '01.01.2027',
    fees: [
      ...others,
      grown,
      { ...grown, age_from: 0, age_to: 29, amount: 40 },
      ...(registration ? [registration] : []),
    ],
  });

  const { in_force, to_come } = await shown();

  expect(to_come).toEqual([]);
  expect(in_force?.valid_from).toBe('01.01.2027');
  expect(in_force?.fees.slice(0, 4).map(({ type, basis, age_from }) => `${type} ${basis} ${age_from}`)).toEqual([
    'sirf main 0',
    'siac main 0',
    'siac main 30',
    'siac spouse 0',
  ]);
});

// proves: promise.2
it.each(['10.03.2027', '01.01.2028'])(
  'of two board members who saw the same fees the second is refused; fees from %s sent again are answered',
  async (begin) => {
    await introduce('01.01.2027', 60);
    const { version } = await shown();

    const first = await introduce(begin, 70, version);
    const again = await introduce(begin, 70, version);
    const second = await introduce(begin, 80, version);

    expect([first.status, again.status, second.status]).toEqual([200, 200, 409]);
    expect(second.body).toMatchObject({ message: 'changed_meanwhile' });
    expect(again.body).toEqual(first.body);
    const { in_force, to_come } = await shown();
    expect((to_come[0] ?? in_force)?.fees[0]?.amount).toBe(70);
  },
);

it('if two are sent at the same moment, one is introduced and the other refused', async () => {
  await introduce('01.01.2027', 60);
  const { version } = await shown();

  const answers = await Promise.all([introduce('01.01.2028', 70, version), introduce('01.01.2028', 80, version)]);

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it.each<[string, object, string, string]>([
  ['an age without a fee', { fees: oneFeeForAll(60).slice(1) }, 'sirf main', 'ages_left_out'],
  ['an age above all', { fees: [{ ...oneFeeForAll(60)[0], age_from: 151 }] }, 'fees.0.age_from', 'to_high'],
  ['an amount below nothing', { fees: oneFeeForAll(-1) }, 'fees.0.amount', 'invalid_fee'],
  ['no day', { valid_from: '' }, 'valid_from', 'required'],
])('%s is named at its field, and nothing is changed', async (_what, wrong, field, key) => {
  const sent = { valid_from: '01.01.2028', fees: oneFeeForAll(60), ...wrong };
  const { status, body } = await board.client.send('POST', feesContract.introduceFees.path, sent);

  expect(status).toBe(422);
  expect(body).toMatchObject({ errors: { [field]: [key] } });
  expect(await shown()).toMatchObject({ in_force: null, to_come: [] });
});

async function shown(): Promise<FeeTables> {
  return (await clerk.call(feesContract.getFees)).body as FeeTables;
}

function introduce(valid_from: string, amount: number, version?: number) {
  return board.client.call(feesContract.introduceFees, { valid_from, fees: oneFeeForAll(amount), version });
}

it('visitors read what a membership costs today, without a log-in and without the basis that only the office gives', async () => {
  await introduce('01.01.2027', 60);

  const { status, body } = await server.client().call(invoicingContract.listJoiningFees);

  expect(status).toBe(200);
  expect((body as JoiningFee[]).slice(0, 3)).toEqual([
    { type: 'sirf', basis: 'main', age_from: 0, age_to: null, amount: 60 },
    { type: 'siac', basis: 'main', age_from: 0, age_to: null, amount: 60 },
    { type: 'siac', basis: 'spouse', age_from: 0, age_to: null, amount: 60 },
  ]);
  expect((body as JoiningFee[]).map(({ basis }) => basis)).not.toContain('nb');
});

it('visitors read of no costs before the first fees', async () => {
  expect((await server.client().call(invoicingContract.listJoiningFees)).body).toEqual([]);
});
