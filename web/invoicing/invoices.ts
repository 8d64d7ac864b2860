import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { invoiceStatusIds, invoiceTypes, type PaymentCard, paymentCards } from '../../domain/invoicing/invoice.ts';
import { invoicingContract, type JoiningFee } from '../../domain/invoicing/invoicing.contract.ts';
import { CallFailed, CallRefused, call, callFile } from '../platform/calls/call.ts';
import { saveBlob } from '../platform/calls/saveFile.ts';
import { keyOf, queryOf } from '../platform/calls/useCall.ts';
import { shareFile } from '../platform/share.ts';

/** What a membership costs today; needs no log-in. */
export const joiningFeesQuery = queryOptions({
  ...queryOf(invoicingContract.listJoiningFees),
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
  ...queryOf(invoicingContract.listFees),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The household's invoices of one card, the latest due date first (spec §4). */
export function journalQuery(household_id: number, card: PaymentCard) {
  const statusIds = paymentCards[card].map((status) => invoiceStatusIds[status]).join(',');
  return queryOf(invoicingContract.listJournal, {
    id: household_id,
    'filter[sale_invoice.status_id]': statusIds,
    'filter[type]': invoiceTypes.join(','),
    orderBy: 'sale_invoice.due_date DESC',
  });
}

/** What changes when an invoice is created or cancelled. */
export const invoiceLists = [invoicingContract.preCalculate, invoicingContract.listJournal];

/** Turns a draft into an open invoice. The caller must refresh the home, and with it the lists (spec §7). */
export function useConfirmInvoice() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(invoicingContract.confirmInvoice, { id }),
    // what is shown is then probably wrong
    onError: () => {
      for (const list of invoiceLists) void queries.invalidateQueries({ queryKey: keyOf(list) });
    },
  });
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
