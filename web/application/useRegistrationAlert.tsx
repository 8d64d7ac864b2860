import { useState } from 'react';
import { useTranslation } from '../platform/words.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import type { RegistrationAlert } from './registrationForm.ts';

const WIDTH = 860; // spec §8, §9

/** The ERROR dialog of the registration (spec §5): `await alertFirst(alerts)` goes on once it is closed. */
export function useRegistrationAlert() {
  const { t } = useTranslation();
  const [open, setOpen] = useState<{ alerts: RegistrationAlert[]; close: () => void }>();

  function alertFirst(alerts: RegistrationAlert[]): Promise<void> {
    if (alerts.length === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const close = () => {
        setOpen(undefined);
        resolve();
      };
      setOpen({ alerts, close });
    });
  }

  const alertDialog = open && (
    <Dialog
      title={t('accounts.alert.title')}
      role="alertdialog"
      width={WIDTH}
      onClose={open.close}
      footer={
        <Button onClick={open.close} data-autofocus>
          {t('shared.action.close')}
        </Button>
      }
    >
      {open.alerts.map((alert) => (
        <p key={alert}>{t(`accounts.alert.${alert}`)}</p>
      ))}
    </Dialog>
  );

  return { alertFirst, alertDialog };
}
