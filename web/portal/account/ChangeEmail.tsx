import { TypedEmailField } from '../../accounts/TypedEmailField.tsx';
import { FormErrors } from '../../platform/forms/FormErrors.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import type { EmailForm } from './useEmailForm.tsx';

/** The form for a new e-mail address, which takes effect once its link is opened (D16). */
export function ChangeEmail({ form, submit, ownerDialog, alertDialog, leaveQuestion }: EmailForm) {
  const { t } = useTranslation();
  return (
    <Card layout="beside" title={t('myAccount.email.title')} intro={t('myAccount.email.intro')}>
      <Form label={t('myAccount.email.title')} onSubmit={submit}>
        <FormErrors form={form} />
        <TypedEmailField {...form.field('email', t('myAccount.email.new'))} />
        <div>
          <Button type="submit" busy={form.busy}>
            {t('shared.action.update')}
          </Button>
        </div>
      </Form>
      {ownerDialog}
      {alertDialog}
      {leaveQuestion}
    </Card>
  );
}
