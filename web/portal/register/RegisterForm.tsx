import { useEffect } from 'react';
import { applicationContract } from '../../../domain/application/application.contract.ts';
import { logInPath } from '../../accounts/logInPath.ts';
import { NewPasswordFields } from '../../accounts/NewPasswordFields.tsx';
import {
  alertsOf,
  checkConfirmation,
  emptyRegistration,
  type RegistrationValues,
  toRegistration,
} from '../../application/registrationForm.ts';
import { keepTypedRegistration, leaveRegistration, typedRegistration } from '../../application/sentRegistration.ts';
import { useSend } from '../../platform/calls/useCall.ts';
import { FormErrors } from '../../platform/forms/FormErrors.tsx';
import { useErrorAlert } from '../../platform/forms/useErrorAlert.tsx';
import { useForm } from '../../platform/forms/useForm.ts';
import { Screen } from '../../platform/Screen.tsx';
import { currentLanguage, useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Fieldset } from '../../ui/fields/Fieldset.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { Inline } from '../../ui/frame/Layout.tsx';
import { Link } from '../../ui/router/Link.tsx';
import { BeforeJoining } from '../frame/BeforeJoining.tsx';
import { RegistrationConsent } from './RegistrationConsent.tsx';
import { ContactFields, RegistrantFields, useRegistrationFields } from './RegistrationFields.tsx';
import { typedBeforeReload } from './reloadedRegistration.ts';

type TypedForm = {
  values: RegistrationValues;
  settle: (
    stored: (values: RegistrationValues) => RegistrationValues,
    typed: ReturnType<typeof typedBeforeReload>,
  ) => void;
};

export function RegisterForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation();
  const register = useSend(applicationContract.register);
  const { alertFirst, alertDialog } = useErrorAlert();
  const form = useForm({
    id: 'register',
    schema: async () => (await import('../../../domain/application/application.contract.ts')).registration,
    initial: typedRegistration() ?? emptyRegistration,
    toInput: (values) => toRegistration(values, currentLanguage()),
    check: checkConfirmation,
    submit: async (input) => {
      const { email } = await register.mutateAsync(input);
      onSent(email);
    },
  });
  useTypedInTab(form);
  const fields = useRegistrationFields(form.field);

  async function submit() {
    const alerts = alertsOf(form.values);
    const sentences = alerts.map((alert) => t(`accounts.alert.${alert}`));
    if (alerts.length > 0) await alertFirst({ title: t('accounts.alert.title'), sentences });
    await form.submit();
  }

  return (
    <Screen key="form" title={t('accounts.register.title')} lead={t('accounts.register.lead')}>
      <Form onSubmit={submit}>
        <FormErrors form={form} />
        <RegistrantFields fields={fields} />
        <ContactFields fields={fields} />
        <Fieldset legend={t('accounts.register.access')}>
          <NewPasswordFields password={fields.password} confirmation={fields.confirmation} />
        </Fieldset>
        <BeforeJoining />
        <Fieldset legend={t('accounts.register.consent')}>
          <RegistrationConsent />
        </Fieldset>
        <Button type="submit" wide busy={form.busy}>
          {t('accounts.register.submit')}
        </Button>
        <Inline>
          <span>{t('accounts.register.haveAccount')}</span>
          <Link to={logInPath}>{t('accounts.logIn.toLogIn')}</Link>
        </Inline>
        <Link to="/account-code">{t('accounts.logIn.haveCode')}</Link>
      </Form>
      {alertDialog}
    </Screen>
  );
}

/**
 * Keeps the typed values in the tab while the form is open. Restores them after hydration, because the form was
 * prerendered empty.
 */
function useTypedInTab({ values, settle }: TypedForm): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was there when the form opened
  useEffect(() => {
    settle((stored) => stored, typedBeforeReload());
    return leaveRegistration;
  }, []);
  useEffect(() => keepTypedRegistration(values), [values]);
}
