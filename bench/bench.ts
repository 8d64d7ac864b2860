import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { invoicingContract } from '../domain/invoicing/invoicing.contract.ts';
import { DEMO_PASSWORD } from '../server/demo/makeDemo.ts';
import { joinEmbeddedPostgres } from '../server/platform/postgres/embeddedPostgres.ts';
import { hashPassword, isPassword } from '../server/platform/secrets/passwordHash.ts';
import { temporaryFolder } from '../server/testing/processes/temporaryFolder.ts';
import { measureBadLists } from './badLists.ts';
import { measureBankFile } from './bankFile.ts';
import { barePdfMs } from './barePdf.ts';
import { type BareAnswers, startBare } from './bareProcess.ts';
import { measureCirculars } from './circulars.ts';
import { measureFormerList } from './formerList.ts';
import { measureGrowth } from './growth.ts';
import { measureJanuary } from './january.ts';
import { measureLetters } from './letters.ts';
import { measureLists } from './lists.ts';
import { compare, median } from './load.ts';
import { logIn, pdfMs } from './member.ts';
import { startNginx } from './nginx.ts';
import { measureOpenLines } from './openLines.ts';
import { memoryMiB, type Product, startProduct, watchMemory } from './product.ts';
import { measureSearch } from './search.ts';
import { measureTakeOver } from './takeOver.ts';
import { measureToDo } from './toDo.ts';
import { entryScript, routeKB } from './webSize.ts';

/** Measures the product beside bare servers in the same run; the table is written to docs/performance.md. */
const PRODUCT_PORT = 18_080;
const BARE_PORT = 18_081;
const NGINX_PORT = 18_082;
const LOAD = { connections: 16, seconds: 4, rounds: 3 };
const WARM_PDFS = 100;
const HASHES = 40;
const ENTRIES = 10_000;
/**
 * `npm run bench -- --households 100000` for the long run; `-- --only january`, `open-lines`, `to-do`, `search`, `lists`, `circulars`, `letters`, `former-list`, `bad-lists` or `take-over` for one part, which writes no report.
 */
const { values: chosen } = parseArgs({
  options: { households: { type: 'string', default: '10000' }, only: { type: 'string' } },
});
const SIZES = [...new Set([100, 10_000, Number(chosen.households)])].sort((a, b) => a - b);
const REPORT = join(import.meta.dirname, '../docs/performance.md');

const PROSE = '## What made the difference\n\n';

type Row = { what: string; aim: string; figure: string };

const dataDir = temporaryFolder('vefa-bench');
const rows: Row[] = [];
let growth = '';
try {
  if (chosen.only === 'january') await measureJanuary(PRODUCT_PORT, note);
  else if (chosen.only === 'open-lines') await measureOpenLines(PRODUCT_PORT, note);
  else if (chosen.only === 'to-do') await measureToDo(PRODUCT_PORT, note);
  else if (chosen.only === 'letters') await measureLetters(PRODUCT_PORT, note);
  else if (chosen.only === 'former-list') await measureFormerList(note);
  else if (chosen.only === 'bad-lists') await measureBadLists(PRODUCT_PORT, note);
  else if (chosen.only === 'take-over') await measureTakeOver(PRODUCT_PORT, note);
  else if (chosen.only === 'lists') await measureLists(PRODUCT_PORT, Number(chosen.households), note);
  else if (chosen.only === 'circulars') await measureCirculars(PRODUCT_PORT, Number(chosen.households), note);
  else if (chosen.only === 'search') await measureSearch(PRODUCT_PORT, note);
  else {
    await measure();
    await measureJanuary(PRODUCT_PORT, note);
    await measureOpenLines(PRODUCT_PORT, note);
    await measureToDo(PRODUCT_PORT, note);
    await measureSearch(PRODUCT_PORT, note);
    await measureLists(PRODUCT_PORT, 100_000, note);
    await measureCirculars(PRODUCT_PORT, 100_000, note);
    await measureLetters(PRODUCT_PORT, note);
    await measureFormerList(note);
    await measureBadLists(PRODUCT_PORT, note);
    await measureTakeOver(PRODUCT_PORT, note);
    writeReport();
  }
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
    note('second start to the first answer', '≤ 1.5 s', `${seconds(product.startMs)}`);
    note('memory after the start', '', `${Math.round(memoryMiB(product.child))} MiB`);
    await measureLoad(product);
    note('memory afterwards', '', `${Math.round(memoryMiB(product.child))} MiB`);
    await measurePdf(product.url);
    measureWeb();
    await measureHouseholds(product.url);
    await measureBank(product);
  } finally {
    await product.stop();
  }
}

