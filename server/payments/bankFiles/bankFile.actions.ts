import { createHash, type Hash } from 'node:crypto';
import { refuse as refuseFile } from '../../../domain/documents/documents.refusals.ts';
import { normaliseIban } from '../../../domain/invoicing/iban.ts';
import type { AccountStatement } from '../../../domain/payments/bank/accountStatement.ts';
import { bankText } from '../../../domain/payments/bank/bankText.ts';
import type { LeftOut } from '../../../domain/payments/bank/leftOut.ts';
import { MAX_STATEMENT_BYTES } from '../../../domain/payments/bank/statementSize.ts';
import { refuse } from '../../../domain/payments/payments.refusals.ts';
import { Refusal } from '../../../domain/shared/refusal.ts';
import type { UploadedFile } from '../../platform/http/route.ts';
import { arriving } from '../../platform/http/upload.ts';
import { type ArchivedFile, filesOf, isArchive } from './bankArchive.ts';
import { type BankFormat, MOST_LINES, type ReadStatement, type Room, roomFor } from './bankFormat.ts';
import { type KeyedLine, keyed } from './keyedLines.ts';
import { camt053 } from './statementReader.ts';
import { BEGINNING_BYTES } from './statementText.ts';

/** What a bank file contains about our accounts. */
export type BankFile = {
  name: string;
  digest: string;
  lines: KeyedLine[];
  statements: AccountStatement[];
  skipped: number;
  leftOut: LeftOut[];
};

type Upload = Pick<UploadedFile, 'filename' | 'stream'>;

/** The formats that are read; the first that recognises a file reads it. Another format is one more file, and a name here. */
const FORMATS: readonly BankFormat[] = [camt053];

const LONGEST_NAME = 200;
/** Fifty thousand entries are about five MiB when packed. An archive is read wholly into memory because its index is at the end. */
const MAX_ARCHIVE_BYTES = 24 * 1024 * 1024;

/**
 * Reads a bank file, or an archive of such files, wholly before anything is booked (D42); only statements of accounts with
 * these IBANs. Refuses with `missing_file`, `upload_interrupted`, `bank_statement_wrong_kind`,
 * `bank_statement_not_readable`, `bank_statement_entry_not_readable` (if no entry can be read), `bank_statement_too_long`,
 * `bank_statement_not_in_euro`, `bank_statement_of_another_account`, `bank_archive_not_readable`.
 */
export async function readBankFile(upload: Upload, ibans: readonly string[], formats = FORMATS): Promise<BankFile> {
  const hash = createHash('sha256');
  const room = roomFor(ibans.map(normaliseIban));
  const ours = await readAny(measured(upload, hash), { room, formats });
  const leftOut = room.leftOut.list();
  if (ours.length === 0) return refuse('bank_statement_of_another_account');
  const lines = keyed(ours);
  if (lines.length === 0 && room.unreadable)
    return refuse('bank_statement_entry_not_readable', { params: room.unreadable });
  const isForeign = lines.length === 0 && leftOut.some(({ why }) => why === 'currency');
  if (isForeign) return refuse('bank_statement_not_in_euro');
  return {
    name: bankText(upload.filename, LONGEST_NAME) ?? 'camt.053.xml',
    digest: hash.digest('hex'),
    lines,
    statements: ours.map(({ lines: _lines, skipped: _skipped, made_on: _made, ...statement }) => statement),
    skipped: ours.reduce((sum, { skipped }) => sum + skipped, 0),
    leftOut,
  };
}

type Reading = { room: Room; formats: readonly BankFormat[] };

async function readAny(bytes: AsyncGenerator<Buffer>, reading: Reading): Promise<ReadStatement[]> {
  const { room } = reading;
  const first = await beginningOf(bytes);
  if (!isArchive(first)) return readFile(first, bytes, reading);
  const files = await filesOf(await whole(first, bytes), MAX_STATEMENT_BYTES);
  const found: ReadStatement[] = [];
  let statements = 0;
  for (const file of files) {
    const read = await readArchived(file, reading);
    if (read) statements += 1;
    else room.leftOut.add('other_file', file.name);
    found.push(...(read ?? []));
  }
  return statements > 0 ? found : refuse('bank_statement_wrong_kind');
}

/** Undefined for a file that is no statement: banks add PDFs to their archives. */
async function readArchived(file: ArchivedFile, reading: Reading): Promise<ReadStatement[] | undefined> {
  try {
    const bytes = piecesOf(await file.stream());
    return await readFile(await beginningOf(bytes), bytes, reading);
  } catch (error) {
    if (error instanceof Refusal && error.key === 'bank_statement_wrong_kind') return undefined;
    throw error;
  }
}

async function readFile(
  beginning: Buffer,
  rest: AsyncGenerator<Buffer>,
  { room, formats }: Reading,
): Promise<ReadStatement[]> {
  const format = formats.find(({ recognises }) => recognises(beginning)) ?? refuse('bank_statement_wrong_kind');
  return format.read(joined(beginning, rest), room);
}

async function* piecesOf(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield* source;
}

/** Enough bytes to recognise the kind of file. */
async function beginningOf(bytes: AsyncGenerator<Buffer>): Promise<Buffer> {
  let first: Buffer = Buffer.alloc(0);
  while (first.length < BEGINNING_BYTES) {
    const { done, value } = await bytes.next();
    if (done) break;
    first = Buffer.concat([first, value]);
  }
  return first;
}

async function* joined(first: Buffer, rest: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  yield* rest;
}

async function whole(first: Buffer, rest: AsyncGenerator<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of joined(first, rest)) {
    size += piece.length;
    if (size > MAX_ARCHIVE_BYTES) refuse('bank_archive_not_readable');
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

async function* measured(upload: Upload, hash: Hash) {
  let size = 0;
  for await (const bytes of arriving(upload)) {
    size += bytes.length;
    if (size > MAX_STATEMENT_BYTES) refuse('bank_statement_too_long', { params: { most: MOST_LINES } });
    hash.update(bytes);
    yield bytes;
  }
  // a form without a chosen file sends an empty file without a name
  if (size === 0 && upload.filename === '') refuseFile('missing_file');
}
