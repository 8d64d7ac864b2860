import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patience } from '../../../scripts/lib/patience.mjs';
import { readConfig } from '../../config.ts';
import { openContextForCommand } from '../../context.ts';
import { STORE_MARK } from '../../platform/files/storeMark.ts';
import { openLog } from '../../platform/log.ts';
import { aDemoVisitor, type DemoVisitor } from '../../testing/demoVisitor.ts';
import { aPdf, passport } from '../../testing/documents/documentBuilders.ts';
import { keepLiving, keepRegistering, nothingYet } from '../../testing/parallelWriters.ts';
import { aProductProcess, type ProductProcess } from '../../testing/processes/productProcess.ts';
import { runProgram } from '../../testing/processes/program.ts';
import { removeTemporaryFolder, temporaryFolder } from '../../testing/processes/temporaryFolder.ts';

const SETTINGS = { DEMO: '1', LIMIT_REGISTRATIONS_PER_ADDRESS: '1000000' };

let product: ProductProcess;
let restored: ProductProcess;
let folder: string;

beforeAll(async () => {
  [product, restored] = [await aProductProcess(SETTINGS), await aProductProcess(SETTINGS)];
  folder = temporaryFolder('vefa-backups');
  await product.start();
});
afterAll(async () => {
  await Promise.all([product.remove(), restored.remove()]);
  removeTemporaryFolder(folder);
});

test('a backup of the running product, restored elsewhere, continues where it stopped', async ({ annotate }) => {
  const backup = join(folder, 'backup');
  const before = await whileWorking(() => upkeep(product, 'backup', '--to', backup, '--with-keys'));
  await product.killApp();
  await expect(upkeep(product, 'restore', backup)).rejects.toThrow('is not empty');

  const said = await upkeep(restored, 'restore', backup);
  await product.start();
  await restored.start();

  await annotate(said, 'figure');
  expect(said).toContain('  office@demo.example, clerk, no second factor\n');
  expect(await Promise.all([product, restored].map((where) => statusOfMe(where, before.cookie)))).toEqual([200, 401]);
  expect(markOf(restored)).not.toBe(markOf(product));
  const [mehmet, then] = await Promise.all([restored, product].map((where) => aDemoVisitor(where.origin, 'mehmet')));
  if (!mehmet || !then) throw new Error('nobody logged in');
  const uploaded = await documentsOf(mehmet);
  expect(uploaded.length).toBeGreaterThan(1);
  expect(uploaded).toEqual(await documentsOf(then));
  const [invoice] = await mehmet.invoices();
  expect(String((await mehmet.bytes(`/api/v1/finance/sale-invoice/${invoice?.id}/render-pdf/1`)).subarray(0, 5))).toBe(
    '%PDF-',
  );

  const gulsah = await aDemoVisitor(restored.origin, 'gulsah');
  const names = (await gulsah.me()).sub_members.map(({ first_name }) => first_name);
  expect(before.members.filter(({ first_name }) => !names.includes(first_name))).toEqual([]);
  const numbers = (await gulsah.invoices()).map(({ bill_number }) => bill_number);
  expect(before.invoices.filter(({ bill_number }) => !numbers.includes(bill_number))).toEqual([]);
  const { main_member } = await gulsah.me();
  await expectNumbersToGoOn(gulsah, { origin: restored.origin, cookie: gulsah.cookie, main_member_id: main_member.id });
  await expectUpload(gulsah);
});

/** Makes a backup (`work`) while people work, and returns what was answered before it began: that must be in it. */
async function whileWorking(work: () => Promise<string>) {
  const stop = new AbortController();
  const done = nothingYet();
  const visitor = await aDemoVisitor(product.origin, 'gulsah');
  const main_member_id = (await visitor.me()).main_member.id;
  const household = { origin: product.origin, cookie: visitor.cookie, main_member_id };
  const writing = [
    keepRegistering(product.origin, done, stop.signal),
    keepLiving(household, done, stop.signal),
    keepChangingDocuments(visitor, main_member_id, stop.signal),
  ];
  await expect.poll(() => done.invoices.length, { timeout: patience(30_000) }).toBeGreaterThan(1);
  const before = structuredClone(done);
  await work();
  expect(done.members.length).toBeGreaterThan(before.members.length);
  stop.abort();
  await Promise.all(writing);
  return { ...before, cookie: visitor.cookie };
}

