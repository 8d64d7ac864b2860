import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { postContract } from '../../domain/post/post.contract.ts';
import { listLastDecisions } from '../audit/lastDecision.reads.ts';
import { runDailyWork } from '../membership/daily.jobs.ts';
import { logIn } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { aWishForAccount } from '../testing/counter/accountCodeBuilders.ts';
import { accountCodeCalls } from '../testing/counter/accountCodeCalls.ts';
import { readPdf } from '../testing/documents/pdfReading.ts';
import { freshEmail } from '../testing/emailBuilders.ts';
import { aClerk, theSecond } from '../testing/officeBuilders.ts';
import { aPrint, aWaitingLetter } from '../testing/post/postBuilders.ts';
import { startTestServer, TEST_BEGINS, type TestServer } from '../testing/testServer.ts';

let server: TestServer;
let clerk: TestClient;
let second: TestClient;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.moveTo(TEST_BEGINS);
  second = await theSecond(server);
  clerk = (await aClerk(server)).client;
});

const { give, register, confirm, stateOf } = accountCodeCalls(() => ({ server, clerk }));
const { openLetterPrint, openEnvelope, pullOutEnvelope, sendLetterPrint } = postContract;

type Of = { household_id: number };

async function envelopeOf({ household_id }: Of) {
  const { db, vault } = server.context;
  const { id, content } = await db
    .selectFrom('envelopes')
    .select(['id', 'content'])
    .where('household_id', '=', household_id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const code = /(?:\w{4}-){2}\w{4}/.exec(content ? vault.open(content) : '')?.[0] ?? '';
  return { id: String(id), code };
}

/** What a clerk who looks now has seen. */
async function seenOf({ household_id }: Of): Promise<number | null> {
  const decisions = await listLastDecisions(server.context.db, [household_id]);
  return decisions.get(household_id)?.id ?? null;
}

async function effectsOf({ household_id }: Of): Promise<(string | undefined)[]> {
  const { db } = server.context;
  const rows = await db.selectFrom('letters').select('effect_key').where('household_id', '=', household_id).execute();
  return rows.map(({ effect_key }) => effect_key.split('/')[0]);
}

/** The clerk asked for a code, which is in its envelope now. */
async function aPrintedCode() {
  const wish = await aWishForAccount(server);
  await give(clerk, wish, 'letter');
  const print = String(await aPrint(server));
  return { wish, print, envelope: await envelopeOf(wish) };
}

/** The code was used, and the letter that tells so is in its envelope. */
async function aToldOpening() {
  const { wish, print, envelope } = await aPrintedCode();
  await second.call(openLetterPrint, { id: print });
  await second.call(sendLetterPrint, { id: print });
  const email = freshEmail();
  await register({ code: envelope.code, email });
  await confirm(email);
  await aPrint(server);
  return { wish, envelope: await envelopeOf(wish) };
}

describe('whoever asked for a code', () => {
  it('does not open the file that holds it; a colleague does', async () => {
    const { print } = await aPrintedCode();

    const own = await clerk.call(openLetterPrint, { id: print });
    const other = await second.call(openLetterPrint, { id: print });

    expect(own).toMatchObject({ status: 403, body: { message: 'letters_hold_own_code' } });
    expect(other.status).toBe(200);
  });

  it('opens the file again once the code is gone from it', async () => {
    const { print } = await aPrintedCode();
    await second.call(openLetterPrint, { id: print });
    await second.call(sendLetterPrint, { id: print });

    expect((await clerk.call(openLetterPrint, { id: print })).status).toBe(200);
  });

  it('opens the file if the letter was pulled out', async () => {
    const { wish, print, envelope } = await aPrintedCode();
    const other = await aWishForAccount(server);
    await aWaitingLetter(server, other);
    await aPrint(server);

    const seen = await seenOf(wish);
    expect((await second.call(pullOutEnvelope, { id: envelope.id, seen })).status).toBe(204);
    expect((await clerk.call(openLetterPrint, { id: print })).status).toBe(200);
  });
});

test('nobody reads a code in a single envelope', async () => {
  const { envelope } = await aPrintedCode();

  const opened = await second.call(openEnvelope, { id: envelope.id });

  const { pages } = await readPdf(opened.bytes);
  const text = JSON.stringify(pages);
  expect([envelope.code.length, text.includes(envelope.code), text.includes('XXXX-XXXX-XXXX')]).toEqual([
    14,
    false,
    true,
  ]);
});

describe('the letter that tells of an opened account', () => {
  it('is not pulled out by who asked for the code; a colleague may', async () => {
    const { wish, envelope } = await aToldOpening();
    const seen = await seenOf(wish);

    const own = await clerk.call(pullOutEnvelope, { id: envelope.id, seen });
    const other = await second.call(pullOutEnvelope, { id: envelope.id, seen });

    expect(own).toMatchObject({ status: 403, body: { message: 'letter_tells_of_own_code' } });
    expect(other.status).toBe(204);
  });
});

describe('alone in the office', () => {
  it('a code by letter waits three days, the household is told, and the file then opens', async () => {
    await server.context.db.updateTable('accounts').set({ status: 'closed' }).where('role', '!=', 'member').execute();
    const { account, client } = await aClerk(server);
    clerk = client;
    const wish = await aWishForAccount(server);

    expect((await give(clerk, wish, 'letter')).body).toMatchObject({ state: 'asked' });
    expect(await effectsOf(wish)).toEqual(['membership.decisionToCome']);
    server.clock.moveMinutes(3 * 24 * 60);
    clerk = await logIn(server, account);
    await runDailyWork(server.context);
    await server.runJobs();
    expect(await stateOf(wish)).toBe('ready');
    const print = String(await aPrint(server));
    expect((await clerk.call(openLetterPrint, { id: print })).status).toBe(200);
  });
});
