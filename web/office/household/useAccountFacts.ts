import type { HouseholdFile } from '../../../domain/office/officeAnswers.ts';
import { dateAndTimeOf } from '../../platform/calls/instants.ts';
import { currentInstant } from '../../platform/calls/serverClock.ts';
import { useTranslation } from '../../platform/words.ts';
import type { Fact } from '../../ui/content/Facts.tsx';

type Account = NonNullable<HouseholdFile['account']>;

/** The household's log-in address, a requested new one, and the office's last action on it. */
export function useAccountFacts({ account, main_member }: HouseholdFile): Fact[] {
  const { t } = useTranslation();
  if (!account) {
    const { email } = main_member;
    const words = email ? t('officeHousehold.head.contactEmail', { email }) : t('officeHousehold.head.noAccount');
    return [{ term: t('officeHousehold.head.email'), value: words }];
  }
  const { email, pending_email, is_without_password, email_set, status, language, email_refused_on: since } = account;
  const words = status === 'active' ? email : t(`officeHousehold.head.${status}`, { email });
  return [
    { term: t('officeHousehold.head.email'), value: words },
    ...(since
      ? [{ term: t('officeHousehold.email.refused'), value: t('officeHousehold.email.refusedSince', { since }) }]
      : []),
    ...(pending_email
      ? [{ term: t('officeHousehold.head.pendingEmail'), value: pendingWords(pending_email, account) }]
      : []),
    ...(is_without_password
      ? [{ term: t('officeHousehold.email.password'), value: t('officeHousehold.email.noPassword') }]
      : []),
    ...(email_set ? [{ term: t('officeHousehold.email.last'), value: lastWords(email_set) }] : []),
    { term: t('officeHousehold.head.language'), value: t(`shared.language.${language}`) },
  ];

  function pendingWords(wanted: string, { pending_email_until: until }: Account): string {
    const isOpen = until !== null && until > currentInstant();
    if (!isOpen) return t('officeHousehold.email.pendingOver', { email: wanted });
    return t('officeHousehold.email.pending', { email: wanted, ...dateAndTimeOf(until) });
  }

  function lastWords({ at, by, reason }: NonNullable<Account['email_set']>): string {
    const who = by ?? t('officeHousehold.history.system');
    return t('officeHousehold.email.lastBy', { date: dateAndTimeOf(at).date, who, reason });
  }
}
