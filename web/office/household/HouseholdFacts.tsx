import { useState } from 'react';
import type { Address } from '../../../domain/members/addressSchemas.ts';
import { isExisting } from '../../../domain/members/memberStatus.ts';
import { mayChangeAnything } from '../../../domain/members/members.access.ts';
import type { HouseholdFile } from '../../../domain/office/officeAnswers.ts';
import { toWireDay } from '../../../domain/shared/day.ts';
import { fullName } from '../../../domain/shared/fullName.ts';
import { addressLine, householdAddress } from '../../households/addressLine.ts';
import { MemberStatusBadge } from '../../members/MemberStatusBadge.tsx';
import type { TellDone } from '../../platform/forms/useDone.tsx';
import { dayOf } from '../../platform/today.ts';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { type Fact, Facts } from '../../ui/content/Facts.tsx';
import { Inline, Stack } from '../../ui/frame/Layout.tsx';
import { counterPath } from '../frame/officePaths.ts';
import { PhoneLines } from '../frame/PhoneLines.tsx';
import { useReasonWords } from '../frame/useReasonWords.ts';
import { personsOf } from './householdPersons.ts';
import { SetEmailDialog } from './SetEmailDialog.tsx';
import { useAccountFacts } from './useAccountFacts.ts';

/** Facts about the whole household: status, dates, and contact data. */
export function HouseholdFacts({ file, tellDone }: { file: HouseholdFile; tellDone: TellDone }) {
  const { t } = useTranslation();
  const [isChanging, setChanging] = useState(false);
  const facts = [
    ...useDayFacts(file),
    ...useAccountFacts(file),
    ...useCorrespondenceFacts(file),
    ...useReachFacts(file.main_member),
    ...useTextFacts(file),
    ...useFormerFacts(file),
  ];
  const { household, account } = file;
  return (
    <Card title={t('officeHousehold.head.title')} aside={<MemberStatusBadge status={household.status} />}>
      <Stack>
        <Facts facts={facts} dense />
        <Inline>
          {mayChangeAnything(household.status) && (
            <>
              <LinkButton look="secondary" to={counterPath(household.id, 'address')}>
                {t('officeCounter.address.action')}
              </LinkButton>
              <LinkButton look="secondary" to={counterPath(household.id, 'writing')}>
                {t('officeCounter.correspondence.action')}
              </LinkButton>
              {!account && (
                <LinkButton look="secondary" to={counterPath(household.id, 'account-code')}>
                  {t('officeCounter.accountCode.action')}
                </LinkButton>
              )}
              {isExisting(household.status) && (
                <LinkButton look="secondary" to={counterPath(household.id, 'burial-place')}>
                  {t('officeCounter.burialPlace')}
                </LinkButton>
              )}
            </>
          )}
          {account?.status === 'active' && (
            <Button look="secondary" onClick={() => setChanging(true)}>
              {t('officeHousehold.email.action')}
            </Button>
          )}
        </Inline>
      </Stack>
      {isChanging && account && (
        <SetEmailDialog
          household={household}
          account={account}
          tellDone={tellDone}
          onClose={() => setChanging(false)}
        />
      )}
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
    { term: t('officeHousehold.head.moneyRests'), value: household.money_rests_since },
    { term: t('officeHousehold.head.silent'), value: household.silent_since },
    { term: t('officeHousehold.head.confirmedOn'), value: household.confirmed_on },
  ];
  return days.filter(({ value }) => value !== null);
}

function useReachFacts({ addresses, phone_numbers }: HouseholdFile['main_member']): Fact[] {
  const { t } = useTranslation();
  const address = householdAddress(addresses);
  const burial = addresses.find(({ type }) => type === 'burial_place');
  const phones = phone_numbers.map(({ phone_number }) => ({ number: phone_number }));
  return [
    {
      term: t('officeHousehold.head.phone'),
      value: phones.length > 0 ? <PhoneLines phones={phones} /> : t('officeHousehold.head.none'),
    },
    { term: t('officeHousehold.head.address'), value: address ? addressLine(address) : t('officeHousehold.head.none') },
    ...(burial ? [{ term: t('officeHousehold.head.burialPlace'), value: burialLine(burial) }] : []),
  ];
}

function useCorrespondenceFacts({ account, correspondence: { channel, language } }: HouseholdFile): Fact[] {
  const { t } = useTranslation();
  return [
    ...(account ? [] : [{ term: t('officeHousehold.head.language'), value: t(`shared.language.${language}`) }]),
    { term: t('officeCounter.correspondence.channel'), value: t(`officeCounter.correspondence.${channel}`) },
  ];
}

function useTextFacts({ text_reminders: on }: HouseholdFile): Fact[] {
  const { t } = useTranslation();
  if (!on) return [];
  const value = t('officeHousehold.head.textsTo', { number: on.number, date: on.agreed_on });
  return [{ term: t('officeHousehold.head.texts'), value }];
}

/** Wishes of a former main member remain theirs (decision 28). */
function useFormerFacts(file: HouseholdFile): Fact[] {
  const { t } = useTranslation();
  return file.former_burial_places.map(({ member_id, place }) => {
    const person = personsOf(file).find(({ id }) => id === member_id);
    const name = person ? fullName(person) : '';
    return { term: t('officeHousehold.head.formerBurialPlace', { name }), value: burialLine(place) };
  });
}

function burialLine(place: Address): string {
  const grave = [place.grave_group, place.grave_row, place.grave_number].filter(Boolean).join('/');
  return [place.graveyard, grave, place.grave_user, addressLine(place)].filter(Boolean).join(', ');
}
