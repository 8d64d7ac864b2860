import type { JournalEntry, PreCalculation } from '../../../domain/invoicing/invoicing.contract.ts';
import { type NotInvoiced, notInvoiced } from '../../invoicing/notInvoiced.ts';
import { itemsOf } from './InvoiceList.tsx';

export type Payable = NotInvoiced['type'];

export type Offer = NotInvoiced & {
  key: string;
  /** The status of an existing draft; a pre-calculation has none yet. */
  statusId?: number;
};

/** What can be invoiced now: existing drafts, then what the pre-calculation adds. */
export function offersOf(
  preCalculation: PreCalculation | undefined,
  drafts: readonly JournalEntry[],
  payer: string,
): Offer[] {
  const begun = drafts.flatMap(offerOfDraft);
  const others = notInvoiced(preCalculation, payer).filter(({ type }) => begun.every((each) => each.type !== type));
  return [...begun, ...others.map((offer) => ({ ...offer, key: offer.type }))];
}

function offerOfDraft({ id, sale_invoice: invoice }: JournalEntry): Offer[] {
  if (invoice.type === 'sim' || !invoice.steps.includes('confirm')) return [];
  const { type, description, amount, status_id: statusId } = invoice;
  return [{ key: `draft-${id}`, type, description, total: amount, items: itemsOf(invoice), statusId }];
}
