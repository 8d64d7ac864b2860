import { verifyChain } from '../audit/chain/verify.reads.ts';
import { missingReceipts, wrongCashPayments, wrongCounts } from '../cash/cash.checks.ts';
import { checkDocuments } from '../documents/keptDocuments.actions.ts';
import {
  allocatedBeyondAmount,
  allocatedWithoutHousehold,
  wrongAllocatedSums,
  wrongRefunds,
  wrongReturns,
  wrongSplits,
  wrongSums,
} from '../payments/payments.checks.ts';
import type { Context } from '../platform/context.ts';
import { checkColumn, listSealedColumns } from '../platform/secrets/sealedColumns.ts';
import { sayProblem } from './auditProblems.ts';

type Stored = Pick<Context, 'db' | 'files' | 'vault'>;
type Print = (line: string) => void;

/** Queries that must return no rows. */
const checks = {
  'invoices whose payments do not add up': wrongSums,
  'payments that were assigned beyond their amount': allocatedBeyondAmount,
  'payments whose stored allocated sum is wrong': wrongAllocatedSums,
  'payments without a household that count for an invoice': allocatedWithoutHousehold,
  'split transfers that are not the sum of their parts': wrongSplits,
  'debits noted as the return of something that is no payment': wrongReturns,
  'years whose receipt numbers have gaps': missingReceipts,
  'counts of cash that the cash book contradicts': wrongCounts,
  'cash payments that differ from their receipts': wrongCashPayments,
  'refunds that do not match the household’s free money': wrongRefunds,
};

/**
 * Checks everything that must be true of all data: encrypted values and documents can be decrypted, payments add up, the audit log is unchanged. Prints what
 * is wrong.
 */
export async function isDataIntact(context: Stored, print: Print): Promise<boolean> {
  const wrong = [
    await wrongValues(context, print),
    await wrongDocuments(context, print),
    await wrongRows(context, print),
    await wrongEntries(context, print),
  ];
  return wrong.every((count) => count === 0);
}

async function wrongValues({ db, vault }: Stored, print: Print): Promise<number> {
  let wrong = 0;
  for (const column of await listSealedColumns(db)) {
    const problems = await checkColumn(db, vault, column);
    for (const { where, problem } of problems) print(`  ${where}: ${problem}`);
    wrong += problems.length;
  }
  return wrong;
}

async function wrongDocuments(context: Stored, print: Print): Promise<number> {
  const { good, problems } = await checkDocuments(context);
  print(`  ${good} documents decrypt and are unchanged`);
  for (const { document_id, problem } of problems) print(`  document ${document_id}: ${problem}`);
  return problems.length;
}

async function wrongRows({ db }: Stored, print: Print): Promise<number> {
  let wrong = 0;
  for (const [what, check] of Object.entries(checks)) {
    const rows = await check(db);
    if (rows.length > 0) print(`  ${what}: ${rows.map(({ id }) => id).join(', ')}`);
    wrong += rows.length;
  }
  return wrong;
}

async function wrongEntries(context: Stored, print: Print): Promise<number> {
  const { problems, count } = await verifyChain(context);
  for (const problem of problems) print(`  ${sayProblem(problem)}`);
  return count;
}
