import { contactCountries } from '../../../domain/burial/deathContact.ts';
import { DeathContactForm, type DeathContactFormProps } from '../../burial/DeathContactForm.tsx';
import { DeathContactPlace } from '../../burial/DeathContactPlace.tsx';
import { FormErrors } from '../../platform/forms/FormErrors.tsx';
import { useDone } from '../../platform/forms/useDone.tsx';
import { Screen } from '../../platform/Screen.tsx';
import { useTranslation } from '../../platform/words.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { Actions, Stack } from '../../ui/frame/Layout.tsx';
import { KeepFocus } from '../../ui/KeepFocus.tsx';
import { useRefreshOffice } from '../calls/useRefreshOffice.ts';
import { householdPath } from '../frame/officePaths.ts';
import { useTabDraft } from '../frame/useTabDraft.ts';
import { AskedFields } from './AskedFields.tsx';
import { type CounterProps, OfHousehold } from './OfHousehold.tsx';
import { useAskedForm } from './useAskedForm.ts';

/** Whom the office calls at a death, entered by the office as the household says. */
export function DeathContacts() {
  return <OfHousehold>{(props) => <ContactsOf {...props} />}</OfHousehold>;
}

function ContactsOf({ file, say }: CounterProps) {
  const { t } = useTranslation();
  const { id, name, membership_no: number } = file.household;
  const { form: asked } = useAskedForm(id, say);
  const refresh = useRefreshOffice();
  const { tellDone, done } = useDone();
  const tellSaved: typeof tellDone = (told) => {
    tellDone(told);
    void refresh();
  };
  return (
    <Screen
      title={t('burial.contacts.title')}
      above={t('officeCounter.above', { name, number })}
      lead={t('officeCounter.lead')}
    >
      <FormErrors form={asked} title={t('officeCounter.missing')} />
      <Form onSubmit={asked.submit}>
        <AskedFields form={asked} />
      </Form>
      <Card layout="beside" intro={<p>{t('burial.contacts.intro')}</p>} title={t('officeHousehold.atADeath.title')}>
        <KeepFocus>
          <Stack gap={6}>
            {done}
            {contactCountries.map((country) => (
              <DeathContactPlace
                key={country}
                country={country}
                contact={file.at_a_death.contacts.find((each) => each.country === country)}
                tellDone={tellSaved}
                isBegun={false}
                form={(props) => <ContactForm {...props} householdId={id} mayGoOn={asked.submit} />}
                mayGoOn={asked.submit}
              />
            ))}
          </Stack>
        </KeepFocus>
      </Card>
      <Actions>
        <LinkButton to={householdPath(id)} look="secondary">
          {t('officeCounter.back')}
        </LinkButton>
      </Actions>
    </Screen>
  );
}

type FormProps = DeathContactFormProps & { householdId: number; mayGoOn: () => Promise<boolean> };

function ContactForm(props: FormProps) {
  const keeper = useTabDraft(`death-contact-${props.country}-${props.householdId}`);
  return <DeathContactForm {...props} keeper={keeper} />;
}