async function measureLoad({ url, child }: Product): Promise<void> {
  const postgres = await joinEmbeddedPostgres({ dataDir, durable: true });
  const { me, journal, journalPath, login, cookie, email, body } = await logIn(url);
  const entry = entryScript();
  const answers: BareAnswers['answers'] = { me: [cookie, me], journal: [cookie, journal], login: [email, login] };
  const bare = await startBare(BARE_PORT, postgres.connection, { answers, asset: entry.file });
  const peak = watchMemory(child);
  try {
    const compareGets = async (what: string, path: string, barePath: string) => {
      const headers = { cookie, 'accept-encoding': 'br' };
      const asked = (address: string) => ({ url: address, method: 'GET' as const, headers });
      const figures = await compare(asked(url + path), asked(bare.url + barePath), LOAD);
      note(what, '≥ 0.6', ratioOf(figures));
    };
    await compareGets('GET /api/v1/me beside bare node:http + pg', '/api/v1/me', '/me');
    await compareGets('GET the journal beside the same', journalPath, '/journal');
    await compareGets('the largest script beside node:http sending it from memory', entry.path, '/asset');
    await compareWithNginx(url, entry);
    note('memory under load, at most', '≤ 150 MiB', `${Math.round(peak())} MiB`);
    await compareSaves(url, bare.url);
    const headers = { 'content-type': 'application/json' };
    const asLogin = (base: string) => ({ url: `${base}/login`, method: 'POST' as const, headers, body });
    const loginFigures = await compare(asLogin(url), asLogin(bare.url), LOAD);
    note('POST /login beside the same with the same hash', '', ratioOf(loginFigures));
    note('memory while 16 log in at once, at most', '≤ 140 MiB', `${Math.round(peak())} MiB`);
    const alone = await compare(asLogin(url), asLogin(bare.url), { ...LOAD, connections: 1 });
    const hashMs = await timeOfHash();
    const without = (perSecond: number) => `${(1_000 / perSecond - hashMs).toFixed(1)} ms`;
    note('the same without the hash, one at a time', '', `${without(alone.ours)} beside ${without(alone.bare)}`);
  } finally {
    await bare.stop();
  }
}

/** Compressed by gzip, because Debian's nginx has no brotli. */
async function compareWithNginx(url: string, entry: ReturnType<typeof entryScript>): Promise<void> {
  const nginx = await startNginx(NGINX_PORT, entry.file, dataDir);
  if (!nginx) return note('the same beside nginx', '', 'there is no nginx here');
  try {
    const asked = (address: string) => ({
      url: address,
      method: 'GET' as const,
      headers: { 'accept-encoding': 'gzip' },
    });
    const figures = await compare(asked(url + entry.path), asked(`${nginx.url}/${basename(entry.path)}`), LOAD);
    note('the same beside nginx', '', ratioOf(figures));
  } finally {
    await nginx.stop();
  }
}

/** The median time, in milliseconds, of checking a stored password. */
async function timeOfHash(): Promise<number> {
  const stored = await hashPassword(DEMO_PASSWORD);
  const times: number[] = [];
  for (let turn = 0; turn < HASHES; turn += 1) {
    const begun = performance.now();
    await isPassword(DEMO_PASSWORD, stored);
    times.push(performance.now() - begun);
  }
  return median(times);
}

/** One after the other, because concurrent saves of the same person wait for each other in any case. */
async function compareSaves(url: string, bareUrl: string): Promise<void> {
  const { cookie, me } = await logIn(url, 'gulsah@demo.example');
  const { sub_members } = JSON.parse(me) as { sub_members: { id: number; first_name: string }[] };
  const [{ id, first_name } = { id: 0, first_name: '' }] = sub_members;
  const headers = { cookie, 'content-type': 'application/json' };
  const asked = (address: string) => ({
    ...{ url: address, method: 'PUT' as const, headers },
    body: JSON.stringify({ id, first_name }),
  });
  const figures = await compare(asked(`${url}/api/v1/member/${id}`), asked(`${bareUrl}/save`), {
    ...LOAD,
    connections: 1,
  });
  const times = (1 / figures.ratio).toFixed(2);
  note('saving a family member, times the bare transaction', '≤ 2', `${times} (p99 ${figures.p99Ms} ms)`);
}

