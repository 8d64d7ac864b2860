import { ROWS_ON_A_PAGE } from '../../../domain/office/lists/listShape.ts';
import type { ListPage } from '../../../domain/office/lists/lists.contract.ts';
import { useTranslation } from '../../platform/words.ts';
import { Pages } from '../frame/Pages.tsx';

/** Leads to the other pages of a list. */
export function ListPages({ page: { count, page }, onPage }: { page: ListPage; onPage: (page: number) => void }) {
  const { t } = useTranslation();
  return <Pages label={t('officeLists.pages')} count={count} most={ROWS_ON_A_PAGE} page={page} onPage={onPage} />;
}
