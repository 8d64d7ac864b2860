import { useState } from 'react';
import { type CashBook, type CashEntry, cashContract } from '../../../domain/cash/cash.contract.ts';
import { euro } from '../../invoicing/InvoiceItems.tsx';
import type { TellDone } from '../../platform/forms/useDone.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Badge } from '../../ui/content/Badge.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { type Column, DataTable } from '../../ui/content/DataTable.tsx';
import { cellWithBreaks } from '../../ui/content/lineBreaks.tsx';
import { Inline, Stack } from '../../ui/frame/Layout.tsx';
import { Link } from '../../ui/router/Link.tsx';
import { householdPath } from '../frame/officePaths.ts';
import { usePrint } from '../viewer/usePrint.tsx';
import { ReverseDialog } from './ReverseDialog.tsx';

/** What was entered on the day, in the order of its making. */
export function CashEntries({ book: { day, entries }, tellDone }: { book: CashBook; tellDone: TellDone }) {
  const { t } = useTranslation();
  const [reversing, setReversing] = useState<CashEntry>();
  const { print, printed } = usePrint(cashContract.printReceipt);
  const title = t('officeCash.book.entries', { day });
  const columns: Column<CashEntry>[] = [
    { key: 'number', header: t('officeCash.receipts.number'), heads: true, cell: ({ receipt_no }) => receipt_no },
    { key: 'what', header: t('officeCash.book.what'), cell: (entry) => <What entry={entry} /> },
    { key: 'amount', header: t('officeCash.receipts.amount'), align: 'end', cell: ({ amount }) => euro(amount) },
    { key: 'by', header: t('officeCash.receipts.by'), cell: ({ taken_by }) => taken_by },
    { key: 'state', header: t('officeCash.receipts.state'), cell: (entry) => <State entry={entry} /> },
    {
      key: 'actions',
      header: t('officeCash.book.actions'),
      quietHeader: true,
      align: 'end',
      cell: (entry) => (
        <EntryButtons
          entry={entry}
          onPrint={(title) => print({ id: entry.id }, title)}
          onReverse={() => setReversing(entry)}
        />
      ),
    },
  ];
  return (
    <Card title={title}>
      {entries.length === 0 ? (
        <p>{t('officeCash.book.none')}</p>
      ) : (
        <DataTable
          caption={title}
          captionHidden
          look="lines"
          columns={columns}
          rows={entries}
          rowKey={({ id }) => id}
        />
      )}
      {reversing && <ReverseDialog entry={reversing} tellDone={tellDone} onClose={() => setReversing(undefined)} />}
      {printed}
    </Card>
  );
}

function What({ entry: { kind, household, text, from, bill_numbers } }: { entry: CashEntry }) {
  const { t } = useTranslation();
  const said = [from && t('officeCash.book.from', { name: from }), bill_numbers.join(', '), text].filter(Boolean);
  return (
    <Stack gap={1}>
      <span>
        {household ? (
          <Link to={householdPath(household.household_id, undefined, 'money')}>
            {household.name}, {household.membership_no}
          </Link>
        ) : (
          t(`officeCash.kinds.${kind}`)
        )}
      </span>
      {said.length > 0 && cellWithBreaks(said.join(' · '))}
    </Stack>
  );
}

function State({ entry }: { entry: CashEntry }) {
  const { t } = useTranslation();
  const { reverses_no, reversed_by_no, is_counted, is_confirmed } = entry;
  const reversal = reverses_no
    ? t('officeCash.receipts.reverses', { number: reverses_no })
    : reversed_by_no && t('officeCash.receipts.reversedBy', { number: reversed_by_no });
  return (
    <Stack gap={1}>
      {reversal && <span>{reversal}</span>}
      <Inline gap={2}>
        <Badge tone={is_counted ? 'green' : 'grey'}>
          {t(is_counted ? 'officeCash.book.counted' : 'officeCash.book.notCounted')}
        </Badge>
        {is_confirmed === false && <Badge tone="orange">{t('officeCash.book.notConfirmed')}</Badge>}
      </Inline>
    </Stack>
  );
}

type EntryButtonsProps = { entry: CashEntry; onPrint: (title: string) => Promise<void>; onReverse: () => void };

function EntryButtons({
  entry: { receipt_no: number, household, may_reverse },
  onPrint,
  onReverse,
}: EntryButtonsProps) {
  const { t } = useTranslation();
  return (
    <Inline gap={2}>
      {household && (
        <Button
          look="quiet"
          aria-label={t('officeCash.receipts.printOf', { number })}
          onClick={() => onPrint(t('officeCash.receipts.seen', { number }))}
        >
          {t('officeCash.receipts.print')}
        </Button>
      )}
      {may_reverse && (
        <Button look="quiet" onClick={onReverse}>
          {t('officeCash.book.reverse')}
          <span className="visually-hidden">: {number}</span>
        </Button>
      )}
    </Inline>
  );
}
