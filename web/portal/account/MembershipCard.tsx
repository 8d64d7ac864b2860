import { useMutation, useQuery } from '@tanstack/react-query';
import { type CardFormat, membershipContract } from '../../../domain/membership/membership.contract.ts';
import { whyNoCard } from '../../../domain/membership/membershipCard.ts';
import { toWireDay } from '../../../domain/shared/day.ts';
import { fullName } from '../../../domain/shared/fullName.ts';
import { useHome } from '../../me/home.ts';
import { saveFile } from '../../platform/calls/saveFile.ts';
import { queryOf } from '../../platform/calls/useCall.ts';
import { contact } from '../../platform/contact.ts';
import { fieldWords } from '../../platform/forms/refusalWords.ts';
import { PartFailed } from '../../platform/ScreenBoundary.tsx';
import { runtime } from '../../platform/start/runtime.ts';
import { today } from '../../platform/today.ts';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Section } from '../../ui/content/Card.tsx';
import { IdCard } from '../../ui/content/IdCard.tsx';
import { Inline, Stack } from '../../ui/frame/Layout.tsx';
import { Skeleton } from '../../ui/frame/Skeleton.tsx';

/** About as high as the card of a family with its buttons, so that the screen below does not move. */
const CARD_ROWS = 7;

/** The membership card to hold up and to save, or the sentence that says why there is none (decision 65). */
export function MembershipCard() {
  const { t } = useTranslation();
  const { household } = useHome();
  const reason = whyNoCard(household);
  return (
    <Section title={t('membership.card.title')} intro={reason ? undefined : t('membership.card.intro')}>
      {reason ? <p>{fieldWords(reason)}</p> : <CardOfToday />}
    </Section>
  );
}

function CardOfToday() {
  const { t } = useTranslation();
  const { me, household, mainMember } = useHome();
  const {
    data: covers,
    error,
    isPending,
    refetch,
  } = useQuery(queryOf(membershipContract.listCover, { id: household.id }));
  if (isPending) return <Skeleton label={t('shared.frame.loading')} rows={CARD_ROWS} />;
  if (!covers) return <PartFailed error={error} onRetry={() => void refetch()} />;
  const people = [mainMember, ...me.sub_members];
  const covered = covers.filter(({ verdict }) => verdict === 'covered').map(({ member_id }) => member_id);
  const names = people.filter(({ id }) => covered.includes(id)).map(fullName);
  if (names.length === 0) return <p>{fieldWords('membership_card_nobody')}</p>;
  return (
    <Stack>
      <Face names={names} />
      <Inline>
        <SaveCard format="card" label={t('membership.card.saveCard')} look="primary" />
        <SaveCard format="a4" label={t('membership.card.saveSheet')} look="secondary" />
      </Inline>
    </Stack>
  );
}

function Face({ names }: { names: string[] }) {
  const { t } = useTranslation();
  const { mainMember } = useHome();
  const { phone, phoneUrl, emergency } = contact();
  return (
    <IdCard
      name={runtime().association.name}
      facts={[
        { term: t('membership.card.number'), value: mainMember.membership_no },
        { term: t('membership.card.day'), value: toWireDay(today()) },
      ]}
      people={{ label: t('membership.card.people'), names }}
      call={{
        lines: [
          { language: 'de', text: emergency ? t('membership.card.alwaysDe') : t('membership.card.officeHoursDe') },
          { language: 'tr', text: emergency ? t('membership.card.alwaysTr') : t('membership.card.officeHoursTr') },
        ],
        phone: emergency?.phone ?? phone,
        url: emergency?.url ?? phoneUrl,
      }}
    />
  );
}

type SaveCardProps = { format: CardFormat; label: string; look: 'primary' | 'secondary' };

function SaveCard({ format, label, look }: SaveCardProps) {
  const { household } = useHome();
  const save = useMutation({
    mutationFn: () => saveFile(membershipContract.renderMembershipCard, { id: household.id, format }),
  });
  return (
    <Button look={look} busy={save.isPending} onClick={() => save.mutateAsync()}>
      {label}
    </Button>
  );
}
