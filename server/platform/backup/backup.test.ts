import { appendFile, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { secondFactorContract } from '../../../domain/accounts/secondFactor.contract.ts';
import { bankContract } from '../../../domain/payments/bank/bank.contract.ts';
import { paymentsContract } from '../../../domain/payments/payments.contract.ts';
import { cents } from '../../../domain/shared/money.ts';
import { removeDiscardedFiles } from '../../documents/documents.jobs.ts';
import { checkDocuments } from '../../documents/keptDocuments.actions.ts';
import { aWaitingLine } from '../../testing/bank/bankBuilders.ts';
import { aHousehold, aLoggedInClient, anOfficeAccount } from '../../testing/builders.ts';
import { documentsIn } from '../../testing/documents/storedDocuments.ts';
import { anInvoice } from '../../testing/invoicingBuilders.ts';
import { aPayment, MEMBER_IBAN } from '../../testing/lifeBuilders.ts';
import { aDocument } from '../../testing/memberBuilders.ts';
import { aClerk } from '../../testing/officeBuilders.ts';
import { idleTransactionsEndAfter } from '../../testing/processes/connections.ts';
import { aRefund, moneyAmiss, undoRefund } from '../../testing/refundBuilders.ts';
import { aRegistration } from '../../testing/registrations.ts';
import { codeNow } from '../../testing/secondFactorBuilders.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';
import { enter } from '../../testing/visitors.ts';
import { isEmptyDatabase } from './load.ts';
import { makeBackup } from './makeBackup.ts';
import { DATABASE_PART } from './manifest.ts';
import { holdRemovals } from './removals.ts';
import { readBackup, restoreDatabase, restoreFiles } from './restoreBackup.ts';

/** All characters with a special meaning in line endings, JSON, SQL or CSV. */
const AWKWARD = 'Ayşe \u2028\u2029\r\n\t\\ " \' {} [] \u0001 İıß 𝒱';

let server: TestServer;
let other: TestServer;
let folder: string;

beforeAll(async () => {
  [server, other] = await Promise.all([startTestServer(), startTestServer()]);
});
afterAll(() => Promise.all([server.stop(), other.stop()]));
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'vefa-backup-')), 'backup');
});
afterEach(() => rm(join(folder, '..'), { recursive: true, force: true }));

test('every value of every table is restored, and sequences continue', async () => {
  const household = await aHousehold(server, { first_name: AWKWARD });
  await aDocument(server, household.main_member_id, { name: AWKWARD });
  await sql`insert into audit_log (happened_at, action, household_id, details)
    values ('2027-01-01T00:00:00.123456Z', 'look', ${household.household_id}, ${JSON.stringify({ AWKWARD, a: [1, null] })})`.execute(
    server.context.db,
  );

  const manifest = await makeBackup(server.context, { target: folder });
  await restoreDatabase(other.context, folder, await readBackup(folder));
  await restoreFiles(other.context.files.storage, folder);

  for (const table of Object.keys(manifest.tables).filter((name) => name !== 'pgboss.job')) {
    expect(await contentOf(other, table), table).toEqual(await contentOf(server, table));
  }
  expect(await checkDocuments(other.context)).toEqual({ good: 1, problems: [] });
  expect((await aHousehold(other)).membership_no).toBe((await aHousehold(server)).membership_no);
});

test('money is restored with all its movements: parts of transfers, refunds, reversals, free money', async () => {
  // no open jobs, which would be done in both
  const [desk, restored] = await Promise.all([startTestServer(), startTestServer()]);
  const { client } = await aClerk(desk);
  const household = await aHousehold(desk, { status: 'active' });
  const invoices = [await anInvoice(desk, household), await anInvoice(desk, await aHousehold(desk))];
  const line = await aWaitingLine((await aClerk(desk)).client, { amount: '150.00', iban: MEMBER_IBAN });
  const parts = invoices.map(({ id }, place) => ({ sale_invoice_id: id, amount: place === 0 ? 90 : 60 }));
  await client.call(bankContract.splitBankLine, { id: String(line.id), parts });
  await undoRefund(client, await aRefund(client, household, { amount: 20 }));
  await aRefund(client, household, { amount: 10 });
  const other_invoice = await anInvoice(desk, household, { type: 'sim' });
  const { bank_transaction_id } = await aPayment(desk, other_invoice, { amount_cents: cents(7_000) });
  await aRefund(client, household, { amount: 30 });
  await client.call(paymentsContract.returnPayment, { id: String(bank_transaction_id) });
  await makeBackup(desk.context, { target: folder });

  await restoreDatabase(restored.context, folder, await readBackup(folder));

  for (const table of ['bank_transactions', 'payment_allocations', 'refunds', 'refund_parts', 'free_money']) {
    expect(await contentOf(restored, table), table).toEqual(await contentOf(desk, table));
  }
  // ten euros of the returned payment had been refunded
  expect((await contentOf(restored, 'free_money')).map((row) => JSON.parse(String(row)).cents)).toEqual([-1_000]);
  expect(await moneyAmiss(restored)).toEqual([]);
  await Promise.all([desk.stop(), restored.stop()]);
});

test('a mail that was not sent yet is sent by the restored product', async () => {
  await server.client().send('POST', '/api/v1/register', aRegistration({ email: 'geduld@example.at' }));
  await makeBackup(server.context, { target: folder });

  await restoreDatabase(other.context, folder, await readBackup(folder));
  await other.runJobs();

  expect(other.mails.map(({ to }) => to)).toContain('geduld@example.at');
  await server.runJobs();
});

