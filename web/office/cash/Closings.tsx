import { type CashBook, type CashClosing, cashContract } from '../../../domain/cash/cash.contract.ts';
import { euro } from '../../invoicing/InvoiceItems.tsx';
import type { TellDone } from '../../platform/forms/useDone.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { type Column, DataTable } from '../../ui/content/DataTable.tsx';
import { useDecision } from '../calls/useDecision.ts';
import { useAsk } from '../frame/useAsk.tsx';

/** The counts of the day; a second person confirms with one press what they have counted as well. */
export function Closings({ book: { day, closings }, tellDone }: { book: CashBook; tellDone: TellDone }) {
  const { t } = useTranslation();
  const { ask, question } = useAsk(tellDone);
  const agree = useDecision(cashContract.agreeToCount);
  if (closings.length === 0) return null;

  const askFor = ({ id, counted: sum }: CashClosing) => {
    const counted = euro(sum);
    return ask({
      title: t('officeCash.closings.agreeTitle', { counted }),
      consequence: t('officeCash.closings.agreeWords'),
      yes: t('officeCash.closings.agreeYes', { counted }),
      act: () => agree.mutateAsync({ id }),
      told: (say) => say('officeCash.closings.didAgree'),
    });
  };
  const columns: Column<CashClosing>[] = [
    { key: 'by', header: t('officeCash.closings.by'), cell: ({ closed_by }) => closed_by },
    {
      key: 'expected',
      header: t('officeCash.closings.expected'),
      align: 'end',
      cell: ({ expected }) => euro(expected),
    },
    { key: 'counted', header: t('officeCash.closings.counted'), align: 'end', cell: ({ counted }) => euro(counted) },
    { key: 'reason', header: t('officeCash.closings.reason'), cell: ({ difference_reason }) => difference_reason },
    {
      key: 'second',
      header: t('officeCash.closings.second'),
      cell: ({ agreed_by }) => agreed_by ?? t('officeCash.closings.nobody'),
    },
    {
      key: 'actions',
      header: t('officeCash.book.actions'),
      quietHeader: true,
      align: 'end',
      cell: (closing) =>
        closing.may_agree && (
          <Button look="secondary" onClick={() => askFor(closing)}>
            {t('officeCash.closings.agree')}
          </Button>
        ),
    },
  ];
  const title = t('officeCash.closings.title', { day });
  return (
    <Card title={title}>
      <DataTable caption={title} captionHidden look="lines" columns={columns} rows={closings} rowKey={({ id }) => id} />
      {question}
    </Card>
  );
}
