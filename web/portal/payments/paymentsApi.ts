import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { combinedContract } from '../../../domain/payments/combined.contract.ts';
import { paymentLinksContract } from '../../../domain/payments/paymentLinks.contract.ts';
import { call } from '../../platform/calls/call.ts';

const KEY = 'payments';

/** The household's valid links to invoices, the newest first. */
export const paymentLinksQuery = queryOptions({
  queryKey: [KEY, 'links'],
  queryFn: () => call(paymentLinksContract.listPaymentLinks),
});

/** One transfer for invoices that were just confirmed; the same invoices always get the same one. */
export function combinedTransferQuery(sale_invoice_ids: number[]) {
  return queryOptions({
    queryKey: [KEY, 'together', ...sale_invoice_ids],
    queryFn: () => call(combinedContract.combineInvoices, { sale_invoice_ids }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** One transfer for several open invoices. */
export function useCombineInvoices() {
  return useMutation({
    mutationFn: (sale_invoice_ids: number[]) => call(combinedContract.combineInvoices, { sale_invoice_ids }),
  });
}

/** The answer goes into the list at once: its address comes only once, and the list may not arrive again. */
export function useMakePaymentLink() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (sale_invoice_ids: number[]) => call(paymentLinksContract.makePaymentLink, { sale_invoice_ids }),
    onSuccess: (made) => queries.setQueryData(paymentLinksQuery.queryKey, (links = []) => [made.link, ...links]),
  });
}

/** A link that somebody else has ended meanwhile is refused; the list then shows that too. */
export function useEndPaymentLink() {
  const refresh = useRefreshLinks();
  return useMutation({
    mutationFn: (id: number) => call(paymentLinksContract.endPaymentLink, { id: String(id) }),
    onSuccess: refresh,
    onError: () => void refresh(),
  });
}

function useRefreshLinks() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: paymentLinksQuery.queryKey });
}
