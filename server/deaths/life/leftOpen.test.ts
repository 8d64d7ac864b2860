import { beforeEach, describe, expect, it } from 'vitest';
import type { DeathCaseState } from '../../../domain/deaths/deathCase.ts';
import type { DeathCase } from '../../../domain/deaths/deathCases.contract.ts';
import { type DeathCosts, deathCostsContract } from '../../../domain/deaths/deathCosts.contract.ts';
import { type DeathDocuments, deathDocumentsContract } from '../../../domain/deaths/deathDocuments.contract.ts';
import { deathStepsContract } from '../../../domain/deaths/deathSteps.contract.ts';
import type { OriginalMove } from '../../../domain/deaths/documents.ts';
import { deathLifeContract as calls } from '../../../domain/deaths/life/deathLife.contract.ts';
import { businessDay, day, toWireDay } from '../../../domain/shared/day.ts';
import type { TestClient } from '../../testing/client.ts';
import { aCheckedDeath, aDeathCost, aDeathDecision, aDeathStep } from '../../testing/deathBuilders.ts';
import { moveTo } from '../../testing/lifeBuilders.ts';
import { aClerk } from '../../testing/officeBuilders.ts';
import { testServer } from '../../testing/testServer.ts';
import { forgetEndedDeaths } from '../forgetEnded.jobs.ts';
import { forgetReports } from '../forgetReports.jobs.ts';

const server = testServer();
let clerk: TestClient;
beforeEach(async () => {
  moveTo(server, '2027-01-11');
  ({ client: clerk } = await aClerk(server));
});

const paid = { paid_on: day('2027-01-10') };

/** A case in this state; one that was taken on has a decision in force. */
async function aCaseIn(state: DeathCaseState, outcome: 'accepted' | 'declined' | null = 'accepted') {
  const { id, check_id } = await aCheckedDeath(server, { state }, 'covered');
  if (outcome) {
    const decision = await aDeathDecision(server, { id, check_id });
    await server.context.db
      .updateTable('death_case_decisions')
      .set({ outcome, in_force_at: server.clock.now() })
      .where('id', '=', decision)
      .execute();
  }
  return id;
}

