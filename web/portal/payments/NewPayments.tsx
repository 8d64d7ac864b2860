import type { JournalEntry, PreCalculation } from '../../../domain/invoicing/invoicing.contract.ts';
import { euro, InvoiceItems } from '../../invoicing/InvoiceItems.tsx';
import { InvoiceStatusBadge } from '../../invoicing/InvoiceStatusBadge.tsx';
import { type NotInvoiced, notInvoiced } from '../../invoicing/notInvoiced.ts';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Accordion, type AccordionItem } from '../../ui/content/Accordion.tsx';
import { Amount } from '../../ui/content/Amount.tsx';
import { EmptyState } from '../../ui/content/EmptyState.tsx';
import { Inline, Stack } from '../../ui/frame/Layout.tsx';
import { itemsOf } from './InvoiceList.tsx';

type Offer = NotInvoiced & {
  key: string;
  /** The status of an existing draft; a pre-calculation has none yet. */
  statusId?: number;
};

export type NewPaymentsProps = {
  /** Undefined: nothing new is offered, drafts alone. */
  preCalculation: PreCalculation | undefined;
  drafts: JournalEntry[];
  /** The person who pays the registration fee. */
  payer: string;
  /** Whether more invoices may follow: an ended membership gets no new ones. */
  mayGrow: boolean;
  /** The type that is being invoiced right now. */
  busyType: string | undefined;
  onPay: (type: 'sirf' | 'siac') => void;
};

/** What can be invoiced now, and existing drafts: each opens to its items and has its own "pay now" button. */
export function NewPayments({ preCalculation, drafts, payer, mayGrow, busyType, onPay }: NewPaymentsProps) {
  const { t } = useTranslation();
  const begun = drafts.flatMap((entry) => offerOfDraft(entry));
  const offers: Offer[] = [
    ...begun,
    ...notInvoiced(preCalculation, payer)
      .filter((offer) => begun.every(({ type }) => type !== offer.type))
      .map((offer) => ({ ...offer, key: offer.type })),
  ];
  if (offers.length === 0) {
    return (
      <EmptyState look="inside" title={t('invoicing.new.emptyTitle')}>
        {mayGrow && t('invoicing.new.empty')}
      </EmptyState>
    );
  }
  const asItem = (offer: Offer): AccordionItem => ({
    key: offer.key,
    title: offer.description,
    aside: (
      <Inline>
        {offer.statusId && <InvoiceStatusBadge statusId={offer.statusId} />}
        <Amount>{euro(offer.total)}</Amount>
      </Inline>
    ),
    body: <InvoiceItems items={offer.items} total={offer.total} />,
  });
  return (
    <Stack>
      <p>{t('invoicing.new.intro')}</p>
      {offers.map((offer) => (
        <Stack key={offer.key} gap={3}>
          <Accordion headingLevel="h3" items={[asItem(offer)]} />
          <div>
            <Button
              id={`pay-${offer.type}`}
              busy={busyType === offer.type}
              aria-label={t(`invoicing.new.${actionOf(offer)}For`, { description: offer.description })}
              onClick={() => onPay(offer.type)}
            >
              {t(`invoicing.new.${actionOf(offer)}`)}
            </Button>
          </div>
        </Stack>
      ))}
    </Stack>
  );
}

/** Small children cost nothing: their contribution is only confirmed (D35). */
function actionOf({ total }: Offer): 'payNow' | 'takeFree' {
  return total === 0 ? 'takeFree' : 'payNow';
}

function offerOfDraft({ id, sale_invoice: invoice }: JournalEntry): Offer[] {
  if (invoice.type === 'sim' || !invoice.steps.includes('confirm')) return [];
  const { type, description, amount, status_id: statusId } = invoice;
  return [{ key: `draft-${id}`, type, description, total: amount, items: itemsOf(invoice), statusId }];
}
