import { useTranslation } from '../platform/words.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { Form } from '../ui/Form.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import type { PasswordForm } from './usePasswordForm.tsx';

/** `email` says whose password it is: for the browser’s own list of passwords. */
export function ChangePassword({ form, confirmDialog, email }: PasswordForm & { email: string }) {
  const { t } = useTranslation();
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
