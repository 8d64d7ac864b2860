import { createHash } from 'node:crypto';
import { refuse as refuseFile } from '../../domain/documents/documents.refusals.ts';
import { MAX_UPLOAD_BYTES } from '../../domain/documents/fileKind.ts';
import { normaliseIban } from '../../domain/invoicing/iban.ts';
import type { BankLine } from '../../domain/payments/bankLine.ts';
import { bankText } from '../../domain/payments/bankText.ts';
import { identitiesOf } from '../../domain/payments/lineIdentity.ts';
import { refuse } from '../../domain/payments/payments.refusals.ts';
import type { UploadedFile } from '../platform/http/route.ts';
import { arriving } from '../platform/http/upload.ts';
import { type ReadStatement, readStatements } from './statementReader.ts';

/** A line with the key that it has in every file that holds it. */
export type KeyedLine = BankLine & { transaction_key: string };

/** What a file of the bank holds of one account. */
export type BankFile = { name: string; digest: string; lines: KeyedLine[]; skipped: number };

const LONGEST_NAME = 200;

/**
 * Reads a bank's file wholly before anything is booked (D42); of several accounts only those with these IBANs. Refuses with
 * `missing_file`, `file_too_large`, `upload_interrupted`, `bank_statement_wrong_kind`, `bank_statement_not_readable`,
 * `bank_statement_not_in_euro`, `bank_statement_of_another_account`.
 */
export async function readBankFile(
  upload: Pick<UploadedFile, 'filename' | 'stream'>,
  ibans: readonly string[],
): Promise<BankFile> {
  const hash = createHash('sha256');
  const statements = await readStatements(measured(upload, hash));
  const own = ibans.map(normaliseIban);
  const ours = statements.filter(({ iban }) => own.includes(iban));
  if (ours.length === 0) return refuse('bank_statement_of_another_account');
  return {
    name: bankText(upload.filename, LONGEST_NAME) ?? 'camt.053.xml',
    digest: hash.digest('hex'),
    lines: keyed(ours),
    skipped: ours.reduce((sum, { skipped }) => sum + skipped, 0),
  };
}

async function* measured(upload: Pick<UploadedFile, 'filename' | 'stream'>, hash: ReturnType<typeof createHash>) {
  let size = 0;
  for await (const bytes of arriving(upload)) {
    size += bytes.length;
    if (size > MAX_UPLOAD_BYTES) refuseFile('file_too_large');
    hash.update(bytes);
    yield bytes;
  }
  // a form whose file was left out sends an empty one without name
  if (size === 0 && upload.filename === '') refuseFile('missing_file');
}

/** Two statements of a file may hold the same day: what both tell is one line. */
function keyed(statements: readonly ReadStatement[]): KeyedLine[] {
  const lines = new Map<string, KeyedLine>();
  for (const statement of statements) {
    const identities = identitiesOf(statement.iban, statement.lines);
    statement.lines.forEach((line, place) => {
      const transaction_key = `camt/${createHash('sha256')
        .update(identities[place] ?? '')
        .digest('hex')}`;
      lines.set(transaction_key, { ...line, transaction_key });
    });
  }
  return [...lines.values()];
}
