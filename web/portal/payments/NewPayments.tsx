import { euro, InvoiceItems } from '../../invoicing/InvoiceItems.tsx';
import { InvoiceStatusBadge } from '../../invoicing/InvoiceStatusBadge.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Accordion, type AccordionItem } from '../../ui/content/Accordion.tsx';
import { Amount } from '../../ui/content/Amount.tsx';
import { EmptyState } from '../../ui/content/EmptyState.tsx';
import { Inline, Stack } from '../../ui/frame/Layout.tsx';
import type { Offer, Payable } from './offers.ts';

export type NewPaymentsProps = {
  offers: readonly Offer[];
  /** Whether more invoices may follow: an ended membership gets no new ones. */
  mayGrow: boolean;
  /** The type that is being invoiced right now. */
  busyType: string | undefined;
  onPay: (type: Payable) => void;
};

/** What can be invoiced now, and existing drafts: each opens to its items and has its own "pay now" button. */
export function NewPayments({ offers, mayGrow, busyType, onPay }: NewPaymentsProps) {
  const { t } = useTranslation();
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
