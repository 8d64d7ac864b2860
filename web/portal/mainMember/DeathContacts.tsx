import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { type ContactCountry, contactCountries } from '../../../domain/burial/deathContact.ts';
import { deathContactsContract } from '../../../domain/burial/deathContacts.contract.ts';
import { draftsQuery } from '../../application/drafts.ts';
import { DeathContactForm, type DeathContactFormProps } from '../../burial/DeathContactForm.tsx';
import { DeathContactPlace } from '../../burial/DeathContactPlace.tsx';
import { useHome } from '../../me/home.ts';
import { queryOf } from '../../platform/calls/useCall.ts';

import { useDone } from '../../platform/forms/useDone.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Card } from '../../ui/content/Card.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { KeepFocus } from '../../ui/KeepFocus.tsx';
import { useDraft } from '../frame/useDraft.ts';

/** Whom the office calls when somebody of the household has died, and with whom it may talk about it (D55). */
export function DeathContacts() {
  const { t } = useTranslation();
  const { data: contacts } = useQuery(queryOf(deathContactsContract.listDeathContacts));
  const { data: drafts } = useSuspenseQuery(draftsQuery);
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
                isBegun={drafts.some(({ form }) => form === draftName(country))}
                form={(props) => <OwnContactForm {...props} />}
              />
            ))}
        </Stack>
      </KeepFocus>
    </Card>
  );
}

function OwnContactForm(props: DeathContactFormProps) {
  const { household } = useHome();
  return <DeathContactForm {...props} householdId={household.id} keeper={useDraft(draftName(props.country))} />;
}

function draftName(country: ContactCountry): `death-contact-${ContactCountry}` {
  return `death-contact-${country}`;
}
