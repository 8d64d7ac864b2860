import { beforeAll, describe, expect, it } from 'vitest';
import { deathCostsContract as calls, type DeathCosts } from '../../../domain/deaths/deathCosts.contract.ts';
import { IDEMPOTENCY_KEY } from '../../../domain/shared/contract.ts';
import type { TestClient } from '../../testing/client.ts';
import { aDeathCase, aDeathCost } from '../../testing/deathBuilders.ts';
import { aClerk } from '../../testing/officeBuilders.ts';
import { testServer } from '../../testing/testServer.ts';

const server = testServer();
let clerk: TestClient;
beforeAll(async () => {
  clerk = (await aClerk(server)).client;
});

const coffin = { kind: 'coffin', supplier: 'Bestattung Wien', amount: 450.5, payer: 'association' } as const;

describe('costs of a case', () => {
  it('are entered, paid and cancelled, and the sums follow', async () => {
    const id = await aDeathCase(server, { state: 'accepted' });
    const entered = await enter(id, { ...coffin, revision: 0 });
    await enter(id, { ...coffin, revision: 1, payer: 'family', amount: 99.99 });
    const [ours, theirs] = await costsOf(id);

    const paid = await clerk.call(calls.payDeathCost, { id: String(ours?.id), revision: 2, paid_on: '10.01.2027' });
    const cancelled = await clerk.call(calls.cancelDeathCost, { id: String(theirs?.id), revision: 3 });

    expect(entered.status).toBe(201);
    expect(paid.body).toMatchObject({ revision: 3, sums: { association: 450.5, family: 99.99, other: 0 } });
    expect(cancelled.body).toMatchObject({
      sums: { association: 450.5, family: 0, other: 0 },
      costs: [{ paid_on: '10.01.2027' }, { cancelled_at: expect.any(String) }],
    });
  });

  it('above a limit of the board need a reason', async () => {
    const id = await aDeathCase(server, { state: 'under_way' });
    const grave = { ...coffin, kind: 'grave' as const };

    const refused = await enter(id, { ...grave, revision: 0 });
    const explained = await enter(id, { ...grave, revision: 0, over_limit_because: 'Die Familie hat nichts' });

    expect([refused.status, refused.body]).toMatchObject([409, { message: 'death_cost_over_limit' }]);
    expect(explained.body).toMatchObject({ limits: [{ what: 'grave', limit: 0, spent: 450.5 }] });
  });

  it('belong to the association only once it has accepted the case', async () => {
    const id = await aDeathCase(server, { state: 'checked' });

    const refused = await enter(id, { ...coffin, revision: 0 });
    const ofFamily = await enter(id, { ...coffin, revision: 0, payer: 'family' });

    expect([refused.status, refused.body]).toMatchObject([409, { message: 'death_case_not_accepted' }]);
    expect(ofFamily.status).toBe(201);
  });

  it('are paid by the association only while the case is accepted, also after its decision was taken back', async () => {
    const id = await aDeathCase(server, { state: 'checked' });
    const ours = await aDeathCost(server, id);
    const theirs = await aDeathCost(server, id, { payer: 'family' });
    const pay = (cost: number, paid_on: string | null) =>
      clerk.call(calls.payDeathCost, { id: String(cost), revision: 0, paid_on });

    const refused = await pay(ours, '10.01.2027');

    expect([refused.status, refused.body]).toMatchObject([409, { message: 'death_case_not_accepted' }]);
    expect((await pay(theirs, '10.01.2027')).status).toBe(200);
  });

  it('do not change once the case is withdrawn', async () => {
    const id = await aDeathCase(server, { state: 'withdrawn' });
    const cost = await aDeathCost(server, id);
    const cancel = await clerk.call(calls.cancelDeathCost, { id: String(cost), revision: 0 });
    expect([(await enter(id, { ...coffin, revision: 0 })).status, cancel.status]).toEqual([409, 409]);
  });

  it('sent twice are entered once', async () => {
    const id = await aDeathCase(server, { state: 'accepted' });
    const key = { [IDEMPOTENCY_KEY]: crypto.randomUUID() };
    const send = () => clerk.send('POST', `/api/v1/office/deaths/${id}/costs`, { ...coffin, revision: 0 }, key);

    expect([(await send()).status, (await send()).status]).toEqual([201, 201]);
    expect(await costsOf(id)).toHaveLength(1);
  });

  it.each([
    ['a payment in the future', { paid_on: '01.01.2099' }, 'paid_on', 'day_in_the_future'],
    ['nothing', { amount: 0 }, 'amount', 'invalid_amount'],
    ['no supplier', { supplier: ' ' }, 'supplier', 'required'],
  ])('refuse %s', async (_name, wrong, field, key) => {
    const id = await aDeathCase(server, { state: 'accepted' });
    const { status, body } = await enter(id, { ...coffin, revision: 0, ...wrong });
    expect([status, body]).toMatchObject([422, { errors: { [field]: [key] } }]);
  });
});

function enter(id: number, cost: Omit<Parameters<typeof clerk.call<typeof calls.enterDeathCost>>[1] & object, 'id'>) {
  return clerk.call(calls.enterDeathCost, { id: String(id), ...cost });
}

async function costsOf(id: number): Promise<DeathCosts['costs']> {
  const { body } = await clerk.call(calls.listDeathCosts, { id: String(id) });
  return (body as DeathCosts).costs;
}
