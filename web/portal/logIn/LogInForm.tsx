import { isEmail } from '../../../domain/accounts/email.ts';
import { rememberEmail, rememberedEmail } from '../../accounts/rememberedEmail.ts';
import { sentRegistration } from '../../application/sentRegistration.ts';
import { CookiesBlocked, useLogIn } from '../../me/me.ts';
import { CallRefused } from '../../platform/calls/call.ts';
import { FormErrors } from '../../platform/forms/FormErrors.tsx';
import { useForm } from '../../platform/forms/useForm.ts';
import { Screen } from '../../platform/Screen.tsx';
import { lazyPart, Part } from '../../platform/start/Part.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Inline, Stack } from '../../ui/frame/Layout.tsx';
import { Link } from '../../ui/router/Link.tsx';
import { tidyIdentifier } from './identifier.ts';
import { SessionEndNotice } from './SessionEndNotice.tsx';

/** What few readers need is fetched when they do, to keep the log-in small. */
const rareNotices = lazyPart(() => import('./rareNotices.ts'));

/**
 * E-mail or membership number and password, checked by the server alone (spec §5). After success the frame redirects to
 * the news.
 */
export function LogInForm() {
  const { t } = useTranslation();
  const logIn = useLogIn();
  const form = useForm({
    id: 'log-in',
    initial: { email: rememberedEmail(), password: '', remember: false },
    submit: async (_input, values) => {
      try {
        return await logIn.mutateAsync({ ...values, email: tidyIdentifier(values.email) });
      } catch (error) {
        // a notice beside the form explains it
        if (error instanceof CookiesBlocked) return false;
        throw error;
      }
    },
  });
  const { value: remember, ...rememberField } = form.field('remember', t('accounts.logIn.remember'));
  const isUnconfirmed = logIn.error instanceof CallRefused && logIn.error.key === 'email_not_confirmed';
  const isBlocked = logIn.error instanceof CookiesBlocked;
  const identifier = tidyIdentifier(form.values.email);
  const sentTo = sentRegistration();

  return (
    <Screen key="form" title={t('accounts.logIn.title')}>
      <Stack gap={6}>
        {isBlocked ? (
          <Part of={rareNotices} rows={3}>
            {({ CookiesNeeded }) => <CookiesNeeded />}
          </Part>
        ) : (
          <SessionEndNotice />
        )}
        {sentTo && !isUnconfirmed && (
          <Part of={rareNotices} rows={3}>
            {({ SentNotice }) => <SentNotice email={sentTo} />}
          </Part>
        )}
        <Form onSubmit={form.submit}>
          <FormErrors form={form} />
          <TextField
            {...form.field('email', t('accounts.field.identifier'))}
            hint={t('accounts.hint.identifier')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <PasswordField {...form.field('password', t('accounts.field.password'))} autoComplete="current-password" />
          <CheckboxField {...rememberField} checked={remember} hint={t('accounts.logIn.rememberHint')} />
          <Button type="submit" wide busy={form.busy}>
            {t('accounts.logIn.submit')}
          </Button>
        </Form>
        {isUnconfirmed && (
          <Part of={rareNotices} rows={3}>
            {({ UnconfirmedNotice }) => <UnconfirmedNotice email={isEmail(identifier) ? identifier : ''} />}
          </Part>
        )}
        <Others onForgotten={() => rememberEmail(form.values.email)} />
      </Stack>
    </Screen>
  );
}

function Others({ onForgotten }: { onForgotten: () => void }) {
  const { t } = useTranslation();
  return (
    <Stack gap={1}>
      <Link to="/forgot-password" onClick={onForgotten}>
        {t('accounts.logIn.forgot')}
      </Link>
      <Inline gap={2}>
        <span>{t('accounts.logIn.newHere')}</span>
        <Link to="/register">{t('accounts.logIn.register')}</Link>
      </Inline>
    </Stack>
  );
}
