import type { ListColumn, ListFilter, WordGroup } from '../../../domain/office/lists/listShape.ts';
import type { ColumnKey, FilterKey } from '../../../domain/office/lists/listShapes.ts';
import { useTranslation } from '../../platform/words.ts';

/** The words of lists: of a column, a filter, and a stored value. Their keys stand in the list's data. */
export function useListWords() {
  const { t } = useTranslation();
  return {
    head: ({ key }: ListColumn) => t(`officeLists.columns.${key as ColumnKey}`),
    filter: ({ key }: ListFilter) => t(`officeLists.choose.${key as FilterKey}`),
    // the type of the key cannot tell which value belongs to which group
    value: (group: WordGroup, value: string) => t(`officeLists.values.${group}.${value}` as never),
  };
}
