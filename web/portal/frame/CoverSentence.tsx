import { useHome } from '../../me/meApi.ts';
import type { PersonCover } from '../../membership/membershipApi.ts';
import { useTranslation } from '../../platform/words.ts';
import { lineEnds } from '../../ui/content/lineEnds.tsx';
import { Link } from '../../ui/router/Link.tsx';
import { sayCover } from './sayCover.ts';

/** Since when the membership is valid for a person; or from when, or why not, with a link to the next step. */
export function CoverSentence({ cover }: { cover: PersonCover }) {
  const { t } = useTranslation();
  const { money_rests } = useHome().household;
  const { key, values, toPayments } = sayCover(cover, money_rests);
  return (
    <span>
      {lineEnds(t(`membership.cover.${key}`, values))}
      {toPayments && (
        <>
          {' '}
          <Link to="/payment">{t('membership.cover.toPayments')}</Link>
        </>
      )}
    </span>
  );
}
