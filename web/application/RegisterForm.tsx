import { useTranslation } from 'react-i18next';
import { registration } from '../../domain/application/application.contract.ts';
import { NewPasswordFields } from '../accounts/NewPasswordFields.tsx';
import { toLogIn } from '../accounts/toLogIn.ts';
import { Screen } from '../platform/Screen.tsx';
import { useForm } from '../platform/useForm.ts';
import { currentLanguage } from '../platform/words.ts';
import { Button } from '../ui/Button.tsx';
import { CheckboxField } from '../ui/CheckboxField.tsx';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { Fieldset } from '../ui/Fieldset.tsx';
import { Form } from '../ui/Form.tsx';
import { Inline } from '../ui/Layout.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { useRegister } from './applicationApi.ts';
import { RegistrationConsent } from './RegistrationConsent.tsx';
import { ContactFields, PersonFields } from './RegistrationFields.tsx';
import { alertsOf, checkConfirmation, type RegistrationValues, toRegistration } from './registrationForm.ts';
import { useRegistrationAlert } from './useRegistrationAlert.tsx';

type RegisterFormProps = {
  initial: RegistrationValues;
  onSent: (email: string, values: RegistrationValues) => void;
};

export function RegisterForm({ initial, onSent }: RegisterFormProps) {
  const { t } = useTranslation();
  const register = useRegister();
  const { alertFirst, alertDialog } = useRegistrationAlert();
  const form = useForm({
    id: 'register',
    schema: registration,
    initial,
    toInput: (values) => toRegistration(values, currentLanguage()),
    check: checkConfirmation,
    submit: async (input, values) => {
      const { email } = await register.mutateAsync(input);
      onSent(email, values);
    },
  });
  const { value: isResident, ...residence } = form.field(
    'permanent_residence',
    t('accounts.register.permanent_residence'),
  );

  async function submit() {
    await alertFirst(alertsOf(form.values));
    await form.submit();
  }

  return (
    <Screen key="form" title={t('accounts.register.title')} lead={t('accounts.register.lead')} refused={form.hasErrors}>
      <Form onSubmit={submit}>
        <ErrorSummary title={t('shared.alert.summaryTitle')} errors={form.summary} attempt={form.attempt} />
        <PersonFields form={form} />
        <ContactFields form={form} />
        <Fieldset legend={t('accounts.register.access')}>
          <NewPasswordFields
            password={form.field('password', t('accounts.field.password'))}
            confirmation={form.field('confirmation', t('accounts.field.confirmation'))}
          />
        </Fieldset>
        <Fieldset legend={t('accounts.register.consent')}>
          <CheckboxField {...residence} checked={isResident} mustTick />
          <RegistrationConsent />
        </Fieldset>
        <Button type="submit" wide busy={form.busy}>
          {t('accounts.register.submit')}
        </Button>
        <Inline>
          <span>{t('accounts.register.haveAccount')}</span>
          <LinkButton to={toLogIn} look="quiet">
            {t('accounts.logIn.toLogIn')}
          </LinkButton>
        </Inline>
      </Form>
      {alertDialog}
    </Screen>
  );
}
