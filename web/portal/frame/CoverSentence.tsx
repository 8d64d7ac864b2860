import { useHome } from '../../me/home.ts';
import { useTranslation } from '../../platform/words.ts';
import { withLineBreaks } from '../../ui/content/lineBreaks.tsx';
import { Link } from '../../ui/router/Link.tsx';
import type { PersonCover } from './coverSentenceOf.ts';
import { coverSentenceOf } from './coverSentenceOf.ts';
import { useLastDays } from './useLastDays.ts';

/** Since when the membership is valid for a person; or from when, or why not, with a link to the next step. */
export function CoverSentence({ cover }: { cover: PersonCover }) {
  const { t } = useTranslation();
  const { money_rests } = useHome().household;
  const lastDay = useLastDays()(cover.member_id);
  const { key, values, toPayments } = coverSentenceOf(cover, money_rests);
  return (
    <span>
      {withLineBreaks(t(`membership.cover.${key}`, values))}
      {key === 'covered' && lastDay && ` ${t('home.endToCome.coveredUntil', { date: lastDay })}`}
      {toPayments && (
        <>
          {' '}
          <Link to="/payment">{t('membership.cover.toPayments')}</Link>
        </>
      )}
    </span>
  );
}
