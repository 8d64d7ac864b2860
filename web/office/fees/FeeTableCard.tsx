import type { FeeTable } from '../../../domain/invoicing/fees.contract.ts';
import { euro } from '../../invoicing/InvoiceItems.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Card } from '../../ui/content/Card.tsx';
import { type Column, DataTable } from '../../ui/content/DataTable.tsx';
import { useFeeWords } from './useFeeWords.ts';

type Fee = FeeTable['fees'][number];

/** The fees that apply from one day on. */
export function FeeTableCard({ table, title }: { table: FeeTable; title: string }) {
  const { t } = useTranslation();
  const { kindWords, ageWords } = useFeeWords();
  const columns: Column<Fee>[] = [
    { key: 'kind', header: t('officeFees.kind'), cell: kindWords },
    { key: 'ages', header: t('officeFees.ages'), cell: ({ age_from, age_to }) => ageWords(age_from, age_to) },
    { key: 'amount', header: t('officeFees.amount'), cell: ({ amount }) => euro(amount), align: 'end' },
  ];
  return (
    <Card title={title}>
      <DataTable
        caption={title}
        captionHidden
        look="lines"
        columns={columns}
        rows={table.fees}
        rowKey={({ type, basis, age_from }) => `${type} ${basis} ${age_from}`}
      />
    </Card>
  );
}
