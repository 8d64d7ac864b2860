import { useHome } from '../../me/meApi.ts';
import type { PersonCover } from '../../membership/membershipApi.ts';
import { useTranslation } from '../../platform/words.ts';
import { lineEnds } from '../../ui/content/lineEnds.tsx';
import { Link } from '../../ui/router/Link.tsx';

/**
 * Since when the membership is valid for a person; or from when, or why not, with a link to the next step. While money rests
 * because somebody has died, nobody is told to confirm or pay (decision 60).
 */
export function CoverSentence({ cover }: { cover: PersonCover }) {
  const { t } = useTranslation();
  const { money_rests } = useHome().household;
  const said = useSentence(cover);
  const { sentence, to }: Said = said.to && money_rests ? { sentence: t('membership.cover.rests') } : said;
  return (
    <span>
      {lineEnds(sentence)}
      {to && (
        <>
          {' '}
          <Link to="/payment">{t('membership.cover.toPayments')}</Link>
        </>
      )}
    </span>
  );
}

type Said = { sentence: string; to?: 'payments' };

function useSentence(cover: PersonCover): Said {
  const { t } = useTranslation();
  const waiting = useWaitingSentence(cover);
  const date = cover.since ?? '';
  switch (cover.verdict) {
    case 'covered':
      return { sentence: t('membership.cover.covered', { date }) };
    case 'waiting':
      return waiting;
    case 'not_a_member':
      return { sentence: t('membership.cover.notAMember'), to: 'payments' };
    case 'in_arrears':
      return { sentence: t('membership.cover.inArrears', { bills: cover.bill_numbers.join(', ') }), to: 'payments' };
    case 'ended':
    case 'excluded':
      return { sentence: cover.had_begun ? t('membership.cover.ended', { date }) : t('membership.cover.unbegun') };
    case 'over_age':
      return { sentence: t('membership.cover.overAge') };
    case 'accident_exempt':
    case 'two_households':
    case 'unknown':
      return { sentence: t('membership.cover.unclear') };
  }
}

function useWaitingSentence({ waiting_for, waiting_until }: PersonCover): Said {
  const { t } = useTranslation();
  switch (waiting_for) {
    case 'payment':
      return { sentence: t('membership.cover.payment'), to: 'payments' };
    case 'documents':
      return { sentence: t('membership.cover.documents') };
    case 'household':
      return { sentence: t('membership.cover.household') };
    case 'days':
    case null:
      return { sentence: t('membership.cover.days', { date: waiting_until ?? '' }) };
  }
}
