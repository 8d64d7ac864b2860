import type { ListShape } from '../../../domain/office/lists/listShape.ts';
import { euro } from '../../invoicing/InvoiceItems.tsx';
import { useTranslation } from '../../platform/words.ts';
import { useListWords } from './useListWords.ts';

/** What the columns of money come to over all rows, not only over those of the page. */
export function ListSums({ shape, sums }: { shape: ListShape; sums: Record<string, number> }) {
  const { t } = useTranslation();
  const words = useListWords();
  const summed = shape.columns.filter(({ key }) => key in sums);
  return summed.map((column) => (
    <p key={column.key}>{t('officeLists.sum', { column: words.head(column), amount: euro(sums[column.key] ?? 0) })}</p>
  ));
}
