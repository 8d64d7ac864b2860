import { useTranslation } from 'react-i18next';
import { runtime } from '../platform/runtime.ts';
import { Facts } from '../ui/Facts.tsx';
import { Stack } from '../ui/Layout.tsx';
import { Notice } from '../ui/Notice.tsx';
import { type PersonData, usePersonFacts } from './usePersonFacts.ts';

/** Personal data that can no longer be changed here, and how to have them corrected (D25). */
export function LockedPerson({ person }: { person: PersonData }) {
  const { t } = useTranslation();
  const facts = usePersonFacts();
  const { phone, email } = runtime().association;
  return (
    <Stack>
      <Facts facts={facts(person)} />
      <Notice title={t('members.locked.title')}>
        <p>{t('members.locked.words')}</p>
        <p>
          <strong>{t('members.locked.how')}</strong> {t('members.locked.answer')}{' '}
          <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a> · <a href={`mailto:${email}`}>{email}</a>
        </p>
      </Notice>
    </Stack>
  );
}
