import { toWireDay } from '../../domain/shared/day.ts';
import { dayOf } from '../platform/today.ts';
import { useTranslation } from '../platform/words.ts';
import { useCountryName } from '../reference/useCountryName.ts';
import { useStoredWords } from '../reference/useStoredWords.ts';
import { type Fact, Facts } from '../ui/Facts.tsx';
import { Stack } from '../ui/Layout.tsx';
import { useHome } from './applicationApi.ts';

/** Who has this account, to be read only (spec §2). */
export function AccountFacts() {
  const { t } = useTranslation();
  const { me, mainMember } = useHome();
  const countryName = useCountryName();
  const inactive = mainMember.inactive_from;
  const facts: Fact[] = [
    { term: t('members.field.first_name'), value: mainMember.first_name },
    { term: t('members.field.last_name'), value: mainMember.last_name },
    { term: t('myAccount.facts.membershipNo'), value: mainMember.membership_no },
    { term: t('members.field.email'), value: me.email },
    ...(mainMember.pending_email ? [{ term: t('myAccount.facts.pendingEmail'), value: mainMember.pending_email }] : []),
    { term: t('members.field.phone_numbers'), value: <PhoneNumbers /> },
    { term: t('members.field.citizenship_id'), value: countryName(mainMember.citizenship_id) },
    { term: t('myAccount.facts.created'), value: toWireDay(dayOf(mainMember.created_at)) },
    { term: t('myAccount.facts.activeFrom'), value: mainMember.active_from ?? t('myAccount.facts.pending') },
    ...(inactive ? [{ term: t('myAccount.facts.inactiveFrom'), value: inactive }] : []),
  ];
  return <Facts facts={facts} />;
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
