import { accountsContract } from '../../../domain/accounts/accounts.contract.ts';
import { NewPasswordFields } from '../../accounts/NewPasswordFields.tsx';
import { useSend } from '../../platform/calls/useCall.ts';
import { FormErrors } from '../../platform/forms/FormErrors.tsx';
import { useForm } from '../../platform/forms/useForm.ts';
import { Screen } from '../../platform/Screen.tsx';
import { endSession } from '../../platform/session/session.ts';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { Link } from '../../ui/router/Link.tsx';
import { type AskingProps, isLinkNotValid, LinkDone, MailedLink } from './MailedLink.tsx';
import { useNextLink } from './useNextLink.ts';

/** The target of the link in the "forgot password" mail (D13). */
export function ResetPassword() {
  const { t } = useTranslation();
  return (
    <MailedLink
      asking={(props) => <Asking {...props} />}
      done={<LinkDone title={t('accounts.reset.doneTitle')} lead={t('accounts.reset.doneText')} />}
      invalid={<NotValid />}
    />
  );
}

function Asking({ token, onEnd }: AskingProps) {
  const { t } = useTranslation();
  const reset = useSend(accountsContract.resetPassword);
  const form = useForm({
    id: 'reset',
    schema: async () => (await import('../../../domain/accounts/accounts.contract.ts')).passwordReset,
    initial: { password: '', confirmation: '' },
    toInput: (values) => ({ token, ...values }),
    submit: async (input) => {
      try {
        await reset.mutateAsync(input);
      } catch (error) {
        if (isLinkNotValid(error)) onEnd('invalid');
        throw error;
      }
      // every session of the account has ended, also one on this device
      endSession();
      onEnd('done');
    },
  });
  return (
    <Screen key="asking" title={t('accounts.reset.title')} lead={t('accounts.reset.lead')}>
      <Form onSubmit={form.submit}>
        <FormErrors form={form} />
        <NewPasswordFields
          password={form.field('password', t('accounts.field.newPassword'))}
          confirmation={form.field('confirmation', t('accounts.field.confirmation'))}
        />
        <Button type="submit" wide busy={form.busy}>
          {t('accounts.reset.submit')}
        </Button>
      </Form>
    </Screen>
  );
}

function NotValid() {
  const { t } = useTranslation();
  const { to, label } = useNextLink();
  return (
    <Screen key="invalid" title={t('accounts.reset.invalidTitle')} lead={t('accounts.reset.invalidText')}>
      <Stack>
        <LinkButton wide to="/forgot-password">
          {t('accounts.reset.again')}
        </LinkButton>
        <Link to={to}>{label}</Link>
      </Stack>
    </Screen>
  );
}
