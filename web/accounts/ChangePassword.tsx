import { FormErrors } from '../platform/forms/FormErrors.tsx';
import { useTranslation } from '../platform/words.ts';
import { Button } from '../ui/actions/Button.tsx';
import { Card } from '../ui/content/Card.tsx';
import { Form } from '../ui/fields/Form.tsx';
import { PasswordField } from '../ui/fields/PasswordField.tsx';
import { Link } from '../ui/router/Link.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import type { PasswordForm } from './usePasswordForm.tsx';

type ChangePasswordProps = PasswordForm & {
  /** The account's e-mail address, so that the browser's password manager knows whose password it is. */
  email: string;
  /** The screen for people who have forgotten their current password; absent if this interface has none. */
  forgotTo?: string;
};

export function ChangePassword({ form, confirmDialog, email, forgotTo }: ChangePasswordProps) {
  const { t } = useTranslation();
  return (
    <Card layout="beside" title={t('myAccount.password.title')} intro={t('myAccount.password.intro')}>
      <Form label={t('myAccount.password.title')} onSubmit={form.submit}>
        <FormErrors form={form} />
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField {...form.field('old_password', t('myAccount.password.old'))} autoComplete="current-password" />
        {forgotTo && <Link to={forgotTo}>{t('accounts.logIn.forgot')}</Link>}
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
