import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { bankContract } from '../../../domain/payments/bank.contract.ts';
import type { ReadBankStatement } from '../../../domain/payments/bankAnswers.ts';
import { queryOf } from '../../platform/calls/useCall.ts';

import { isUnfinished, runsQuery } from '../calls/runsQuery.ts';
import { useRefreshOffice } from '../calls/useRefreshOffice.ts';

/**
 * A file that was just read, with the run that books its lines and the present numbers. While the run works, the numbers are
 * those of the run; when it ends, everything on screen is loaded again.
 */
export function useReadFile(read: ReadBankStatement) {
  const refresh = useRefreshOffice();
  const runs = useQuery({ ...runsQuery, enabled: read.is_unfinished }).data?.runs ?? [];
  const run = read.is_unfinished ? runs.find(({ bank_file }) => bank_file?.id === read.id) : undefined;
  const ended = run && !isUnfinished(run) ? run.id : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each run that ends
  useEffect(() => {
    if (ended !== undefined) void refresh();
  }, [ended]);
  const stored = useQuery(queryOf(bankContract.listBankStatements)).data?.find(({ id }) => id === read.id) ?? read;
  const now = run?.bank_file;
  return { run, file: now && ended === undefined ? { ...stored, booked: now.booked, undecided: now.waiting } : stored };
}
