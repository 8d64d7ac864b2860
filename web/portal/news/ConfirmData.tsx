import { useState } from 'react';
import { type ConfirmationFacts, isConfirmationDue } from '../../../domain/households/confirmation.ts';
import { parseWireDay } from '../../../domain/shared/day.ts';
import { fullName } from '../../../domain/shared/fullName.ts';
import { addressLine, householdAddress } from '../../households/addressLine.ts';
import { useConfirmData, useHome } from '../../me/home.ts';
import { failureWords } from '../../platform/forms/refusalWords.ts';
import { today } from '../../platform/today.ts';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { Disclosure } from '../../ui/content/Disclosure.tsx';
import { Facts } from '../../ui/content/Facts.tsx';
import { Notice } from '../../ui/content/Notice.tsx';
import { Status } from '../../ui/content/Status.tsx';
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { Link } from '../../ui/router/Link.tsx';

/** Once a year: are address, phone numbers and family still right? Confirmed with one press (decision 67). */
export function ConfirmData() {
  const { t } = useTranslation();
  const [confirmedOn, setConfirmedOn] = useState<string>();
  const isAsked = isConfirmationDue(useConfirmationFacts(), today());
  return (
    <>
      <Status>
        {confirmedOn !== undefined && (
          <Notice tone="success">
            <p>{t('home.stillRight.done', { date: confirmedOn })}</p>
          </Notice>
        )}
      </Status>
      {isAsked && <Question onConfirmed={setConfirmedOn} />}
    </>
  );
}

function Question({ onConfirmed }: { onConfirmed: (day: string) => void }) {
  const { t } = useTranslation();
  const { household } = useHome();
  const { mutateAsync, isPending, error, submittedAt } = useConfirmData();

  async function confirm() {
    const me = await mutateAsync(household.id);
    onConfirmed(me.household?.confirmed_on ?? '');
    // the focused button is gone, so the heading takes the focus
    document.querySelector('h1')?.focus();
  }

  return (
    <Card title={t('home.stillRight.title')} intro={t('home.stillRight.intro')} look="accent">
      <ErrorSummary
        title={t('home.stillRight.failed')}
        errors={error ? [{ text: failureWords(error) }] : []}
        attempt={submittedAt}
      />
      <StoredData />
      <Stack gap={2}>
        <Button busy={isPending} onClick={confirm}>
          {t('home.stillRight.confirm')}
        </Button>
        <Disclosure label={t('home.stillRight.change')}>
          <Stack gap={1}>
            <Link to="/household">{t('home.stillRight.toAddress')}</Link>
            <Link to="/main-member#phone-numbers">{t('home.stillRight.toPhones')}</Link>
            <Link to="/sub-member">{t('home.stillRight.toFamily')}</Link>
            <Link to="/main-member">{t('home.stillRight.toPerson')}</Link>
          </Stack>
        </Disclosure>
      </Stack>
    </Card>
  );
}

function StoredData() {
  const { t } = useTranslation();
  const { me, mainMember } = useHome();
  const address = householdAddress(mainMember.addresses);
  const phones = mainMember.phone_numbers.map(({ phone_number }) => phone_number);
  const family = me.sub_members.filter(({ status }) => status !== 'inactive').map(fullName);
  return (
    <Facts
      facts={[
        { term: t('home.stillRight.address'), value: address ? addressLine(address) : t('home.stillRight.none') },
        { term: t('home.stillRight.phones'), value: phones.join(', ') || t('home.stillRight.none') },
        { term: t('home.stillRight.family'), value: family.join(', ') || t('home.stillRight.nobody') },
      ]}
    />
  );
}

/** What decides whether the yearly question is asked. */
function useConfirmationFacts(): ConfirmationFacts {
  const { status, money_rests, ...days } = useHome().household;
  return {
    status,
    money_rests,
    status_since: parseWireDay(days.status_since) ?? today(),
    active_from: dayFrom(days.active_from),
    confirmed_on: dayFrom(days.confirmed_on),
  };
}

function dayFrom(value: string | null) {
  return value === null ? null : (parseWireDay(value) ?? null);
}
