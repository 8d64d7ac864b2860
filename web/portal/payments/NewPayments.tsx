import type { JournalEntry, PreCalculation } from '../../../domain/invoicing/invoicing.contract.ts';
import { fullName } from '../../../domain/shared/fullName.ts';
import { euro, InvoiceItems, type Item } from '../../invoicing/InvoiceItems.tsx';
import { InvoiceStatusBadge } from '../../invoicing/InvoiceStatusBadge.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Accordion, type AccordionItem } from '../../ui/content/Accordion.tsx';
import { Amount } from '../../ui/content/Amount.tsx';
import { EmptyState } from '../../ui/content/EmptyState.tsx';
import { Inline, Stack } from '../../ui/frame/Layout.tsx';
import { itemsOf } from './InvoiceList.tsx';

type Offer = {
  key: string;
  type: 'sirf' | 'siac';
  description: string;
  total: number;
  items: Item[];
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
  const offers = [
    ...begun,
    ...(preCalculation ? offersOf(preCalculation, payer) : []).filter((offer) =>
      begun.every(({ type }) => type !== offer.type),
    ),
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

function offersOf(preCalculation: PreCalculation, payer: string): Offer[] {
  const { registration_fee: fee, annual_contribution: contribution } = preCalculation;
  const offers: Offer[] = [];
  if (fee.available) {
    const item = { id: 0, name: payer, description: fee.description, amount: fee.amount, tax: 0, total: fee.amount };
    offers.push({ key: 'sirf', type: 'sirf', description: fee.description, total: fee.amount, items: [item] });
  }
  if (contribution.available) {
    const { description, total } = contribution;
    const items = contribution.detail.map((person) => ({
      id: person.member_id,
      name: fullName(person),
      description,
      amount: person.amount,
      tax: 0,
      total: person.amount,
    }));
    offers.push({ key: 'siac', type: 'siac', description, total, items });
  }
  return offers;
}

function offerOfDraft({ id, sale_invoice: invoice }: JournalEntry): Offer[] {
  if (invoice.type === 'sim' || !invoice.steps.includes('confirm')) return [];
  const { type, description, amount, status_id: statusId } = invoice;
  return [{ key: `draft-${id}`, type, description, total: amount, items: itemsOf(invoice), statusId }];
}
