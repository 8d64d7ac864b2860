import { useState } from 'react';
import { mayChangeAnything } from '../../domain/members/members.access.ts';
import { toWireDay } from '../../domain/shared/day.ts';
import { useChangeMember } from '../members/membersApi.ts';
import { dayOf } from '../platform/today.ts';
import { useTranslation } from '../platform/words.ts';
import { useCountryName } from '../reference/useCountryName.ts';
import { useStoredWords } from '../reference/useStoredWords.ts';
import { Button } from '../ui/Button.tsx';
import { type Fact, Facts } from '../ui/Facts.tsx';
import { Stack } from '../ui/Layout.tsx';
import { Status } from '../ui/Status.tsx';
import { Stay } from '../ui/Stay.tsx';
import { useHome, useRefreshHome } from './applicationApi.ts';

/** Who has this account, to be read only (spec §2). */
export function AccountFacts() {
  const { t } = useTranslation();
  const { me, mainMember } = useHome();
  const countryName = useCountryName();
  const [isKept, setKept] = useState(false);
  const inactive = mainMember.inactive_from;
  const notActive = t(inactive ? 'myAccount.facts.neverBegan' : 'myAccount.facts.pending');
  const facts: Fact[] = [
    { term: t('members.field.first_name'), value: mainMember.first_name },
    { term: t('members.field.last_name'), value: mainMember.last_name },
    { term: t('myAccount.facts.membershipNo'), value: mainMember.membership_no },
    { term: t('members.field.email'), value: me.email },
    ...(mainMember.pending_email
      ? [{ term: t('myAccount.facts.pendingEmail'), value: <PendingEmail onKept={() => setKept(true)} /> }]
      : []),
    { term: t('members.field.phone_numbers'), value: <PhoneNumbers /> },
    { term: t('members.field.citizenship_id'), value: countryName(mainMember.citizenship_id) },
    { term: t('myAccount.facts.created'), value: toWireDay(dayOf(mainMember.created_at)) },
    { term: t('myAccount.facts.activeFrom'), value: mainMember.active_from ?? notActive },
    ...(inactive ? [{ term: t('myAccount.facts.inactiveFrom'), value: inactive }] : []),
  ];
  return (
    <Stay>
      <Stack>
        <Facts facts={facts} />
        <Status>
          {isKept && !mainMember.pending_email && <p>{t('myAccount.facts.emailKept', { email: me.email })}</p>}
        </Status>
      </Stack>
    </Stay>
  );
}

/** A wish for another address, and the way back: a wrong one would never be confirmed (D16). */
function PendingEmail({ onKept }: { onKept: () => void }) {
  const { t } = useTranslation();
  const { me, mainMember, household } = useHome();
  const refreshHome = useRefreshHome();
  const changeMember = useChangeMember();

  async function keep() {
    // wanting the present one withdraws the other
    await changeMember.mutateAsync({ id: String(mainMember.id), email: me.email });
    onKept();
    await refreshHome();
  }

  return (
    <Stack gap={1}>
      <span>{mainMember.pending_email}</span>
      {mayChangeAnything(household.status) && (
        <Button look="quiet" busy={changeMember.isPending} onClick={keep}>
          {t('myAccount.facts.keepEmail')}
        </Button>
      )}
    </Stack>
  );
}

function PhoneNumbers() {
  const { t } = useTranslation();
  const { word } = useStoredWords();
  const { mainMember } = useHome();
  return (
    <Stack gap={1}>
      {mainMember.phone_numbers.map(({ id, phone_number, phone_type, is_main_number }) => (
        <span key={id}>
          {phone_number} ({word('phoneType', phone_type)}
          {is_main_number && `, ${t('myAccount.facts.mainNumber')}`})
        </span>
      ))}
    </Stack>
  );
}
