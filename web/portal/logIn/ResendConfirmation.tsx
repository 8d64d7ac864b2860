import { useState } from 'react';
import { accountsContract } from '../../../domain/accounts/accounts.contract.ts';
import { isEmail, normaliseEmail } from '../../../domain/accounts/email.ts';
import { TypedEmailField } from '../../accounts/TypedEmailField.tsx';
import { useSend } from '../../platform/calls/useCall.ts';
import { FormErrors } from '../../platform/forms/FormErrors.tsx';
import { useForm } from '../../platform/forms/useForm.ts';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Notice } from '../../ui/content/Notice.tsx';
import { Status } from '../../ui/content/Status.tsx';
import { Form } from '../../ui/fields/Form.tsx';

/** Sends the confirmation mail again; asks for the address if it is unknown (D12). */
export function ResendConfirmation({ email = '' }: { email?: string }) {
  const { t } = useTranslation();
  const [sentTo, setSentTo] = useState<string>();
  const resend = useSend(accountsContract.resendConfirmation);
  const form = useForm({
    id: 'resend',
    schema: async () =>
      (await import('../../../domain/accounts/accounts.contract.ts')).accountsContract.resendConfirmation.body,
    initial: { email },
    toInput: (values) => ({ email: normaliseEmail(values.email) }),
    submit: async (input) => {
      await resend.mutateAsync(input);
      setSentTo(input.email);
    },
  });

  return (
    <Form onSubmit={form.submit} label={t('accounts.resend.submit')}>
      <FormErrors form={form} />
      {!isEmail(email) && <TypedEmailField {...form.field('email', t('accounts.field.email'))} />}
      <Button type="submit" look="secondary" busy={form.busy}>
        {t('accounts.resend.submit')}
      </Button>
      <Status>
        {sentTo && (
          <Notice tone="success" title={t('accounts.resend.sentTitle')}>
            <p>{t('accounts.resend.sentText', { email: sentTo })}</p>
            <p>{t('accounts.resend.spam')}</p>
          </Notice>
        )}
      </Status>
    </Form>
  );
}
