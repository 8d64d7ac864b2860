import { readdirSync, readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { aZip } from '../server/testing/documents/aZip.ts';
import { aRawWorkbook, HEADS } from '../server/testing/movingIn/sheetBuilders.ts';
import { removeTemporaryFolder, temporaryFolder } from '../server/testing/processes/temporaryFolder.ts';
import { visit } from './member.ts';
import { memoryMiB, startProduct } from './product.ts';

type Note = (what: string, aim: string, figure: string) => void;

const BOARD = 'board@demo.example';
const MIB = 1024 * 1024;
const LOOK_EVERY_MS = 10;
const MILLION = 1_000_000;

const head = `<row r="1">${HEADS.map((text) => `<c t="str"><v>${text}</v></c>`).join('')}</row>`;
const last = `<row r="${MILLION + 2}"><c r="A${MILLION + 2}"><v>7</v></c><c r="B${MILLION + 2}" t="str"><v>Ali</v></c></row>`;
const cells = ['A', 'B', 'C', 'D', 'E'];

/** Files that would fill a careless reader’s memory, and what becomes of them. */
const FILES: Readonly<Record<string, () => Buffer>> = {
  'a file of 100 MB': () => Buffer.from(`${HEADS.join(';')}\n${'7;Ali;Kaya;12.05.1960;Wels\n'.repeat(3_900_000)}`),
  'a ZIP bomb that states its 1,000 MB': () =>
    aZip({ 'xl/workbook.xml': '<workbook/>', 'xl/x.xml': Buffer.alloc(1_000 * MIB) }),
  'a ZIP bomb that states 1 MB and holds 1,000': lyingZip,
  'a million rows without a cell': () =>
    aRawWorkbook(head + Array.from({ length: MILLION }, (_, index) => `<row r="${index + 2}"/>`).join('') + last),
  'a million rows of five formatted empty cells': () =>
    aRawWorkbook(
      head +
        Array.from({ length: MILLION }, (_, index) => {
          const row = index + 2;
          return `<row r="${row}">${cells.map((letter) => `<c r="${letter}${row}" s="1"/>`).join('')}</row>`;
        }).join('') +
        last,
    ),
};

/** Uploads each to the product, and measures what it and its reader need at most. */
export async function measureBadLists(port: number, note: Note): Promise<void> {
  const dataDir = temporaryFolder('vefa-bad-lists');
  const product = await startProduct(dataDir, port);
  try {
    const board = await visit(product.url, BOARD);
    for (const [name, make] of Object.entries(FILES)) {
      const bytes = make();
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(bytes)]), 'liste.xlsx');
      const watched = watchBoth(product.child.pid ?? 0);
      const begun = performance.now();
      const answer = await board
        .send<{ rows: number }>('POST', '/api/v1/office/imported-files', form)
        .then(({ rows }) => `${rows} row read`, refusalIn);
      const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
      const { server, reader } = watched.stop();
      const size = (bytes.length / MIB).toFixed(1);
      const figure = `${answer} after ${seconds} s; server ${server} MiB, reader ${reader} MiB`;
      note(`${name} as a former list (${size} MiB)`, 'reader ≤ 300 MiB', figure);
    }
    note('memory of the server afterwards', '', `${Math.round(memoryMiB(product.child))} MiB`);
  } finally {
    await product.stop();
    removeTemporaryFolder(dataDir);
  }
}

function refusalIn(error: Error): string {
  return /"message":"([a-z_]+)"/.exec(error.message)?.[1] ?? error.message;
}

/** The file's list says that it unpacks to less than it does. */
function lyingZip(): Buffer {
  const bytes = aZip({ 'xl/workbook.xml': '<workbook/>', 'xl/x.xml': Buffer.alloc(MIB) });
  const small = deflateRawSync(Buffer.alloc(MIB));
  const large = deflateRawSync(Buffer.alloc(1_000 * MIB));
  const at = bytes.indexOf(small);
  return Buffer.concat([bytes.subarray(0, at), large, bytes.subarray(at + small.length)]);
}

/** The most resident memory of the server and of the processes that it started, in MiB. */
function watchBoth(pid: number) {
  const most = { server: 0, reader: 0 };
  const look = () => {
    most.server = Math.max(most.server, rss(pid));
    for (const child of childrenOf(pid)) most.reader = Math.max(most.reader, rss(child));
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  return {
    stop: () => {
      clearInterval(timer);
      return { server: Math.round(most.server), reader: Math.round(most.reader) };
    },
  };
}

function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) => {
    const children = readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8');
    return children.split(' ').filter(Boolean).map(Number);
  });
}

function rss(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return /^Name:\s+postgres/m.test(status) ? 0 : Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    // it has ended meanwhile
    return 0;
  }
}