async function anOriginal(id: number, moves: readonly OriginalMove[]): Promise<number> {
  const { db } = server.context;
  const { id: document } = await db
    .insertInto('death_case_documents')
    .values({
      case_id: id,
      kind: 'passport',
      name: null,
      storage_key: null,
      created_at: server.clock.now(),
      created_by: null,
      link_id: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const moved of moves) {
    await db
      .insertInto('death_case_originals')
      .values({
        case_document_id: document,
        moved,
        moved_on: paid.paid_on,
        person: 'Kemal Uslu',
        written_at: server.clock.now(),
        written_by: null,
      })
      .execute();
  }
  return document;
}

async function revisionOf(id: number): Promise<number> {
  const { db } = server.context;
  return (await db.selectFrom('death_cases').select('revision').where('id', '=', id).executeTakeFirstOrThrow())
    .revision;
}

async function take(id: number, step: 'settleDeath' | 'closeDeath', left_is_seen?: boolean) {
  const revision = await revisionOf(id);
  const { status, body } = await clerk.call(calls[step], {
    id: String(id),
    revision,
    ...(left_is_seen !== undefined && { left_is_seen }),
  });
  return [status, (body as { message?: string }).message ?? (body as DeathCase).state];
}

describe('what is left is said before a case ends', () => {
  it.each<[string, DeathCaseState, 'settleDeath' | 'closeDeath', string, (id: number) => Promise<unknown>, boolean]>([
    ['an original at the office', 'settled', 'closeDeath', 'closed', (id) => anOriginal(id, ['received']), true],
    [
      'an original with somebody else',
      'settled',
      'closeDeath',
      'closed',
      (id) => anOriginal(id, ['received', 'handed_on']),
      true,
    ],
    [
      'an original that came back',
      'declined',
      'closeDeath',
      'closed',
      (id) => anOriginal(id, ['received', 'handed_on', 'came_back']),
      true,
    ],
    [
      'an original with the family',
      'settled',
      'closeDeath',
      'closed',
      (id) => anOriginal(id, ['received', 'returned']),
      false,
    ],
    ['an open step', 'settled', 'closeDeath', 'closed', (id) => aDeathStep(server, id), true],
    ['no costs', 'buried', 'settleDeath', 'settled', async () => undefined, true],
    [
      'costs of the family alone',
      'buried',
      'settleDeath',
      'settled',
      (id) => aDeathCost(server, id, { payer: 'family' }),
      true,
    ],
    [
      'a cost that was cancelled',
      'buried',
      'settleDeath',
      'settled',
      (id) => aDeathCost(server, id, { cancelled_at: server.clock.now() }),
      true,
    ],
    ['a paid cost', 'buried', 'settleDeath', 'settled', (id) => aDeathCost(server, id, paid), false],
  ])('%s of a case that is %s', async (_what, state, step, then, put, isLeft) => {
    const id = await aCaseIn(state, state === 'declined' ? 'declined' : 'accepted');
    await put(id);

    const unseen = await take(id, step);

    expect(unseen).toEqual(isLeft ? [409, 'death_case_left_open'] : [200, then]);
    if (isLeft) expect(await take(id, step, true)).toEqual([200, then]);
  });

  it('by name', async () => {
    const id = await aCaseIn('settled');
    await anOriginal(id, ['received', 'handed_on']);
    await aDeathStep(server, id);
    await aDeathCost(server, id, paid);

    const { body } = await clerk.call(calls.getDeathLeftOpen, { id: String(id) });

    expect(body).toMatchObject({
      originals: [{ kind: 'passport', moved: 'handed_on', moved_on: '10.01.2027', person: 'Kemal Uslu' }],
      steps: [{ own_words: 'Blumen bestellen' }],
      costs: { count: 1, amount: 450, unpaid: 0 },
      to_be_seen: { settle: false, close: true, withdraw: true },
    });
  });

  it('a case is not withdrawn either while an original is here', async () => {
    const id = await aCaseIn('under_way');
    await anOriginal(id, ['received']);
    const withdraw = async (more: object) =>
      clerk.call(calls.withdrawDeath, {
        id: String(id),
        revision: await revisionOf(id),
        reason: 'Falsche Person',
        ...more,
      });

    expect((await withdraw({})).body).toMatchObject({ message: 'death_case_left_open' });
    expect((await withdraw({ left_is_seen: true })).body).toMatchObject({ state: 'withdrawn' });
  });
});

describe('what comes late', () => {
  const states: DeathCaseState[] = ['settled', 'closed', 'withdrawn'];

  it.each(states)('an original goes back to the family when the case is %s', async (state) => {
    const id = await aCaseIn(state);
    const document = await anOriginal(id, ['received']);
    const moved_on = toWireDay(businessDay(server.clock.now()));

    const { body: before } = await clerk.call(deathDocumentsContract.listDeathDocuments, { id: String(id) });
    const { status, body } = await clerk.call(deathDocumentsContract.moveDeathOriginal, {
      id: String(document),
      revision: await revisionOf(id),
      moved: 'returned',
      moved_on,
      person: 'Kemal Uslu',
    });

    expect((before as DeathDocuments).may_move).toBe(true);
    expect([status, (body as DeathDocuments).documents[0]?.is_entrusted]).toEqual([200, false]);
  });

  it.each(['settled', 'closed'] as const)('a bill, and its payment, when the case is %s', async (state) => {
    const id = await aCaseIn(state);
    const entered = await clerk.call(deathCostsContract.enterDeathCost, {
      id: String(id),
      revision: await revisionOf(id),
      kind: 'coffin',
      supplier: 'Bestattung Wien',
      amount: 450,
      payer: 'association',
    });
    const costs = entered.body as DeathCosts;
    const { status, body } = await clerk.call(deathCostsContract.payDeathCost, {
      id: String(costs.costs[0]?.id),
      revision: costs.revision,
      paid_on: '10.01.2027',
    });

    expect([entered.status, costs.may_change, costs.may_take_on, status]).toEqual([201, true, true, 200]);
    expect((body as DeathCosts).sums.association).toBe(450);
  });

  it.each([
    ['that was declined', 'declined'],
    ['that nobody decided', null],
  ] as const)(
    'the association pays nothing of a closed case %s; what the family pays is noted',
    async (_which, outcome) => {
      const id = await aCaseIn('closed', outcome);
      const enter = async (payer: 'association' | 'family') =>
        clerk.call(deathCostsContract.enterDeathCost, {
          id: String(id),
          revision: await revisionOf(id),
          kind: 'coffin',
          supplier: 'Bestattung Wien',
          amount: 450,
          payer,
        });

      expect((await enter('association')).body).toMatchObject({ message: 'death_case_not_accepted' });
      expect((await enter('family')).status).toBe(201);
    },
  );

  it('a step is ticked after the case was closed', async () => {
    const id = await aCaseIn('closed');
    const step = await aDeathStep(server, id);
    const revision = await revisionOf(id);

    expect((await clerk.call(deathStepsContract.doDeathStep, { id: String(step), revision })).status).toBe(200);
  });

  it('nothing but a return for a case that was withdrawn', async () => {
    const id = await aCaseIn('withdrawn');
    const step = await aDeathStep(server, id);
    const revision = await revisionOf(id);
    const cost = { kind: 'coffin', supplier: 'Bestattung Wien', amount: 450, payer: 'family' } as const;

    const answers = [
      await clerk.call(deathStepsContract.doDeathStep, { id: String(step), revision }),
      await clerk.call(deathCostsContract.enterDeathCost, { id: String(id), revision, ...cost }),
    ];

    for (const { status, body } of answers) {
      expect([status, body]).toMatchObject([409, { message: 'death_case_step_not_possible' }]);
    }
  });
});

describe('a case with an original that is not with the family', () => {
  it.each(['withdrawn', 'reported'] as const)('is not forgotten while it is %s', async (state) => {
    const here = await aCaseIn(state, null);
    await anOriginal(here, ['received']);
    const back = await aCaseIn(state, null);
    await anOriginal(back, ['received', 'returned']);
    server.clock.moveDays(400);
    await forgetEndedDeaths.run(server.context, {});
    await forgetReports.run(server.context, {});

    const rows = await server.context.db
      .selectFrom('death_cases')
      .select('id')
      .where('id', 'in', [here, back])
      .execute();
    expect(rows).toEqual([{ id: here }]);
  });
});
