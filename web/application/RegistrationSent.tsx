import { useState } from 'react';
import { ResendConfirmation } from '../accounts/ResendConfirmation.tsx';
import { toLogIn } from '../accounts/toLogIn.ts';
import { Screen } from '../platform/Screen.tsx';
import { useTranslation } from '../platform/words.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Divider } from '../ui/Divider.tsx';
import { Stack } from '../ui/Layout.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';

/** Check the mailbox: first as a dialog (spec §2), then as a page with the address written to (ui.md "Register"). */
export function RegistrationSent({ email, onWrongAddress }: { email: string; onWrongAddress: () => void }) {
  const { t } = useTranslation();
  const [isTold, setTold] = useState(false);
  const close = () => setTold(true);
  return (
    <Screen
      key="sent"
      title={t('accounts.sent.title')}
      lead={
        <>
          {t('accounts.sent.lead')} <strong>{email}</strong>
        </>
      }
    >
      <Stack>
        <p>{t('accounts.sent.next')}</p>
        <LinkButton to={toLogIn}>{t('accounts.logIn.toLogIn')}</LinkButton>
        <Divider />
        <p>{t('accounts.sent.notArrived')}</p>
        <ResendConfirmation email={email} />
        <Button look="quiet" onClick={onWrongAddress}>
          {t('accounts.sent.wrongAddress')}
        </Button>
      </Stack>
      {!isTold && (
        <Dialog
          title={t('accounts.sent.dialogTitle')}
          onClose={close}
          footer={
            <Button onClick={close} data-autofocus>
              {t('accounts.sent.dialogClose')}
            </Button>
          }
        >
          <p>{t('accounts.sent.dialogText')}</p>
        </Dialog>
      )}
    </Screen>
  );
}