test('second factors are restored: the restored product accepts their codes', async () => {
  const clerk = await anOfficeAccount(server);
  await makeBackup(server.context, { target: folder });

  await restoreDatabase(other.context, folder, await readBackup(folder));

  const client = other.client();
  await enter(client, clerk.email);
  const shown = await client.call(secondFactorContract.showSecondFactor, { code: codeNow(other) });
  expect(shown).toMatchObject({ status: 200, body: { standing: 'open' } });
});

test('of two backups to one folder the first succeeds, and the second says why it does not', async () => {
  await aDocument(server, (await aHousehold(server)).main_member_id);

  const both = await Promise.allSettled([1, 2].map(() => makeBackup(server.context, { target: folder })));

  const refused = both.filter((each) => each.status === 'rejected').map(({ reason }) => String(reason));
  expect(refused).toEqual([expect.stringContaining('backup.part is there already')]);
  expect((await readBackup(folder)).tables).toBeDefined();
});

test('a backup that was altered is not restored', async () => {
  await aDocument(server, (await aHousehold(server)).main_member_id);
  await makeBackup(server.context, { target: folder });
  const [document = ''] = await readdir(join(folder, 'files'));
  const damage = {
    [DATABASE_PART]: () => appendFile(join(folder, DATABASE_PART), 'x'),
    [`files/${document}`]: () => writeFile(join(folder, 'files', document), 'x'),
    'files.sha256': () => writeFile(join(folder, 'files.sha256'), ''),
  };

  for (const [part, harm] of Object.entries(damage)) {
    const before = await readFile(join(folder, part));
    await harm();
    await expect(readBackup(folder), part).rejects.toThrow('is damaged or missing');
    await writeFile(join(folder, part), before);
  }
  await expect(readBackup(folder)).resolves.toBeDefined();
});

test('a file without read permission is not reported as damaged: the system’s error is passed on', async () => {
  await aDocument(server, (await aHousehold(server)).main_member_id);
  await makeBackup(server.context, { target: folder });
  for (const part of ['manifest.json', DATABASE_PART, join('files', (await readdir(join(folder, 'files')))[0] ?? '')]) {
    const kept = join(folder, '..', 'kept');
    await rename(join(folder, part), kept);
    // root may read every file, but nobody can read a folder as a file
    await mkdir(join(folder, part));

    await expect(readBackup(folder), part).rejects.toThrow('EISDIR');

    await rm(join(folder, part), { recursive: true });
    await rename(kept, join(folder, part));
  }
  await expect(readBackup(join(folder, 'nowhere'))).rejects.toThrow('is no backup: it has no manifest.json');
});

test('a backup of a newer version is refused', async () => {
  const manifest = await makeBackup(server.context, { target: folder });
  await writeFile(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, migrations: ['9999_future'] }));

  await expect(readBackup(folder)).rejects.toThrow('newer version');
});

test('an interrupted backup leaves nothing that looks like a backup', async () => {
  const storage = { ...server.context.files.storage, list: () => failing() };
  const context = { ...server.context, files: { ...server.context.files, storage } };

  await expect(makeBackup(context, { target: folder })).rejects.toThrow('disk is gone');

  expect(await readdir(join(folder, '..'))).toEqual([]);
});

test('a backup whose documents take longer than the database’s idle limit succeeds', async () => {
  const slow = await startTestServer();
  await aDocument(slow, (await aHousehold(slow)).main_member_id);
  await idleTransactionsEndAfter(slow.context.db, '400ms');
  const { storage } = slow.context.files;
  const get: typeof storage.get = (name) => wait(1_000).then(() => storage.get(name));
  const context = { ...slow.context, files: { ...slow.context.files, storage: { ...storage, get } } };

  const manifest = await makeBackup(context, { target: folder }).finally(() => slow.stop());

  expect(manifest.files.count).toBe(1);
});

test('an existing folder is never overwritten', async () => {
  await makeBackup(server.context, { target: folder });

  await expect(makeBackup(server.context, { target: folder })).rejects.toThrow('is there already');
});

test('a used database does not count as empty', async () => {
  expect(await isEmptyDatabase(server.context.db)).toBe(false);
});

test('while a backup is made no file is deleted; afterwards it is', async () => {
  const { client, household } = await aLoggedInClient(server);
  const id = await aDocument(server, household.main_member_id);
  const before = (await listed()).length;
  await client.send('DELETE', `/api/v1/member/document/${id}`);

  await server.context.db.transaction().execute(async (tx) => {
    await holdRemovals(tx);
    await removeDiscardedFiles.run(server.context, {});
  });
  expect(await listed()).toHaveLength(before);

  const { rows } = await sql<{ start_after: Date }>`
    select start_after from pgboss.job where name = ${removeDiscardedFiles.name} and state = 'created'
      and start_after > now()`.execute(server.context.db);
  expect(rows).toHaveLength(1);
  await removeDiscardedFiles.run(server.context, {});
  expect(await listed()).toHaveLength(before - 1);
});

async function contentOf({ context }: TestServer, table: string): Promise<unknown[]> {
  const { rows } = await sql<{ row: string }>`
    select row_to_json(t)::text as row from ${sql.table(table)} t order by 1`.execute(context.db);
  return rows.map(({ row }) => row);
}

function listed(): Promise<string[]> {
  return documentsIn(join(server.folder, 'files'));
}

async function* failing(): AsyncGenerator<{ name: string; savedAt: Date }> {
  yield* [];
  throw new Error('the disk is gone');
}
