import type { Address } from '../../domain/members/members.contract.ts';
import type { HouseholdFile } from '../../domain/office/officeAnswers.ts';
import { toWireDay } from '../../domain/shared/day.ts';
import { addressLine, householdAddress } from '../households/addressLine.ts';
import { MemberStatusBadge } from '../members/MemberStatusBadge.tsx';
import { dayOf } from '../platform/today.ts';
import { useTranslation } from '../platform/words.ts';
import { Card } from '../ui/Card.tsx';
import { type Fact, Facts } from '../ui/Facts.tsx';
import { useReasonWords } from './useReasonWords.ts';

/** What is true of the whole household: status, days, and how to reach it. */
export function HouseholdFacts({ file }: { file: HouseholdFile }) {
  const { t } = useTranslation();
  const reach = useReachFacts(file);
  const { status } = file.household;
  return (
    <Card title={t('officeHousehold.head.title')} aside={<MemberStatusBadge status={status} />}>
      <Facts facts={[...useDayFacts(file), ...reach]} dense />
    </Card>
  );
}

function useDayFacts({ household }: HouseholdFile): Fact[] {
  const { t } = useTranslation();
  const reasonWords = useReasonWords();
  const { submitted_on, waiting_until, active_from, inactive_from, inactive_reason_id } = household;
  const days = [
    { term: t('officeHousehold.head.statusSince'), value: household.status_since },
    { term: t('officeHousehold.head.registered'), value: toWireDay(dayOf(household.created_at)) },
    { term: t('officeHousehold.head.submitted'), value: submitted_on },
    { term: t('officeHousehold.head.waitingUntil'), value: waiting_until },
    { term: t('officeHousehold.head.activeFrom'), value: active_from },
    { term: t('officeHousehold.head.inactiveFrom'), value: inactive_from },
    { term: t('officeHousehold.head.reason'), value: inactive_from && reasonWords(inactive_reason_id) },
  ];
  return days.filter(({ value }) => value !== null);
}

function useReachFacts({ account, main_member: { addresses, phone_numbers } }: HouseholdFile): Fact[] {
  const { t } = useTranslation();
  const address = householdAddress(addresses);
  const burial = addresses.find(({ type }) => type === 'burial_place');
  const numbers = phone_numbers.map(({ phone_number }) => phone_number).join(', ');
  return [
    { term: t('officeHousehold.head.email'), value: accountWords() },
    ...(account?.pending_email ? [{ term: t('officeHousehold.head.pendingEmail'), value: account.pending_email }] : []),
    ...(account ? [{ term: t('officeHousehold.head.language'), value: t(`shared.language.${account.language}`) }] : []),
    { term: t('officeHousehold.head.phone'), value: numbers || t('officeHousehold.head.none') },
    { term: t('officeHousehold.head.address'), value: address ? addressLine(address) : t('officeHousehold.head.none') },
    ...(burial ? [{ term: t('officeHousehold.head.burialPlace'), value: burialLine(burial) }] : []),
  ];

  function accountWords(): string {
    if (!account) return t('officeHousehold.head.noAccount');
    const { email, status } = account;
    return status === 'active' ? email : t(`officeHousehold.head.${status}`, { email });
  }
}

function burialLine(place: Address): string {
  const grave = [place.grave_group, place.grave_row, place.grave_number].filter(Boolean).join('/');
  return [place.graveyard, grave, place.grave_user, addressLine(place)].filter(Boolean).join(', ');
}
