import type { Proof, ProofFigures } from '../../../domain/movingIn/proof.contract.ts';
import { formatCount } from '../../../domain/shared/money.ts';
import { euro } from '../../invoicing/InvoiceItems.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Card } from '../../ui/content/Card.tsx';
import { type Column, DataTable } from '../../ui/content/DataTable.tsx';

const COUNTS = [
  'households',
  'active',
  'waiting',
  'inactive',
  'covered',
  'not_covered',
  'untold',
  'open_items',
] as const;

type Sum = { count: (typeof COUNTS)[number]; listed: number; here: number };

/** People by status, households and open items of the list beside those of the portal. */
export function ProofSums({ figures: { listed, here } }: Pick<Proof, 'figures'>) {
  const { t } = useTranslation();
  const shown = ({ count }: Sum, value: number) => (count === 'open_items' ? euro(value) : formatCount(value));
  const columns: Column<Sum>[] = [
    { key: 'what', header: t('proof.what'), heads: true, cell: ({ count }) => t(`proof.counts.${count}`) },
    { key: 'listed', header: t('proof.listed'), align: 'end', cell: (sum) => shown(sum, sum.listed) },
    { key: 'here', header: t('proof.here'), align: 'end', cell: (sum) => shown(sum, sum.here) },
    {
      key: 'equal',
      header: t('proof.compareTitle'),
      cell: (sum) => t(sum.listed === sum.here ? 'proof.equal' : 'proof.differs'),
    },
  ];
  return (
    <Card title={t('proof.sums')}>
      <DataTable
        caption={t('proof.sums')}
        captionHidden
        look="lines"
        columns={columns}
        rows={COUNTS.map((count) => sumOf(count, listed, here))}
        rowKey={({ count }) => count}
      />
    </Card>
  );
}

function sumOf(count: Sum['count'], listed: ProofFigures, here: ProofFigures): Sum {
  return { count, listed: listed[count], here: here[count] };
}