/** The copy of a storage has another mark. */
function markOf({ dataDir }: ProductProcess): string {
  return readFileSync(join(dataDir, 'files', STORE_MARK), 'utf8');
}

/** A session of the backup is invalid after restoring: it may have been ended since. */
async function statusOfMe({ origin }: ProductProcess, cookie: string): Promise<number> {
  return (await fetch(`${origin}/api/v1/me`, { headers: { cookie } })).status;
}

async function keepChangingDocuments(visitor: DemoVisitor, memberId: number, signal: AbortSignal): Promise<void> {
  for (let count = 0; !signal.aborted; count += 1) {
    const document = { name: 'Heiratsurkunde.pdf', type: 'application/pdf', bytes: aPdf(`/Count${count} true`) };
    const id = await visitor.upload(memberId, 'other', document);
    if (id) await visitor.remove(`/api/v1/member/document/${id}`);
  }
}

async function documentsOf(visitor: DemoVisitor): Promise<{ id: number; bytes: string }[]> {
  const { main_member, sub_members } = await visitor.me();
  const ids = [main_member, ...sub_members].flatMap(({ documents }) => documents.map(({ id }) => id));
  return Promise.all(
    ids.map(async (id) => ({ id, bytes: (await visitor.bytes(`/api/v1/member/document/${id}`)).toString('base64') })),
  );
}

/** The next bill number follows the newest one. */
async function expectNumbersToGoOn(visitor: DemoVisitor, household: Parameters<typeof keepLiving>[0]): Promise<void> {
  const before = await newestNumber();
  const more = nothingYet();
  const stop = new AbortController();
  const living = keepLiving(household, more, stop.signal);
  await expect.poll(() => more.invoices.length, { timeout: patience(20_000) }).toBeGreaterThan(0);
  stop.abort();
  await living;
  expect(before.gaps).toBe(0);
  expect(more.invoices[0]?.bill_number).toBe(nextAfter(before.newest));
  expect((await newestNumber()).gaps).toBe(0);
  expect((await visitor.invoices()).map(({ id }) => id)).toContain(more.invoices[0]?.id);
}

async function newestNumber(): Promise<{ newest: string; gaps: number }> {
  const beside = await openContextForCommand(readConfig({ DATA_DIR: restored.dataDir, DEMO: '0' }), openLog('silent'));
  try {
    const { rows } = await sql<{ newest: string; gaps: number }>`
      select max(bill_number) as newest, max(right(bill_number, 6)::int) - count(*)::int as gaps
      from sale_invoices where left(bill_number, 4) = (select max(left(bill_number, 4)) from sale_invoices)`.execute(
      beside.context.db,
    );
    return rows[0] ?? { newest: '', gaps: -1 };
  } finally {
    await beside.close();
  }
}

function nextAfter(number: string): string {
  const [year, count] = number.split('-');
  return `${year}-${String(Number(count) + 1).padStart(6, '0')}`;
}

async function expectUpload(visitor: DemoVisitor): Promise<void> {
  const { main_member } = await visitor.me();
  const id = await visitor.upload(main_member.id, 'other', passport);
  expect((await visitor.bytes(`/api/v1/member/document/${id}`)).equals(passport.bytes)).toBe(true);
}

async function upkeep({ dataDir }: ProductProcess, ...args: string[]): Promise<string> {
  const { exitCode, said } = await runProgram(['dist/server/upkeep.js', ...args], { DATA_DIR: dataDir, DEMO: '0' });
  if (exitCode !== 0) throw new Error(said);
  return said;
}
