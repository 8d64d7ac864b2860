import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { invoicingContract } from '../domain/invoicing/invoicing.contract.ts';
import { joinEmbeddedPostgres } from '../server/platform/postgres/embeddedPostgres.ts';
import { temporaryFolder } from '../server/testing/temporaryFolder.ts';
import { startBare } from './bare.ts';
import { compare, median } from './load.ts';
import { logIn, pdfMs } from './member.ts';
import { memoryMiB, startProduct } from './product.ts';
import { routeKiB } from './webSize.ts';

/** What the product costs, measured beside bare servers in the same run; the table goes into docs/performance.md. */
const PRODUCT_PORT = 18_080;
const BARE_PORT = 18_081;
const LOAD = { connections: 16, seconds: 4, rounds: 3 };
const WARM_PDFS = 40;
const REPORT = join(import.meta.dirname, '../docs/performance.md');

type Row = { what: string; aim: string; figure: string };

const dataDir = temporaryFolder('vefa-bench');
const rows: Row[] = [];
try {
  await measure();
  writeReport();
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(0);

async function measure(): Promise<void> {
  const first = await startProduct(dataDir, PRODUCT_PORT);
  await first.stop();
  const product = await startProduct(dataDir, PRODUCT_PORT);
  try {
    note('first start, demo people made', 'a few seconds', `${seconds(first.startMs)}`);
    note('second start to the first answer', '< 3 s, better 1.5 s', `${seconds(product.startMs)}`);
    note('memory after the start', '', `${Math.round(memoryMiB(product.child))} MiB`);
    await measureLoad(product.url);
    note('memory under load', '≤ 150 MiB', `${Math.round(memoryMiB(product.child))} MiB`);
    await measurePdf(product.url);
    measureWeb();
  } finally {
    await product.stop();
  }
}

async function measureLoad(url: string): Promise<void> {
  const postgres = await joinEmbeddedPostgres({ dataDir, durable: true });
  const { me, login, cookie, email, body } = await logIn(url);
  const bare = await startBare(BARE_PORT, postgres.connection, { me: [cookie, me], login: [email, login] });
  try {
    const asMe = (base: string, path: string) => ({ url: base + path, method: 'GET' as const, headers: { cookie } });
    const meFigures = await compare(asMe(url, '/api/v1/me'), asMe(bare.url, '/me'), LOAD);
    note('GET /api/v1/me beside bare node:http + pg', '≥ 0.5', ratioOf(meFigures));
    const headers = { 'content-type': 'application/json' };
    const asLogin = (base: string) => ({ url: `${base}/login`, method: 'POST' as const, headers, body });
    const loginFigures = await compare(asLogin(url), asLogin(bare.url), LOAD);
    note('POST /login beside the same with the same hash', '', ratioOf(loginFigures));
  } finally {
    await bare.stop();
  }
}

async function measurePdf(url: string): Promise<void> {
  const times = await pdfMs(url, invoicingContract.renderInvoicePdf.path, WARM_PDFS);
  note(
    'invoice PDF over HTTP, warm',
    '≤ 60 ms',
    `${median(times).toFixed(1)} ms (best ${Math.min(...times).toFixed(1)})`,
  );
}

function measureWeb(): void {
  const door = ['index.html', '../texts/public.de.ts'];
  const logInRoute = routeKiB([...door, 'application/LogIn.portal.tsx']);
  note('log-in route, script and style, gzipped', '≤ 150 kB', `${logInRoute.toFixed(1)} kB`);
  const newsRoute = routeKiB([
    ...door,
    '../texts/inside.de.ts',
    'application/MemberDoor.tsx',
    'application/News.portal.tsx',
  ]);
  note('news route, script and style, gzipped', '', `${newsRoute.toFixed(1)} kB`);
}

function ratioOf({ ratio, ours, bare, p99Ms }: Awaited<ReturnType<typeof compare>>): string {
  return `${ratio.toFixed(2)} (${Math.round(ours)}/s beside ${Math.round(bare)}/s, p99 ${p99Ms} ms)`;
}

function note(what: string, aim: string, figure: string): void {
  rows.push({ what, aim, figure });
  console.log(`${what.padEnd(52)} ${figure}`);
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}

function writeReport(): void {
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`;
  const table = rows.map(({ what, aim, figure }) => `| ${what} | ${aim} | ${figure} |`).join('\n');
  const text = `# What it costs

Made by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${machine}. Ratios are medians of
${LOAD.rounds} rounds of ${LOAD.seconds} s with ${LOAD.connections} connections, the two servers in turn, so that a slow moment of the machine
slows both. Load, product, database and bare server share the machine. The bare server reads the very same JSON from a
table by key and sends it.

| what | aim | measured |
|---|---|---|
${table}
`;
  mkdirSync(join(REPORT, '..'), { recursive: true });
  writeFileSync(REPORT, text);
}
