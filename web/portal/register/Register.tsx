import { useState } from 'react';
import { logInPath } from '../../accounts/logInPath.ts';
import { keepSentRegistration } from '../../application/sentRegistration.ts';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Dialog } from '../../ui/actions/Dialog.tsx';
import { useNavigate } from '../../ui/router/Router.tsx';
import { RegisterForm } from './RegisterForm.tsx';

/** Registration; then a dialog asks to check the mailbox, and the log-in follows (spec §2, D12). */
export function Register() {
  const [sentTo, setSentTo] = useState<string>();
  const navigate = useNavigate();
  return (
    <>
      <RegisterForm
        onSent={(email) => {
          keepSentRegistration(email);
          setSentTo(email);
        }}
      />
      {sentTo && <CheckMailbox email={sentTo} onClose={() => navigate(logInPath)} />}
    </>
  );
}

function CheckMailbox({ email, onClose }: { email: string; onClose: () => void }) {
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
