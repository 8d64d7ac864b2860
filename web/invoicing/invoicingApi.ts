import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { invoiceStatusIds, invoiceTypes, type PaymentCard, paymentCards } from '../../domain/invoicing/invoice.ts';
import { invoicingContract, type JoiningFee, type JournalEntry } from '../../domain/invoicing/invoicing.contract.ts';
import { CallFailed, CallRefused, call, callFile } from '../platform/calls/call.ts';
import { saveBlob, saveFile } from '../platform/calls/saveFile.ts';
import { shareFile } from '../platform/share.ts';

const KEY = 'invoicing';

/** What would be invoiced now (D36). */
export const preCalculationQuery = queryOptions({
  queryKey: [KEY, 'pre-calculation'],
  queryFn: () => call(invoicingContract.preCalculate),
});

/** What a membership costs today; needs no log-in. */
export const joiningFeesQuery = queryOptions({
  queryKey: [KEY, 'joining-fees'],
  queryFn: () => call(invoicingContract.listJoiningFees).catch(noneIfNotTold),
});

/** A visitor gets a phone number in place of the costs, and no alert about a call that nobody made. */
function noneIfNotTold(error: unknown): JoiningFee[] {
  if (error instanceof CallRefused || error instanceof CallFailed) return [];
  throw error;
}

/** Whether the pre-calculation was refused because too little is known to calculate with: an answer, no failure. */
export function isNotReckonable(error: unknown): boolean {
  return error instanceof CallRefused && error.key === 'nothing_to_precalculate';
}

/** The fee table, which changes at most once a year. */
export const feesQuery = queryOptions({
  queryKey: [KEY, 'fees'],
  queryFn: () => call(invoicingContract.listFees),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The household's invoices of one card, the latest due date first (spec §4). */
export function journalQuery(household_id: number, card: PaymentCard) {
  const statusIds = paymentCards[card].map((status) => invoiceStatusIds[status]).join(',');
  return queryOptions({
    queryKey: [KEY, 'journal', household_id, card],
    queryFn: (): Promise<JournalEntry[]> =>
      call(invoicingContract.listJournal, {
        id: String(household_id),
        'filter[sale_invoice.status_id]': statusIds,
        'filter[type]': invoiceTypes.join(','),
        orderBy: 'sale_invoice.due_date DESC',
      }),
  });
}

export function useCreateInvoices() {
  return useMutation({
    mutationFn: (type: 'sirf' | 'siac') => call(invoicingContract.createInvoices, { types: [type] }),
    ...useRefreshLists(),
  });
}

/** Turns a draft into an open invoice. The caller must refresh the home, and with it the lists (spec §7). */
export function useConfirmInvoice() {
  const { onError } = useRefreshLists();
  return useMutation({
    mutationFn: (id: number) => call(invoicingContract.confirmInvoice, { id: String(id) }),
    onError,
  });
}

export function useCancelInvoice() {
  return useMutation({
    mutationFn: (id: number) => call(invoicingContract.cancelInvoice, { id: String(id) }),
    ...useRefreshLists(),
  });
}

export function useSaveInvoicePdf() {
  return useMutation({ mutationFn: (id: number) => saveFile(invoicingContract.renderInvoicePdf, { id }) });
}

/** Shares the PDF through the device's list of apps; saves it where that fails. */
export function useShareInvoicePdf() {
  return useMutation({
    mutationFn: async (id: number) => {
      const { blob, name } = await callFile(invoicingContract.renderInvoicePdf, { id });
      if (!(await shareFile(new File([blob], name, { type: PDF })))) saveBlob({ blob, name });
    },
  });
}

export const PDF = 'application/pdf';

/** Waits for the lists. They are fetched after a failure too, because what is shown is then probably wrong. */
function useRefreshLists() {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: [KEY] });
  return { onSuccess: refresh, onError: () => void refresh() };
}
