import { fieldWords } from '../platform/refusalWords.ts';
import { useTranslation } from '../platform/words.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { Form } from '../ui/Form.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { EmailForm } from './useEmailForm.tsx';

const ALERT_WIDTH = 860; // spec §8, §9

/** A new e-mail address; it counts once its link is opened (D16). */
export function ChangeEmail({ form, submit, confirmDialog, closeAlert }: EmailForm) {
  const { t } = useTranslation();
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
      {closeAlert && <InvalidEmail onClose={closeAlert} />}
    </Card>
  );
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
