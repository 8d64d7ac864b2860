import { queryOptions, useMutation } from '@tanstack/react-query';
import type { Seen } from '../../../domain/audit/lastDecision.ts';
import { bankContract } from '../../../domain/payments/bank.contract.ts';
import { splittingContract } from '../../../domain/payments/splitting.contract.ts';
import type { Sent } from '../../../domain/shared/contract.ts';
import { call } from '../../platform/calls/call.ts';
import { upload } from '../../platform/calls/upload.ts';
import { useDecision } from './useDecision.ts';
import { OFFICE, useRefreshOffice } from './useRefreshOffice.ts';

export type AskedLines = Sent<(typeof bankContract)['listBankLines']>;

/** A page of the undecided bank lines. */
export function openLinesQuery(asked: AskedLines) {
  return queryOptions({
    queryKey: [OFFICE, 'bank-lines', 'undecided', asked],
    queryFn: () => call(bankContract.listBankLines, { ...asked, state: 'undecided' }),
  });
}

const LOOK_AGAIN_MS = 3_000;

/** How many undecided lines each filter has; asked again while the server has not looked at all of them. */
export function lineCountsQuery(asked: Sent<(typeof bankContract)['countBankLines']>) {
  return queryOptions({
    queryKey: [OFFICE, 'bank-lines', 'counts', asked],
    queryFn: () => call(bankContract.countBankLines, asked),
    refetchInterval: ({ state }) => (state.data && state.data.unjudged > 0 ? LOOK_AGAIN_MS : false),
  });
}

/** A page of the dismissed bank lines, the latest first. */
export function dismissedLinesQuery(page: number) {
  return queryOptions({
    queryKey: [OFFICE, 'bank-lines', 'laid_aside', page],
    queryFn: () => call(bankContract.listBankLines, { state: 'laid_aside', page: String(page) }),
  });
}

/** The bank's files read so far, the latest first. */
export const bankStatementsQuery = queryOptions({
  queryKey: [OFFICE, 'bank-statements'],
  queryFn: () => call(bankContract.listBankStatements),
});

type SendingStatement = { file: File; onProgress: (percent: number) => void };

export function useReadStatement() {
  return useMutation({
    mutationFn: ({ file, onProgress }: SendingStatement) => {
      const { signal } = new AbortController();
      return upload(bankContract.readBankStatement, { input: {}, file, fields: {}, onProgress, signal });
    },
    onSettled: useRefreshOffice(),
  });
}

export function useBookLine() {
  return useDecision(({ id, ...input }: { id: number; sale_invoice_id: number; seen: Seen }) =>
    call(bankContract.bookBankLine, { ...input, id: String(id) }),
  );
}

export function useSplitLine() {
  return useDecision(({ id, parts }: Pick<Sent<(typeof bankContract)['splitBankLine']>, 'parts'> & { id: number }) =>
    call(bankContract.splitBankLine, { id: String(id), parts }),
  );
}

/** Parses a pasted list, one part per line; nothing is stored. */
export function useReadPastedParts() {
  return useMutation({
    mutationFn: ({ id, list }: { id: number; list: string }) =>
      call(splittingContract.readPastedParts, { id: String(id), list }),
  });
}

export function useCreditLine() {
  return useDecision(({ id, ...input }: { id: number; household_id: number; seen?: Seen }) =>
    call(bankContract.creditBankLine, { ...input, id: String(id) }),
  );
}

export function useConfirmPayment() {
  return useDecision(({ id, ...input }: { id: number; payment_id: number; seen: Seen }) =>
    call(bankContract.confirmPayment, { ...input, id: String(id) }),
  );
}

export function useReturnByLine() {
  return useDecision(({ id, ...input }: { id: number; payment_id: number; seen: Seen }) =>
    call(bankContract.returnByBankLine, { ...input, id: String(id) }),
  );
}

export function useUnassignLine() {
  return useDecision((id: number, shown) => call(bankContract.unassignBankLine, { id: String(id), ...shown }));
}

export function useDismissLine() {
  return useDecision(({ id, reason }: { id: number; reason: string }) =>
    call(bankContract.dismissBankLine, { id: String(id), reason }),
  );
}

/** Dismisses several lines for one reason. */
export function useDismissLines() {
  return useDecision((input: { ids: number[]; reason: string }) => call(bankContract.dismissBankLines, input));
}

export function useReopenLine() {
  return useDecision((id: number) => call(bankContract.takeBankLineUp, { id: String(id) }));
}

/** What a reversal of a payment would make owed again. */
export function wouldReturnQuery(id: number) {
  return queryOptions({
    queryKey: [OFFICE, 'would-return', id],
    queryFn: () => call(bankContract.previewReturn, { id: String(id) }),
  });
}
