import { formatIban } from '../../../../domain/invoicing/iban.ts';
import type { HouseholdFile } from '../../../../domain/office/officeAnswers.ts';
import type { OfficeRefund } from '../../../../domain/payments/paymentAnswers.ts';
import { refundsContract } from '../../../../domain/payments/refunds.contract.ts';
import { toWireDay } from '../../../../domain/shared/day.ts';
import { euro } from '../../../invoicing/InvoiceItems.tsx';
import type { TellDone } from '../../../platform/forms/useDone.tsx';
import { dayOf } from '../../../platform/today.ts';
import { useTranslation } from '../../../platform/words.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { type Column, DataTable } from '../../../ui/content/DataTable.tsx';
import { Stack } from '../../../ui/frame/Layout.tsx';
import { useDecision } from '../../calls/useDecision.ts';
import { useAsk } from '../../frame/useAsk.tsx';

type RefundsProps = { file: HouseholdFile; tellDone: TellDone };

/** The household's refunds; one that was booked in error can be cancelled after a question. */
export function Refunds({ file: { household, refunds }, tellDone }: RefundsProps) {
  const { t } = useTranslation();
  const { undo, question } = useUndoing(household.name, tellDone);
  const columns: Column<OfficeRefund>[] = [
    { key: 'date', header: t('officeMoney.payments.date'), cell: ({ value_date }) => value_date },
    { key: 'amount', header: t('officeMoney.payments.amount'), align: 'end', cell: ({ amount }) => euro(amount) },
    { key: 'to', header: t('officeMoney.refund.toColumn'), cell: (refund) => recipientOf(refund) || null },
    { key: 'reason', header: t('officeHousehold.reason.label'), cell: ({ reason }) => reason },
    { key: 'state', header: t('officeMoney.refund.state'), cell: (refund) => <State refund={refund} /> },
    {
      key: 'actions',
      header: t('officeMoney.payments.actions'),
      quietHeader: true,
      align: 'end',
      cell: (refund) =>
        refund.undone_at === null && (
          <Button look="quiet" onClick={() => undo(refund)}>
            {t('officeMoney.refund.undo')}
            <span className="visually-hidden">: {`${refund.value_date}, ${euro(refund.amount)}`}</span>
          </Button>
        ),
    },
  ];
  if (refunds.length === 0) return null;
  return (
    <Stack gap={3}>
      <h3>{t('officeMoney.refund.list')}</h3>
      <DataTable
        caption={t('officeMoney.refund.list')}
        captionHidden
        look="lines"
        columns={columns}
        rows={refunds}
        rowKey={({ id }) => id}
      />
      {question}
    </Stack>
  );
}

function State({ refund: { undone_at, is_confirmed } }: { refund: OfficeRefund }) {
  const { t } = useTranslation();
  if (undone_at) return t('officeMoney.refund.undone', { date: toWireDay(dayOf(undone_at)) });
  return is_confirmed ? t('officeMoney.refund.confirmed') : t('officeMoney.refund.unconfirmed');
}

function recipientOf({ recipient_name: name, recipient_iban: iban }: OfficeRefund): string {
  return [name, iban && formatIban(iban)].filter(Boolean).join(', ');
}

function useUndoing(name: string, tellDone: TellDone) {
  const { t } = useTranslation();
  const { ask, question } = useAsk(tellDone);
  const undoRefund = useDecision(refundsContract.undoRefund);

  async function undo({ id, amount: euros }: OfficeRefund) {
    const amount = euro(euros);
    await ask({
      title: t('officeMoney.refund.undoTitle', { name, amount }),
      consequence: t('officeMoney.refund.undoWords'),
      yes: t('officeMoney.refund.undoConfirm'),
      act: () => undoRefund.mutateAsync({ id }),
      told: (say) => say('officeMoney.refund.didUndo', { amount }),
    });
  }

  return { undo, question };
}
