import { queryOptions, useMutation } from '@tanstack/react-query';
import { bankContract } from '../../domain/office/bank.contract.ts';
import type { Sent } from '../../domain/shared/contract.ts';
import { call } from '../platform/call.ts';
import { upload } from '../platform/upload.ts';
import { OFFICE, useRefreshOffice } from './useRefreshOffice.ts';

/** Lines of the bank's that nobody has decided about, the oldest first. */
export const undecidedLinesQuery = queryOptions({
  queryKey: [OFFICE, 'bank-lines', 'undecided'],
  queryFn: () => call(bankContract.listBankLines, { state: 'undecided' }),
});

/** Those that were laid aside, the latest first. */
export const laidAsideLinesQuery = queryOptions({
  queryKey: [OFFICE, 'bank-lines', 'laid_aside'],
  queryFn: () => call(bankContract.listBankLines, { state: 'laid_aside' }),
});

/** The bank's files that were read, the latest first. */
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
  return useDeed(({ id, sale_invoice_id }: { id: number; sale_invoice_id: number }) =>
    call(bankContract.bookBankLine, { id: String(id), sale_invoice_id }),
  );
}

export function useDivideLine() {
  return useDeed(({ id, parts }: Pick<Sent<(typeof bankContract)['divideBankLine']>, 'parts'> & { id: number }) =>
    call(bankContract.divideBankLine, { id: String(id), parts }),
  );
}

export function useCreditLine() {
  return useDeed(({ id, household_id }: { id: number; household_id: number }) =>
    call(bankContract.creditBankLine, { id: String(id), household_id }),
  );
}

export function useReturnByLine() {
  return useDeed(({ id, payment_id }: { id: number; payment_id: number }) =>
    call(bankContract.returnByBankLine, { id: String(id), payment_id }),
  );
}

export function useReleaseLine() {
  return useDeed((id: number) => call(bankContract.releaseBankLine, { id: String(id) }));
}

export function useLayLineAside() {
  return useDeed(({ id, reason }: { id: number; reason: string }) =>
    call(bankContract.layBankLineAside, { id: String(id), reason }),
  );
}

export function useTakeLineUp() {
  return useDeed((id: number) => call(bankContract.takeBankLineUp, { id: String(id) }));
}

/** Done or refused: everything that the office sees is asked anew. */
function useDeed<Input, Done>(send: (input: Input) => Promise<Done>) {
  return useMutation({ mutationFn: send, onSettled: useRefreshOffice() });
}
