import { useState } from 'react';
import { z } from 'zod';
import { emailField } from '../../domain/accounts/accounts.contract.ts';
import { emailProblem, normaliseEmail } from '../../domain/accounts/email.ts';
import type { FieldErrors } from '../../domain/shared/refusal.ts';
import { useChangeMember } from '../members/membersApi.ts';
import { fieldWords } from '../platform/refusalWords.ts';
import { useForm } from '../platform/useForm.ts';
import { useTranslation } from '../platform/words.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { Form } from '../ui/Form.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useConfirm } from '../ui/useConfirm.tsx';
import { useHome } from './applicationApi.ts';

const ALERT_WIDTH = 860; // spec §8, §9
const emailChange = z.object({ email: emailField });

/** A new e-mail address; it counts once its link is opened, and every session is over then (D16). */
export function ChangeEmail({ onChanged }: { onChanged: () => void }) {
  const { t } = useTranslation();
  const { confirm, confirmDialog } = useConfirm();
  const { form, isAlert, closeAlert, submit } = useEmailForm(onChanged, (email) =>
    confirm({
      title: t('myAccount.email.confirmTitle', { email }),
      consequence: t('myAccount.email.confirmText'),
      confirmLabel: t('myAccount.email.confirm'),
      cancelLabel: t('shared.action.cancel'),
      look: 'primary',
    }),
  );

  return (
    <Card title={t('myAccount.email.title')} intro={t('myAccount.email.intro')}>
      <Form label={t('myAccount.email.title')} onSubmit={submit}>
        <ErrorSummary title={t('shared.alert.summaryTitle')} errors={form.summary} attempt={form.attempt} />
        <TextField
          {...form.field('email', t('myAccount.email.new'))}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <div>
          <Button type="submit" busy={form.busy}>
            {t('shared.action.update')}
          </Button>
        </div>
      </Form>
      {confirmDialog}
      {isAlert && <InvalidEmail onClose={closeAlert} />}
    </Card>
  );
}

function useEmailForm(onChanged: () => void, isSure: (email: string) => Promise<boolean>) {
  const { me, mainMember } = useHome();
  const changeMember = useChangeMember();
  const [alert, setAlert] = useState<() => void>();
  const form = useForm({
    id: 'email',
    schema: emailChange,
    initial: { email: '' },
    toInput: ({ email }) => ({ email: normaliseEmail(email) }),
    check: ({ email }): FieldErrors => (normaliseEmail(email) === me.email ? { email: ['email_unchanged'] } : {}),
    submit: async ({ email }) => {
      if (!(await isSure(email))) return false;
      await changeMember.mutateAsync({ id: String(mainMember.id), email });
      onChanged();
      return true;
    },
  });

  /** What is no address is told in an alert as well (spec §5), before the field says it. */
  async function submit() {
    if (emailProblem(form.values.email) === 'invalid_email') {
      await new Promise<void>((close) => setAlert(() => close));
      setAlert(undefined);
    }
    return form.submit();
  }

  return { form, submit, isAlert: alert !== undefined, closeAlert: () => alert?.() };
}

function InvalidEmail({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={t('shared.alert.title')}
      role="alertdialog"
      width={ALERT_WIDTH}
      onClose={onClose}
      footer={
        <Button onClick={onClose} data-autofocus>
          {t('shared.action.close')}
        </Button>
      }
    >
      <p>{fieldWords('invalid_email')}</p>
    </Dialog>
  );
}
