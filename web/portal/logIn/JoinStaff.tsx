import { joinStaffContract } from '../../../domain/application/joinStaff.contract.ts';
import { NewPasswordFields } from '../../accounts/NewPasswordFields.tsx';
import { rememberEmail } from '../../accounts/rememberedEmail.ts';
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
import { type AskingProps, isLinkNotValid, LinkDone, MailedLink } from './MailedLink.tsx';
import { useNextLink } from './useNextLink.ts';

/** The target of the link of an invitation to the office. */
export function JoinStaff() {
  const { t } = useTranslation();
  return (
    <MailedLink
      asking={(props) => <Asking {...props} />}
      done={<LinkDone title={t('joinStaff.doneTitle')} lead={t('joinStaff.doneText')} />}
      invalid={<NotValid />}
    />
  );
}

function Asking({ token, onEnd }: AskingProps) {
  const { t } = useTranslation();
  const join = useSend(joinStaffContract.joinStaff);
  const form = useForm({
    id: 'join',
    schema: async () => (await import('../../../domain/accounts/accounts.contract.ts')).passwordReset,
    initial: { password: '', confirmation: '' },
    toInput: (values) => ({ token, ...values }),
    submit: async (input) => {
      try {
        const { email } = await join.mutateAsync(input);
        // another person may be logged in on this device
        endSession();
        rememberEmail(email);
      } catch (error) {
        if (isLinkNotValid(error)) onEnd('invalid');
        throw error;
      }
      onEnd('done');
    },
  });
  return (
    <Screen key="asking" title={t('joinStaff.title')} lead={t('joinStaff.lead')}>
      <Form onSubmit={form.submit}>
        <FormErrors form={form} />
        <NewPasswordFields
          password={form.field('password', t('accounts.field.newPassword'))}
          confirmation={form.field('confirmation', t('accounts.field.confirmation'))}
        />
        <Button type="submit" wide busy={form.busy}>
          {t('joinStaff.submit')}
        </Button>
      </Form>
    </Screen>
  );
}

function NotValid() {
  const { t } = useTranslation();
  const { to, label } = useNextLink();
  return (
    <Screen key="invalid" title={t('joinStaff.invalidTitle')} lead={t('joinStaff.invalidText')}>
      <Stack>
        <LinkButton wide to={to}>
          {label}
        </LinkButton>
      </Stack>
    </Screen>
  );
}
