import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { day } from '../../domain/shared/day.ts';
import { ROOT } from '../platform/root.ts';
import { oneFeeForAll as euros } from '../testing/feeBuilders.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { runCommandLine } from './commandLine.ts';

const folder = mkdtempSync(join(tmpdir(), 'vefa-fees-'));
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  server.clock.moveTo(new Date('2027-03-10T09:00:00Z'));
});
afterEach(async () => void (await server.context.db.deleteFrom('fees').execute()));
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server.stop();
});

it('a new database invoices nobody until the association’s fees are in it', async () => {
  expect(await fees()).toMatchObject({ exitCode: 0, lines: [expect.stringContaining('Nichts gefunden')] });

  const { exitCode, lines } = await fees(euros(60.5), '01.01.2027');

  expect(exitCode).toBe(0);
  expect(lines.filter((line) => line.includes('€\u00a060,50'))).toHaveLength(6);
  expect(await holdingOn('2027-03-10')).toEqual([6_050]);
  const { action } = await server.context.db
    .selectFrom('audit_log')
    .select('action')
    .where('action', '=', 'fees.introduced')
    .executeTakeFirstOrThrow();
  expect(action).toBe('fees.introduced');
});

it('the example of the guide is a whole table', async () => {
  const example = JSON.parse(readFileSync(join(ROOT, 'deploy/fees.example.json'), 'utf8'));

  expect(await fees(example, '01.01.2027')).toMatchObject({ exitCode: 0 });
});

it('next year’s fees are added, may be replaced until they begin, and leave this year’s alone', async () => {
  await fees(euros(60), '01.01.2027');
  await fees(euros(70), '01.01.2028');
  await fees(euros(65), '01.01.2028');

  expect(await holdingOn('2027-12-31')).toEqual([6_000]);
  expect(await holdingOn('2028-01-01')).toEqual([6_000, 6_500]);
});

it.each(['31.12.2026', '01.01.2027'])(
  'fees from %s are refused if others are in force from 1 January 2027',
  async (from) => {
    await fees(euros(60), '01.01.2027');

    const { exitCode, lines } = await fees(euros(1), from);

    expect([exitCode, lines]).toEqual([
      1,
      ['Ab diesem Tag gelten schon Beiträge. Bitte nennen Sie einen späteren Tag.'],
    ]);
    expect(await holdingOn('2027-03-10')).toEqual([6_000]);
  },
);

it.each<[string, unknown, string, string]>([
  ['an age without a fee', euros(60).slice(1), '01.01.2027', 'sirf main: Nicht jedes Alter hat einen Beitrag'],
  ['a line that is no fee', [{ type: 'sirf' }], '01.01.2027', '0.basis'],
  ['a file that is no table', 'Gebühren', '01.01.2027', 'fees'],
  ['no day', euros(60), '', 'valid_from'],
])('%s is named, and nothing is changed', async (_what, written, from, named) => {
  const { exitCode, lines } = await fees(written, from);

  expect(exitCode).toBe(1);
  expect(lines.join('\n')).toContain(named);
  expect(await holdingOn('2027-03-10')).toEqual([]);
});

function fees(written?: unknown, from = '') {
  if (written === undefined) return run(['fees']);
  const path = join(folder, 'fees.json');
  writeFileSync(path, typeof written === 'string' ? written : JSON.stringify(written));
  return run(['fees', '--file', path, ...(from ? ['--from', from] : [])]);
}

function run(typed: string[]) {
  return runCommandLine(typed, (work) => work(server.context));
}

async function holdingOn(on: string) {
  const rows = await server.context.db
    .selectFrom('fees')
    .select('amount_cents')
    .distinct()
    .where('valid_from', '<=', day(on))
    .orderBy('amount_cents')
    .execute();
  return rows.map(({ amount_cents }) => amount_cents);
}
