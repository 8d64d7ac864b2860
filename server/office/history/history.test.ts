import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { counterContract } from '../../../domain/counter/counter.contract.ts';
import { notesContract } from '../../../domain/counter/notes.contract.ts';
import { documentReviewContract } from '../../../domain/documents/review.contract.ts';
import { newsContract } from '../../../domain/notifications/news.contract.ts';
import {
  HISTORY_PAGE,
  type HistoryEntry,
  type HouseholdHistory,
  older,
} from '../../../domain/office/householdHistory.ts';
import { officeContract } from '../../../domain/office/office.contract.ts';
import { patience } from '../../../scripts/lib/patience.mjs';
import type { OfficeActor } from '../../platform/actor.ts';
import type { Tx } from '../../platform/db.ts';
import { ask, inChange } from '../../platform/work.ts';
import { aHousehold, anOfficeAccount, logIn, type TestHousehold, type TestStaff } from '../../testing/builders.ts';
import type { TestClient } from '../../testing/client.ts';
import { aDocument } from '../../testing/memberBuilders.ts';
import { aCashReceipt } from '../../testing/payments/cashBuilders.ts';
import { aWaitingLetter } from '../../testing/post/postBuilders.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';
import { readHistory } from './history.reads.ts';

let server: TestServer;
let clerk: TestClient;
let staff: TestStaff;
let household: TestHousehold;
let id: string;

beforeAll(async () => {
  server = await startTestServer();
}, patience(60_000));
afterAll(() => server.stop());
beforeEach(async () => {
  staff = await anOfficeAccount(server, 'clerk');
  clerk = await logIn(server, staff);
  household = await aHousehold(server, { status: 'active' });
  id = String(household.household_id);
});

test('conversations, notes, documents, messages and money stand in one history, the latest first, with who did it', async () => {
  const later = () => server.clock.moveMinutes(1);
  await clerk.call(counterContract.beginConversation, { id, asked: 'rang', reason: 'Fragt nach der Karte.' });
  later();
  await clerk.call(notesContract.writeNote, { id, words: 'Ruft wieder an.' });
  later();
  const document = await aDocument(server, household.main_member_id);
  await clerk.call(documentReviewContract.verifyDocument, { id: String(document) });
  later();
  await aWaitingLetter(server, household);
  later();
  await aCashReceipt(server, household);
  later();
  await changeOfStatus(household);
  later();
  const { household_id } = household;
  await clerk.call(newsContract.sendNews, { title: 'Öffnung', data: 'Bis 18 Uhr.', household_id });
  await server.runJobs();

  const { entries } = await read();

  const instants = entries.map(({ at }) => at);
  expect(instants).toEqual(instants.toSorted().toReversed());
  expect(entries.flatMap((entry) => (entry.source === 'record' ? [entry.action] : []))).toEqual([
    'news.sent',
    'cash.taken',
    'document.verified',
    'note.written',
    'conversation.begun',
  ]);
  expect(entries).toContainEqual(
    expect.objectContaining({
      action: 'conversation.begun',
      key: 'rang',
      words: 'Fragt nach der Karte.',
      by: staff.email,
    }),
  );
  expect(entries).toContainEqual(expect.objectContaining({ action: 'note.written', words: 'Ruft wieder an.' }));
  expect(entries).toContainEqual(expect.objectContaining({ action: 'document.verified', type: 'passport' }));
  expect(entries).toContainEqual(expect.objectContaining({ action: 'cash.taken', amount: 20 }));
  expect(entries).toContainEqual(
    expect.objectContaining({ source: 'letter', subject: 'Ihre Mitgliedschaft', state: 'waits' }),
  );
  expect(entries).toContainEqual(expect.objectContaining({ source: 'news', title: 'Öffnung', is_read: false }));
  expect(entries).toContainEqual(
    expect.objectContaining({ source: 'status', from_status: 'waiting', to_status: 'active', person: null }),
  );
});

test('a long history comes in pages, each entry once, and none of another household', async () => {
  const other = await aHousehold(server, { status: 'active' });
  await fill(household, 150);
  await fill(other, 150);
  const all: HistoryEntry[] = [];
  let page = await read();
  for (; page.older; page = await read(page.older)) {
    expect(page.entries).toHaveLength(HISTORY_PAGE);
    all.push(...page.entries);
  }
  all.push(...page.entries);

  const named = all.map(({ source, id: number }) => `${source} ${number}`);
  expect(new Set(named).size).toBe(named.length);
  expect(named).toHaveLength(150 * 3);
  const instants = all.map(({ at }) => at);
  expect(instants).toEqual(instants.toSorted().toReversed());
  const words = all.flatMap((entry) => ('words' in entry && entry.words ? [entry.words] : []));
  expect(new Set(words)).toEqual(new Set([`of ${household.household_id}`]));
});

