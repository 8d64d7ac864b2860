import { useQuery } from '@tanstack/react-query';
import { fullName } from '../../../domain/shared/fullName.ts';
import { useHome } from '../../me/meApi.ts';
import { coverQuery } from '../../membership/membershipApi.ts';
import { PartFailed } from '../../platform/ScreenBoundary.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Section } from '../../ui/content/Card.tsx';
import { Facts } from '../../ui/content/Facts.tsx';
import { Skeleton } from '../../ui/frame/Skeleton.tsx';
import { CoverSentence } from './CoverSentence.tsx';

/** For whom the membership is valid today, one sentence for each person; only for existing members (decision 57). */
export function CoveredToday() {
  const { t } = useTranslation();
  const { isExisting } = useHome();
  if (!isExisting) return null;
  return (
    <Section title={t('membership.cover.title')}>
      <People />
    </Section>
  );
}

function People() {
  const { t } = useTranslation();
  const { me, household, mainMember } = useHome();
  const { data: covers, error, isPending, refetch } = useQuery(coverQuery(household.id));
  const people = [mainMember, ...me.sub_members];
  if (isPending) return <Skeleton label={t('shared.frame.loading')} rows={people.length} shape="text" />;
  if (!covers) return <PartFailed error={error} onRetry={() => void refetch()} />;
  const facts = people.flatMap((person) => {
    const cover = covers.find(({ member_id }) => member_id === person.id);
    return cover ? [{ term: fullName(person), value: <CoverSentence cover={cover} /> }] : [];
  });
  return <Facts facts={facts} />;
}
