import { useState } from 'react';
import { accountsContract } from '../../../domain/accounts/accounts.contract.ts';
import { rememberedEmail } from '../../accounts/rememberedEmail.ts';
import { useEmailHint } from '../../accounts/useEmailHint.tsx';
import { useSend } from '../../platform/calls/useCall.ts';
import { FormErrors } from '../../platform/forms/FormErrors.tsx';
import { useForm } from '../../platform/forms/useForm.ts';
import { Screen } from '../../platform/Screen.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { Link } from '../../ui/router/Link.tsx';
import { tidyIdentifier } from './identifier.ts';
import { useNextLink } from './useNextLink.ts';

/**
 * Requests a link to a new password, by address or membership number; the answer is the same whether or not the account
 * exists (D13).
 */
export function ForgotPassword() {
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo) return <SentTo email={sentTo} onAnother={() => setSentTo(undefined)} />;
  return <Asking onSent={setSentTo} />;
}

function Asking({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation();
  const forgot = useSend(accountsContract.forgotPassword);
  const { to, label } = useNextLink();
  const form = useForm({
    id: 'forgot',
    schema: async () =>
      (await import('../../../domain/accounts/accounts.contract.ts')).accountsContract.forgotPassword.body,
    // what was typed at the log-in
    initial: { email: rememberedEmail() },
    toInput: (values) => ({ email: tidyIdentifier(values.email) }),
    submit: async (input) => {
      await forgot.mutateAsync(input);
      onSent(input.email);
    },
  });
  return (
    <Screen key="asking" title={t('accounts.forgot.title')} lead={t('accounts.forgot.lead')}>
      <Form onSubmit={form.submit}>
        <FormErrors form={form} />
        <TextField
          {...useEmailHint(form.field('email', t('accounts.field.identifier')))}
          hint={t('accounts.hint.identifier')}
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" wide busy={form.busy}>
          {t('accounts.forgot.submit')}
        </Button>
        <Link to={to}>{label}</Link>
      </Form>
    </Screen>
  );
}

function SentTo({ email, onAnother }: { email: string; onAnother: () => void }) {
  const { t } = useTranslation();
  const { to, label } = useNextLink();
  return (
    <Screen key="sent" title={t('accounts.forgot.sentTitle')} lead={t('accounts.forgot.sentText', { email })}>
      <Stack>
        <p>{t('accounts.forgot.sentHow')}</p>
        <p>{t('accounts.resend.spam')}</p>
        <LinkButton to={to}>{label}</LinkButton>
        <Button look="quiet" onClick={onAnother}>
          {t('accounts.forgot.another')}
        </Button>
      </Stack>
    </Screen>
  );
}
