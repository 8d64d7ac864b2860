import { useState } from 'react';
import type { HouseholdFile } from '../../../../domain/office/officeAnswers.ts';
import { euro } from '../../../invoicing/InvoiceItems.tsx';
import { useDone } from '../../../platform/forms/useDone.tsx';
import { useTranslation } from '../../../platform/words.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Badge } from '../../../ui/content/Badge.tsx';
import { Card } from '../../../ui/content/Card.tsx';
import { type Column, DataTable } from '../../../ui/content/DataTable.tsx';
import { cellWithBreaks } from '../../../ui/content/lineBreaks.tsx';
import { Inline, Stack } from '../../../ui/frame/Layout.tsx';
import { KeepFocus } from '../../../ui/KeepFocus.tsx';
import { AssignPaymentDialog } from './AssignPaymentDialog.tsx';
import { CashReceipts } from './CashReceipts.tsx';
import { OtherPayers } from './OtherPayers.tsx';
import { keyOfPart, owedInvoices, type PaymentPart, partNow, paymentParts } from './paymentParts.ts';
import { Refunds } from './Refunds.tsx';
import { ReturnPaymentDialog } from './ReturnPaymentDialog.tsx';
import { useUnassignPayment } from './useUnassignPayment.tsx';

type Open = { dialog: 'assign' | 'return'; part: PaymentPart };

/**
 * The household's payments and what they settled, with actions to allocate free money and to book reversals.
 */
export function PaymentsCard({ file }: { file: HouseholdFile }) {
  const { t } = useTranslation();
  const { tellDone, done } = useDone();
  const { unassign, question } = useUnassignPayment(file.household.name, tellDone);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const parts = paymentParts(file);
  const owed = owedInvoices(file);
  const mayAssign = ({ free }: PaymentPart) => free > 0 && owed.length > 0;
  const columns: Column<PaymentPart>[] = [
    { key: 'date', header: t('officeMoney.payments.date'), cell: ({ value_date }) => value_date },
    { key: 'amount', header: t('officeMoney.payments.amount'), align: 'end', cell: ({ amount }) => euro(amount) },
    { key: 'invoice', header: t('officeMoney.payments.invoice'), cell: (part) => <Destination part={part} /> },
    {
      key: 'from',
      header: t('officeMoney.payments.from'),
      cell: ({ counterparty_name, remittance_text }) =>
        [counterparty_name, remittance_text].filter(Boolean).join(', ') || null,
    },
    {
      key: 'actions',
      header: t('officeMoney.payments.actions'),
      quietHeader: true,
      align: 'end',
      cell: (part) => (
        <PartButtons
          part={part}
          onAssign={mayAssign(part) ? () => setOpen({ dialog: 'assign', part }) : undefined}
          onUnassign={mayUndo(part) ? () => unassign(part) : undefined}
          onReturn={mayUndo(part) ? () => setOpen({ dialog: 'return', part }) : undefined}
        />
      ),
    },
  ];
  return (
    <Card title={t('officeMoney.payments.title')}>
      {done}
      {parts.length === 0 && <p>{t('officeMoney.payments.none')}</p>}
      {parts.length > 0 && (
        <KeepFocus>
          <DataTable
            caption={t('officeMoney.payments.title')}
            captionHidden
            look="lines"
            columns={columns}
            rows={parts}
            rowKey={keyOfPart}
          />
        </KeepFocus>
      )}
      <CashReceipts file={file} tellDone={tellDone} />
      <OtherPayers file={file} tellDone={tellDone} />
      <Refunds file={file} tellDone={tellDone} />
      {question}
      {open?.dialog === 'return' && (
        <ReturnPaymentDialog
          part={partNow(open.part, parts)}
          name={file.household.name}
          tellDone={tellDone}
          onClose={close}
        />
      )}
      {open?.dialog === 'assign' && (
        <AssignPaymentDialog
          part={partNow(open.part, parts)}
          invoices={owed}
          name={file.household.name}
          tellDone={tellDone}
          onClose={close}
        />
      )}
    </Card>
  );
}

/** Cash is reversed in the cash book, because its receipt is out. */
function mayUndo({ isFirst, returned_on, is_cash }: PaymentPart): boolean {
  return isFirst && !returned_on && !is_cash;
}

/** What a payment settled, and whether a bank line or a count of the cash confirms it (decisions 40 and 91). */
function Destination({ part }: { part: PaymentPart }) {
  const { t } = useTranslation();
  const { returned_on, is_seen_at_bank, is_cash } = part;
  if (returned_on || (is_seen_at_bank && !is_cash)) return <WhereItWent part={part} />;
  const state = is_seen_at_bank ? 'confirmed' : 'notConfirmed';
  return (
    <Stack gap={1}>
      <span>
        <WhereItWent part={part} />
      </span>
      <Inline>
        <Badge tone={is_seen_at_bank ? 'green' : 'orange'}>
          {is_cash ? t(`officeCash.payment.${state}`) : t('officeMoney.payments.notSeen')}
        </Badge>
      </Inline>
    </Stack>
  );
}

function WhereItWent({ part: { invoice, free, returned_on, is_withdrawn, refund_id } }: { part: PaymentPart }) {
  const { t } = useTranslation();
  if (refund_id !== null) return t('officeMoney.refund.wentBack');
  if (returned_on && is_withdrawn) return t('officeMoney.payments.withdrawn', { date: returned_on });
  if (returned_on) return t('officeMoney.payments.returned', { date: returned_on });
  if (!invoice) return t('officeMoney.payments.free');
  const { bill_number: number } = invoice;
  return cellWithBreaks(free > 0 ? t('officeMoney.payments.surplus', { number, amount: euro(free) }) : number);
}

type PartButtonsProps = {
  part: PaymentPart;
  onAssign: (() => void) | undefined;
  onUnassign: (() => void) | undefined;
  onReturn: (() => void) | undefined;
};

function PartButtons({ part, onAssign, onUnassign, onReturn }: PartButtonsProps) {
  const { t } = useTranslation();
  if (!onAssign && !onReturn) return null;
  const which = <span className="visually-hidden">: {`${part.value_date}, ${euro(part.amount)}`}</span>;
  return (
    <Inline gap={2}>
      {onAssign && (
        <Button look="secondary" onClick={onAssign}>
          {t('officeMoney.payments.assign')}
          {which}
        </Button>
      )}
      {onUnassign && (
        <Button look="quiet" onClick={onUnassign}>
          {t('officeMoney.payments.unassign')}
          {which}
        </Button>
      )}
      {onReturn && (
        <Button look="quiet" onClick={onReturn}>
          {t('officeMoney.payments.return')}
          {which}
        </Button>
      )}
    </Inline>
  );
}
