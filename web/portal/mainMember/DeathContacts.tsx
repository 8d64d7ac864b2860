import { useQuery } from '@tanstack/react-query';
import { contactCountries } from '../../../domain/burial/deathContact.ts';
import { deathContactsContract } from '../../../domain/burial/deathContacts.contract.ts';
import { queryOf } from '../../platform/calls/useCall.ts';

import { useDone } from '../../platform/forms/useDone.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Card } from '../../ui/content/Card.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { KeepFocus } from '../../ui/KeepFocus.tsx';
import { DeathContactPlace } from './DeathContactPlace.tsx';

/** Whom the office calls when somebody of the household has died, and with whom it may talk about it (D55). */
export function DeathContacts() {
  const { t } = useTranslation();
  const { data: contacts } = useQuery(queryOf(deathContactsContract.listDeathContacts));
  const { tellDone, done } = useDone();
  return (
    <Card
      layout="beside"
      title={t('burial.contacts.title')}
      intro={
        <Stack gap={3}>
          <p>{t('burial.contacts.intro')}</p>
          <p>{t('burial.contacts.mayReport')}</p>
        </Stack>
      }
    >
      <KeepFocus>
        <Stack gap={6}>
          {done}
          {contacts &&
            contactCountries.map((country) => (
              <DeathContactPlace
                key={country}
                country={country}
                contact={contacts.find((each) => each.country === country)}
                tellDone={tellDone}
              />
            ))}
        </Stack>
      </KeepFocus>
    </Card>
  );
}
