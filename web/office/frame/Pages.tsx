import { formatCount } from '../../../domain/shared/money.ts';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Inline } from '../../ui/frame/Layout.tsx';

/** `most`: how many rows a page has. */
type PagesProps = { label: string; count: number; most: number; page: number; onPage: (page: number) => void };

/** Leads to the other pages of a list; nothing if there is one page only. */
export function Pages({ label, count, most, page, onPage }: PagesProps) {
  const { t } = useTranslation();
  const last = Math.max(1, Math.ceil(count / most));
  if (last === 1) return null;
  return (
    <nav aria-label={label}>
      <Inline gap={3}>
        <Button look="secondary" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          {t('officeBank.pages.before')}
        </Button>
        <span aria-current="page">
          {t('officeBank.pages.which', { page: formatCount(page), last: formatCount(last) })}
        </span>
        <Button look="secondary" disabled={page >= last} onClick={() => onPage(page + 1)}>
          {t('officeBank.pages.after')}
        </Button>
      </Inline>
    </nav>
  );
}
