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

/** One transfer for several open invoices. */
export function useCombineInvoices() {
  return useMutation({
    mutationFn: (sale_invoice_ids: number[]) => call(combinedContract.combineInvoices, { sale_invoice_ids }),
  });
}

export function useMakePaymentLink() {
  return useMutation({
    mutationFn: (sale_invoice_ids: number[]) => call(paymentLinksContract.makePaymentLink, { sale_invoice_ids }),
    onSuccess: useRefreshLinks(),
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
