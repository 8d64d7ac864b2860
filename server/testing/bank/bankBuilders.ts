import { sql } from 'kysely';
import { bankContract } from '../../../domain/payments/bank/bank.contract.ts';
import type { OfficeBankLine } from '../../../domain/payments/bank/bankAnswers.ts';
import { multipart, type TestAnswer, type TestClient } from '../client.ts';
import type { TestServer } from '../testServer.ts';
import { aBankFile, type Movement } from './bankFiles.ts';

/** Uploads a bank file as the office. */
export function sendBankFile(client: TestClient, bytes: Buffer, name = 'auszug.xml'): Promise<TestAnswer> {
  const { body, headers } = multipart({}, { name, type: 'application/xml', bytes });
  return client.send('POST', bankContract.readBankStatement.path, body, headers);
}

/** The undecided lines, the oldest first. */
export async function undecidedLines(client: TestClient): Promise<OfficeBankLine[]> {
  const { body } = await client.call(bankContract.listBankLines);
  return (body as { lines: OfficeBankLine[] }).lines;
}

/** The latest undecided line. */
export async function newestLine(client: TestClient): Promise<OfficeBankLine> {
  const [line] = (await undecidedLines(client)).toSorted((one, other) => other.id - one.id);
  if (!line) throw new Error('nothing waits');
  return line;
}

let files = 0;

/** The undecided line that a file with this one movement brings, if there is one. */
export async function aWaitingLine(client: TestClient, movement: Movement): Promise<OfficeBankLine> {
  files += 1;
  await sendBankFile(client, aBankFile([{ reference: `W${files}`, ...movement }]));
  return newestLine(client);
}

/** The sums of all bank lines, in cents, by outcome. */
export async function sumsOf(server: TestServer) {
  const { rows } = await sql<{ lines: number; total: number; assigned: number; open: number; dismissed: number }>`
    select count(*) as lines, coalesce(sum(amount_cents) filter (where split_from is null), 0)::bigint as total,
      coalesce(sum(amount_cents) filter (where household_id is not null or confirms is not null), 0)::bigint as assigned,
      coalesce(sum(amount_cents) filter (where household_id is null and confirms is null and dismissed_at is null and split_at is null), 0)::bigint as open,
      coalesce(sum(amount_cents) filter (where dismissed_at is not null), 0)::bigint as dismissed
    from bank_transactions where source = 'statement'`.execute(server.context.db);
  return rows[0];
}
