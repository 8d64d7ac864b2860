import { type RawBuilder, sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { deathCasesContract as cases } from '../../domain/deaths/deathCases.contract.ts';
import { deathCostsContract as costs } from '../../domain/deaths/deathCosts.contract.ts';
import { deathDecisionsContract as decisions } from '../../domain/deaths/deathDecisions.contract.ts';
import { deathDocumentsContract as documents } from '../../domain/deaths/deathDocuments.contract.ts';
import { deathLinksContract as links } from '../../domain/deaths/deathLinks.contract.ts';
import { deathStepsContract as steps } from '../../domain/deaths/deathSteps.contract.ts';
import { deathLifeContract as life } from '../../domain/deaths/life/deathLife.contract.ts';
import { limitsOfCase, MOST_MOVES, MOST_OF_EVENT } from '../../domain/deaths/limitsOfCase.ts';
import type { TestAnswer, TestClient } from '../testing/client.ts';
import { aCheckedDeath, aClearDeath, aDeathCase } from '../testing/deathBuilders.ts';
import { aClerk } from '../testing/officeBuilders.ts';
import { testServer } from '../testing/testServer.ts';

const server = testServer();
let board: TestClient;
beforeAll(async () => {
  board = (await aClerk(server, 'board')).client;
});

const original = { moved_on: '10.01.2027', person: 'Ayşe Kaya', kind: 'passport' } as const;
const guest = { recipient: 'Bestattung Wien', language: 'de', consent_by: 'Ayşe', consent_on: '10.01.2027' } as const;
const cost = { kind: 'coffin', supplier: 'Bestattung Wien', amount: 450, payer: 'association' } as const;

type Kind = {
  most: number;
  make?: () => Promise<number>;
  /** Fills the case up to one below the most; `n` counts from 1. */
  row: (id: number, n: RawBuilder<unknown>) => RawBuilder<unknown>;
  add: (id: number) => Promise<TestAnswer>;
};

const at = sql`'2027-01-10T10:00:00Z'`;
const seen = async (id: number) => ({ id: String(id), revision: await revisionOf(id) });

const kinds: [string, Kind][] = [
  [
    'notes',
    {
      most: limitsOfCase.notes,
      row: (id, n) => sql`death_case_notes (case_id, words, written_at) select ${id}, ${n}::text, ${at}`,
      add: (id) => board.call(cases.writeDeathNote, { id: String(id), words: 'Rückruf' }),
    },
  ],
  [
    'steps',
    {
      most: limitsOfCase.steps,
      row: (id, n) => sql`death_case_steps (case_id, own_words, position, responsible, shown_to_family)
        select ${id}, 'Blumen', ${n}, 'office', false`,
      add: async (id) => board.call(steps.addDeathStep, { ...(await seen(id)), own_words: 'x', responsible: 'office' }),
    },
  ],
  [
    'originals',
    {
      most: limitsOfCase.documents,
      row: (id, n) =>
        sql`death_case_documents (case_id, kind, name, created_at) select ${id}, 'passport', ${n}::text, ${at}`,
      add: async (id) => board.call(documents.receiveDeathOriginal, { ...(await seen(id)), ...original }),
    },
  ],
  [
    'links',
    {
      most: limitsOfCase.links,
      row: (id, n) => sql`death_case_links (case_id, kind, token_hash, recipient, language, created_at, expires_at)
        select ${id}, 'family', sha256(${sql`(${id}::text || ' ' || ${n}::text)`}::bytea), 'Ayşe', 'tr', ${at}, ${at}`,
      add: async (id) => board.call(links.makeGuestLink, { ...(await seen(id)), ...guest }),
    },
  ],
  [
    'costs',
    {
      most: limitsOfCase.costs,
      make: async () => (await aCheckedDeath(server, { state: 'accepted' })).id,
      row: (id, n) => sql`death_case_costs (case_id, kind, supplier, amount_cents, payer, entered_at)
        select ${id}, 'other', 'Wien', ${n}, 'family', ${at}`,
      add: async (id) => board.call(costs.enterDeathCost, { ...(await seen(id)), ...cost }),
    },
  ],
  [
    'checks',
    {
      most: limitsOfCase.checks,
      make: async () => (await aClearDeath(server)).id,
      row: (id, n) => sql`death_case_checks (case_id, day, verdict, grounds, facts, settings, rule_version, checked_at)
        select ${id}, '2027-01-10', 'waiting', '[]', '{}', '{}', ${n}, ${at}`,
      add: async (id) => board.call(decisions.checkDeathCover, await seen(id)),
    },
  ],
  [
    'decisions',
    {
      most: limitsOfCase.decisions,
      make: async () => (await aCheckedDeath(server, { state: 'at_board' })).id,
      row: (id, n) => sql`death_case_decisions (case_id, check_id, outcome, reasons, signatures_needed, proposed_at,
          withdrawn_at) select c.case_id, c.id, 'declined', ${n}::text, 2, ${at}, ${at}
        from death_case_checks c where c.case_id = ${id}`,
      add: async (id) => {
        await sql`update death_cases set state = 'at_board' where id = ${id}`.execute(server.context.db);
        return board.call(decisions.proposeDeathDecision, {
          ...(await seen(id)),
          outcome: 'declined',
          reasons: 'Nein',
        });
      },
    },
  ],
  [
    'cases of its event',
    {
      most: MOST_OF_EVENT,
      row: (id, n) => sql`death_cases (case_no, source, language, reported_at, state_since, changed_at, event_id)
        select ${id}::text || ' ' || ${n}::text, 'on_call', 'de', ${at}, ${at}, ${at}, ${id}`,
      add: async (id) => board.call(life.linkDeath, { ...(await seen(id)), other_case_id: await aDeathCase(server) }),
    },
  ],
];

it.each(kinds)('a case takes %s up to a bound, and says so', async (name, { most, make, row, add }) => {
  const id = await (make?.() ?? aDeathCase(server));
  const present = ['checks', 'cases of its event'].includes(name) ? 1 : 0;
  await fill(most - 1 - present, (n) => row(id, n));

  expect((await add(id)).status).toBeLessThan(300);
  const { status, body } = await add(id);

  expect([status, body]).toMatchObject([409, { message: 'death_case_full', params: { most } }]);
});

it('an original moves up to a bound', async () => {
  const id = await aDeathCase(server);
  const received = await board.call(documents.receiveDeathOriginal, { ...(await seen(id)), ...original });
  const document = (received.body as { documents: { id: number }[] }).documents[0]?.id ?? 0;
  await fill(
    MOST_MOVES - 2,
    () => sql`death_case_originals (case_document_id, moved, moved_on, person, written_at)
    select ${document}, 'came_back', '2027-01-10', 'Ayşe', ${at}`,
  );
  const move = async (moved: 'handed_on' | 'came_back') =>
    board.call(documents.moveDeathOriginal, {
      id: String(document),
      revision: await revisionOf(id),
      moved,
      moved_on: '10.01.2027',
      person: 'Magistrat',
    });

  expect((await move('handed_on')).status).toBe(200);
  expect(await move('came_back')).toMatchObject({ status: 409, body: { message: 'death_case_full' } });
});

it('all notes of a case are shown, also the oldest', async () => {
  const id = await aDeathCase(server);
  await fill(
    limitsOfCase.notes,
    (n) => sql`death_case_notes (case_id, words, written_at) select ${id}, ${n}::text, ${at}`,
  );

  const { body } = await board.call(cases.getDeathCase, { id: String(id) });

  expect((body as { notes: { words: string }[] }).notes.map(({ words }) => words)).toContain('1');
});

async function fill(count: number, row: (n: RawBuilder<unknown>) => RawBuilder<unknown>): Promise<void> {
  for (let n = 1; n <= count; n += 1) await sql`insert into ${row(sql.lit(n))}`.execute(server.context.db);
}

async function revisionOf(id: number): Promise<number> {
  const found = await server.context.db
    .selectFrom('death_cases')
    .select('revision')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return found.revision;
}
