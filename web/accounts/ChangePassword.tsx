import { passwordChange } from '../../domain/accounts/accounts.contract.ts';
import { useForm } from '../platform/useForm.ts';
import { useTranslation } from '../platform/words.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { Form } from '../ui/Form.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { useConfirm } from '../ui/useConfirm.tsx';
import { useChangePassword } from './accountsApi.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';

export type ChangePasswordProps = {
  /** Whose password: for the browser’s own list of passwords. */
  email: string;
  /** Every session is over then (D15). */
  onChanged: () => void;
};

/** Current, new and repeated password; asks before it logs out everywhere (spec §2). */
export function ChangePassword({ email, onChanged }: ChangePasswordProps) {
  const { t } = useTranslation();
  const change = useChangePassword();
  const { confirm, confirmDialog } = useConfirm();
  const form = useForm({
    id: 'password',
    schema: passwordChange,
    initial: { old_password: '', new_password: '', confirmation: '' },
    submit: async (input) => {
      const isSure = await confirm({
        title: t('myAccount.password.confirmTitle'),
        consequence: t('myAccount.password.confirmText'),
        confirmLabel: t('myAccount.password.confirm'),
        cancelLabel: t('shared.action.cancel'),
        look: 'primary',
      });
      if (!isSure) return false;
      await change.mutateAsync(input);
      onChanged();
      return true;
    },
  });

  return (
    <Card title={t('myAccount.password.title')} intro={t('myAccount.password.intro')}>
      <Form label={t('myAccount.password.title')} onSubmit={form.submit}>
        <ErrorSummary title={t('shared.alert.summaryTitle')} errors={form.summary} attempt={form.attempt} />
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField {...form.field('old_password', t('myAccount.password.old'))} autoComplete="current-password" />
        <NewPasswordFields
          password={form.field('new_password', t('accounts.field.newPassword'))}
          confirmation={form.field('confirmation', t('accounts.field.confirmation'))}
        />
        <div>
          <Button type="submit" busy={form.busy}>
            {t('shared.action.save')}
          </Button>
        </div>
      </Form>
      {confirmDialog}
    </Card>
  );
}
