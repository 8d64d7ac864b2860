import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Dialog } from '../../ui/actions/Dialog.tsx';

/** A mail with a link is on its way; the log-in follows. */
export function CheckMailbox({ email, onClose }: { email: string; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={t('accounts.sent.dialogTitle')}
      onClose={onClose}
      footer={
        <Button onClick={onClose} data-autofocus>
          {t('accounts.sent.dialogClose')}
        </Button>
      }
    >
      <p>
        {t('accounts.sent.lead')} <strong>{email}</strong>
      </p>
      <p>{t('accounts.sent.next')}</p>
    </Dialog>
  );
}