test('what happens while somebody reads does not come twice, nor in the wrong place', async () => {
  await fill(household, 20);
  const first = await read();
  await clerk.call(notesContract.writeNote, { id, words: 'Gerade eben.' });
  await aWaitingLetter(server, household);

  const second = await read(first.older ?? '');

  expect(first.entries.length + second.entries.length).toBe(60);
  expect(second.entries.map(({ source }) => source)).not.toContain('letter');
});

test(
  'a household with five thousand entries reads as many rows as one with fifty',
  async () => {
    const long = await aHousehold(server, { status: 'active' });
    await fill(household, 17);
    await fill(long, 1_670);
    await sql`analyze audit_log, status_history, notifications`.execute(server.context.db);

    const [few, many] = [await rowsRead(household), await rowsRead(long)];

    expect(few).toBeLessThan(1_000);
    expect(many).toBeLessThan(few + 5 * HISTORY_PAGE);
  },
  patience(60_000),
);

test.each(['1', 'x.1.1.1.1.1', '1.1.1.1.1.1.1', '-1.1.1.1.1.1', `${'9'.repeat(16)}.1.1.1.1.1`, '9'.repeat(200)])(
  'a place of %s is refused',
  async (wrong) => {
    expect((await clerk.call(officeContract.listHistory, { id, older: wrong })).status).toBe(422);
  },
);

test('a household that does not exist has none, and no member reads one', async () => {
  expect((await clerk.call(officeContract.listHistory, { id: '999999' })).status).toBe(404);
  const member = await logIn(server, household);
  expect((await member.call(officeContract.listHistory, { id })).status).toBe(403);
});

async function read(place?: string): Promise<HouseholdHistory> {
  const sent = { id, ...(place ? { older: place } : {}) };
  const { status, body } = await clerk.call(officeContract.listHistory, sent);
  expect(status).toBe(200);
  return body;
}

async function changeOfStatus({ household_id }: TestHousehold): Promise<void> {
  const now = server.clock.now();
  await sql`insert into status_history (household_id, from_status, to_status, changed_at, effective_on)
    values (${household_id}, 'waiting', 'active', ${now}, ${server.clock.today()})`.execute(server.context.db);
}

/** So many entries of each of three sources, a minute apart. */
async function fill({ household_id }: TestHousehold, count: number): Promise<void> {
  const { db } = server.context;
  const at = sql`${server.clock.now()}::timestamptz - make_interval(mins => ${count} - n)`;
  const words = `of ${household_id}`;
  await sql`insert into audit_log (happened_at, action, household_id, details)
    select ${at}, 'reminders.held', ${household_id}, jsonb_build_object('reason', ${words}::text)
    from generate_series(1, ${count}) n`.execute(db);
  await sql`insert into status_history (household_id, from_status, to_status, changed_at, effective_on, reason)
    select ${household_id}, 'waiting', 'active', ${at}, ${server.clock.today()}, ${words}
    from generate_series(1, ${count}) n`.execute(db);
  await sql`insert into notifications (household_id, effect_key, title, body_html, created_at)
    select ${household_id}, 'test/' || n, 'Öffnung', '<p>Heute</p>', ${at} from generate_series(1, ${count}) n`.execute(
    db,
  );
}

/** The rows that the database reads for the first page and for one in the middle. */
async function rowsRead({ household_id }: TestHousehold): Promise<number> {
  const { account_id } = staff;
  const actor: OfficeActor = {
    kind: 'office',
    account_id,
    session_id: 1,
    role: 'clerk',
    language: 'de',
    standing: 'open',
  };
  return inChange(server.context, actor, async ({ tx }) => {
    // includes what this connection has read before
    const before = await readSoFar(tx);
    const asked = { ...ask(server.context, actor), db: tx };
    const first = await readHistory(asked, { id: household_id });
    await readHistory(asked, { id: household_id, older: older.parse(first.older) });
    return (await readSoFar(tx)) - before;
  });
}

async function readSoFar(tx: Tx): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select sum(seq_tup_read + idx_tup_fetch)::float8 as read from pg_stat_xact_user_tables`.execute(tx);
  return rows[0]?.read ?? 0;
}
