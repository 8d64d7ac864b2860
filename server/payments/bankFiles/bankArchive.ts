import type { Entry, ZipFile } from 'yauzl';
import { bankText } from '../../../domain/payments/bank/bankText.ts';
import { refuse } from '../../../domain/payments/payments.refusals.ts';
import { openZip } from '../../platform/formats/unzip.ts';

/** A file in an archive; it is unpacked while it is read. */
export type ArchivedFile = { name: string; stream: () => Promise<AsyncIterable<Buffer>> };

/** Enough for a year of daily statements, each with its PDF. */
const MOST_FILES = 1_000;
const LONGEST_NAME = 100;
/** No bank's file compresses better; one that does was made to fill the memory. */
const MOST_TIMES_SMALLER = 400;
const SMALL_BYTES = 1024 * 1024;

export function isArchive(beginning: Buffer): boolean {
  return beginning.length >= 4 && beginning.subarray(0, 4).equals(Buffer.from([0x50, 0x4b, 3, 4]));
}

/**
 * The files of a ZIP in the order of their names, so that the same files are read in the same order. Refuses with
 * `bank_archive_not_readable` for what is damaged, locked with a password, holds too many files, or would unpack to more
 * than `mostBytes`.
 */
export async function filesOf(bytes: Buffer, mostBytes: number): Promise<ArchivedFile[]> {
  const opened = await openZip(bytes, MOST_FILES);
  if (typeof opened === 'string') return refuse('bank_archive_not_readable');
  const { zip } = opened;
  const entries = opened.entries.filter(({ fileName }) => !isNoise(fileName));
  const size = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  const isLocked = entries.some((entry) => entry.isEncrypted());
  if (isLocked || size > mostBytes || entries.some(isBomb)) return refuse('bank_archive_not_readable');
  return entries
    .sort((one, other) => (one.fileName < other.fileName ? -1 : 1))
    .map((entry) => ({
      name: bankText(entry.fileName, LONGEST_NAME) ?? '',
      stream: () => unpacked(zip, entry),
    }));
}

async function unpacked(zip: ZipFile, entry: Entry): Promise<AsyncIterable<Buffer>> {
  return held(await zip.openReadStreamPromise(entry).catch(() => refuse('bank_archive_not_readable')));
}

/** An error while unpacking means a damaged archive. */
async function* held(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const pieces = stream[Symbol.asyncIterator]();
  for (;;) {
    const { done, value } = await pieces.next().catch(() => refuse('bank_archive_not_readable'));
    if (done) return;
    yield value;
  }
}

function isBomb({ compressedSize, uncompressedSize }: Entry): boolean {
  return uncompressedSize > SMALL_BYTES && uncompressedSize > compressedSize * MOST_TIMES_SMALLER;
}

/** Folders, and the files that macOS adds. */
function isNoise(name: string): boolean {
  return name.endsWith('/') || name.startsWith('__MACOSX/') || name.endsWith('.DS_Store');
}