async function measureHouseholds(url: string): Promise<void> {
  const postgres = await joinEmbeddedPostgres({ dataDir, durable: true });
  const { routes, readWhole } = await measureGrowth(url, postgres.connection, SIZES);
  note('tables read as a whole by a member’s call', 'none', readWhole.byMembers.join(', ') || 'none');
  note('the same by a call of the office', 'none', readWhole.byOffice.join(', ') || 'none');
  growth = [
    `| median of 15, ms | ${SIZES.map((size) => size.toLocaleString('en')).join(' | ')} |`,
    `|---|${SIZES.map(() => '---:|').join('')}`,
    ...[...routes].map(([route, times]) => `| ${route} | ${times.map((ms) => ms.toFixed(1)).join(' | ')} |`),
  ].join('\n');
}

async function measureBank(product: Product): Promise<void> {
  const postgres = await joinEmbeddedPostgres({ dataDir, durable: true });
  const { perSecond, barePerSecond, grownMiB } = await measureBankFile(product, postgres.connection, ENTRIES);
  const ratio = (perSecond / barePerSecond).toFixed(3);
  const entries = `${Math.round(perSecond)}/s beside ${Math.round(barePerSecond)}/s`;
  note(
    'a bank file of 10,000 entries, read, matched and booked, beside bare SQL',
    '≥ 1,000/s',
    `${ratio} (${entries})`,
  );
  note('memory that it takes meanwhile', '', `${Math.round(grownMiB)} MiB`);
}

async function measurePdf(url: string): Promise<void> {
  const times = await pdfMs(url, invoicingContract.renderInvoicePdf.path, WARM_PDFS);
  const middle = median(times);
  const bare = await barePdfMs(WARM_PDFS);
  note('invoice PDF over HTTP, warm', '≤ 20 ms', `${middle.toFixed(1)} ms (best ${Math.min(...times).toFixed(1)})`);
  note(
    'the same, times a page of plain text by pdfkit alone',
    '≤ 14 (20 ms where that takes 1.4)',
    `${(middle / bare).toFixed(1)} (${bare.toFixed(1)} ms)`,
  );
}

function measureWeb(): void {
  const entry = ['index.html', '../texts/public.de.ts'];
  const logInRoute = routeKB(entry);
  note('log-in route, script and style, gzipped', '≤ 110 kB', `${logInRoute.toFixed(1)} kB`);
  const newsRoute = routeKB([
    ...entry,
    '../texts/inside.de.ts',
    'portal/frame/MemberGuard.tsx',
    'portal/news/News.tsx',
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

/** The report's last section, which is written by hand and kept. */
function prose(): string {
  if (!existsSync(REPORT)) return '';
  const [, kept = ''] = readFileSync(REPORT, 'utf8').split(PROSE);
  return kept.trim();
}

function writeReport(): void {
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`;
  const table = rows.map(({ what, aim, figure }) => `| ${what} | ${aim} | ${figure} |`).join('\n');
  const text = `# What it costs

Made by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${machine}. Ratios
compare the product with a bare server that reads the same JSON from a table by its key and sends it. They are medians of
${LOAD.rounds} rounds of ${LOAD.seconds} s with ${LOAD.connections} connections. The two servers run in turn, so that a slow moment of the machine
slows both; a first round of each is not counted. Load generator, product, database and bare server share the machine.

| what | aim | measured |
|---|---|---|
${table}

## While the association grows

Most calls of a member and the main calls of the office, one after the other, in a database with this number of households.
The people and accounts of each household have their own names and numbers. The households are copies of the demo's, and so are
the tasks that wait for the office: far more than in a real office. Everybody has an invoice for the year.

${growth}

## What made the difference

${prose()}
`;
  mkdirSync(join(REPORT, '..'), { recursive: true });
  writeFileSync(REPORT, text);
}
