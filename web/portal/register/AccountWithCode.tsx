import { useEffect, useState } from 'react';
import { accountCodeContract } from '../../../domain/application/accountCodes.contract.ts';
import { logInPath } from '../../accounts/logInPath.ts';
import { NewPasswordFields } from '../../accounts/NewPasswordFields.tsx';
import { TypedEmailField } from '../../accounts/TypedEmailField.tsx';
import { checkConfirmation } from '../../application/registrationForm.ts';
import { keepSentRegistration } from '../../application/sentRegistration.ts';
import { BirthField } from '../../members/BirthField.tsx';
import { wireDate } from '../../members/dateOfBirthText.ts';
import { useSend } from '../../platform/calls/useCall.ts';
import { contact } from '../../platform/contact.ts';
import { FormErrors } from '../../platform/forms/FormErrors.tsx';
import { useForm } from '../../platform/forms/useForm.ts';
import { Screen } from '../../platform/Screen.tsx';
import { useSession } from '../../platform/session/session.ts';
import { currentLanguage, useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Fieldset } from '../../ui/fields/Fieldset.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Link } from '../../ui/router/Link.tsx';
import { useLocation, useNavigate } from '../../ui/router/Router.tsx';
import { CheckMailbox } from './CheckMailbox.tsx';

/** A household that exists already opens its account with a code of the association (decision 98). */
export function AccountWithCode() {
  const { t } = useTranslation();
  const { loggedIn } = useSession();
  const code = useCodeOfLink();
  if (!loggedIn) return <CodeForm code={code} />;
  return (
    <Screen key="logged-in" title={t('accountCode.loggedInTitle')} lead={t('accountCode.loggedInText')}>
      <LinkButton wide to="/news">
        {t('accountCode.goOn')}
      </LinkButton>
    </Screen>
  );
}

/** The code that an invitation's link brings; it leaves the address at once, so that no history keeps it. */
function useCodeOfLink(): string {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [code] = useState(hash.slice(1));
  useEffect(() => {
    if (hash) navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return code;
}

function CodeForm({ code }: { code: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { phone, phoneUrl } = contact();
  const register = useSend(accountCodeContract.registerWithCode);
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({
    id: 'account-code',
    schema: async () => (await import('../../../domain/application/accountCodes.contract.ts')).codeRegistration,
    initial: { code, date_of_birth: '', email: '', password: '', confirmation: '' },
    toInput: ({ confirmation: _screenOnly, ...typed }) => ({
      ...typed,
      date_of_birth: wireDate(typed.date_of_birth),
      language: currentLanguage(),
    }),
    check: checkConfirmation,
    submit: async (input) => {
      const { email } = await register.mutateAsync(input);
      keepSentRegistration(email);
      setSentTo(email);
    },
  });
  return (
    <>
      <Screen key="form" title={t('accountCode.title')} lead={t('accountCode.lead')}>
        <Form onSubmit={form.submit}>
          <FormErrors form={form} />
          <TextField
            {...form.field('code', t('accountCode.code'))}
            hint={t('accountCode.codeHint')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <BirthField
            {...form.field('date_of_birth', t('accountCode.birthDay'))}
            autoComplete="off"
            onFuture={(key) => form.set('date_of_birth', '', key)}
          />
          <Fieldset legend={t('accountCode.access')}>
            <TypedEmailField
              {...form.field('email', t('accounts.field.email'))}
              hint={t('accounts.hint.registerEmail')}
            />
            <NewPasswordFields
              password={form.field('password', t('accounts.field.password'))}
              confirmation={form.field('confirmation', t('accounts.field.confirmation'))}
            />
          </Fieldset>
          <Button type="submit" wide busy={form.busy}>
            {t('accountCode.submit')}
          </Button>
          <p>
            {t('accountCode.noCode')} <a href={phoneUrl}>{phone}</a>
          </p>
          <Link to={logInPath}>{t('accounts.logIn.toLogIn')}</Link>
        </Form>
      </Screen>
      {sentTo && <CheckMailbox email={sentTo} onClose={() => navigate(logInPath)} />}
    </>
  );
}
