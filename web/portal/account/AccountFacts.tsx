import { useState } from 'react';
import { mayChangeAnything } from '../../../domain/members/members.access.ts';
import { membersContract } from '../../../domain/members/members.contract.ts';
import { toWireDay } from '../../../domain/shared/day.ts';
import { useHome, useRefreshHome } from '../../me/home.ts';
import { useSend } from '../../platform/calls/useCall.ts';

import { dayOf } from '../../platform/today.ts';
import { useTranslation } from '../../platform/words.ts';
import { useCountryName } from '../../reference/useCountryName.ts';
import { useStoredWords } from '../../reference/useStoredWords.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Facts } from '../../ui/content/Facts.tsx';
import { Status } from '../../ui/content/Status.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Columns, Stack } from '../../ui/frame/Layout.tsx';
import { KeepFocus } from '../../ui/KeepFocus.tsx';
import { useLastDays } from '../frame/useLastDays.ts';

/** The owner of the account, in read-only fields (spec §2). */
export function AccountFacts() {
  const { t } = useTranslation();
  const { me, mainMember } = useHome();
  const countryName = useCountryName();
  const [isKept, setKept] = useState(false);
  const inactive = mainMember.inactive_from;
  const lastDay = useLastDays()(mainMember.id);
  const notActive = t(inactive ? 'myAccount.facts.neverBegan' : 'myAccount.facts.pending');
  const shown: [label: string, value: string][] = [
    [t('members.field.first_name'), mainMember.first_name],
    [t('members.field.last_name'), mainMember.last_name],
    [t('myAccount.facts.membershipNo'), mainMember.membership_no],
    [t('members.field.email'), me.email],
    [t('members.field.phone_numbers'), usePhoneLines()],
    [t('members.field.citizenship_id'), countryName(mainMember.citizenship_id) ?? ''],
    [t('myAccount.facts.created'), toWireDay(dayOf(mainMember.created_at))],
    [t('myAccount.facts.activeFrom'), mainMember.active_from ?? notActive],
  ];
  if (inactive) shown.push([t('myAccount.facts.inactiveFrom'), inactive]);
  if (lastDay) shown.push([t('home.endToCome.lastDay'), lastDay]);
  return (
    <KeepFocus>
      <Stack>
        <Columns>
          {shown.map(([label, value]) => (
            <TextField key={label} label={label} value={value} onChange={() => undefined} disabled />
          ))}
        </Columns>
        {mainMember.pending_email && (
          <Facts
            facts={[{ term: t('myAccount.facts.pendingEmail'), value: <PendingEmail onKept={() => setKept(true)} /> }]}
          />
        )}
        <Status>
          {isKept && !mainMember.pending_email && <p>{t('myAccount.facts.emailKept', { email: me.email })}</p>}
        </Status>
      </Stack>
    </KeepFocus>
  );
}

/** A requested new e-mail address, with a button to withdraw it: a mistyped one would never be confirmed (D16). */
function PendingEmail({ onKept }: { onKept: () => void }) {
  const { t } = useTranslation();
  const { me, mainMember, household } = useHome();
  const refreshHome = useRefreshHome();
  const changeMember = useSend(membersContract.changeMember);

  async function keep() {
    // requesting the present address withdraws the other one
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

/** The phone numbers with their kinds, one per line. */
function usePhoneLines(): string {
  const { t } = useTranslation();
  const { word } = useStoredWords();
  const lines = useHome().mainMember.phone_numbers.map(({ phone_number, phone_type, is_main_number }) => {
    const main = is_main_number ? `, ${t('myAccount.facts.mainNumber')}` : '';
    return `${phone_number} (${word('phoneType', phone_type)}${main})`;
  });
  return lines.join('\n');
}
