import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { membershipContract } from '../../../domain/membership/membership.contract.ts';
import { fullName } from '../../../domain/shared/fullName.ts';
import { useHome } from '../../me/home.ts';
import { queryOf } from '../../platform/calls/useCall.ts';
import { PartFailed } from '../../platform/ScreenBoundary.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Section } from '../../ui/content/Card.tsx';
import { Facts } from '../../ui/content/Facts.tsx';
import { withLineBreaks } from '../../ui/content/lineBreaks.tsx';
import { LoadingLines } from '../../ui/frame/Skeleton.tsx';
import { Link } from '../../ui/router/Link.tsx';
import { coverSentenceOf, type PersonCover } from './coverSentenceOf.ts';
import { useLastDays } from './useLastDays.ts';

/**
 * For whom the membership is valid today, one sentence for each person; only for existing members (decision 57). Among
 * the news only where it says more than the card above them: not while the household waits, nor of one covered person.
 */
export function CoveredToday({ place }: { place: 'news' | 'family' }) {
  const { t } = useTranslation();
  const { me, household, isExisting } = useHome();
  const covers = useQuery({ ...queryOf(membershipContract.listCover, { id: household.id }), enabled: isExisting });
  if (!isExisting) return null;
  const isAlone = me.sub_members.length === 0;
  const isPlain = household.status === 'waiting' || (isAlone && (covers.data?.[0]?.verdict ?? 'covered') === 'covered');
  if (place === 'news' && isPlain) return null;
  return (
    <Section title={t('membership.cover.title')}>
      <People {...covers} />
    </Section>
  );
}

/** Lines of a sentence that says since when, and of one that says why not. */
const LINES_COVERED = 1;
const LINES_WHY_NOT = 3;

type Covers = Pick<UseQueryResult<PersonCover[]>, 'data' | 'error' | 'isPending' | 'refetch'>;

function People({ data: covers, error, isPending, refetch }: Covers) {
  const { t } = useTranslation();
  const { me, mainMember, household } = useHome();
  const people = [mainMember, ...me.sub_members];
  if (isPending) {
    // names and lines as they will stand, so that nothing below moves when the sentences arrive
    const lines = household.status === 'active' ? LINES_COVERED : LINES_WHY_NOT;
    return (
      <>
        <p className="visually-hidden" role="status">
          {t('shared.frame.loading')}
        </p>
        <Facts
          of="people"
          facts={people.map((person) => ({ term: fullName(person), value: <LoadingLines lines={lines} /> }))}
        />
      </>
    );
  }
  if (!covers) return <PartFailed error={error} onRetry={() => void refetch()} />;
  const facts = people.flatMap((person) => {
    const cover = covers.find(({ member_id }) => member_id === person.id);
    return cover ? [{ term: fullName(person), value: <CoverSentence cover={cover} /> }] : [];
  });
  return <Facts of="people" facts={facts} />;
}

/** Since when the membership is valid for a person; or from when, or why not, with a link to the next step. */
function CoverSentence({ cover }: { cover: PersonCover }) {
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
