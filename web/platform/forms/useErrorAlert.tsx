import { useState } from 'react';
import { ErrorDialog } from './ErrorDialog.tsx';

type Alert = { title: string; sentences: string[] };

/**
 * Shows an alert as an awaitable step: `await alertFirst({ … })` resolves when it is closed. Render `alertDialog`
 * somewhere.
 */
export function useErrorAlert() {
  const [open, setOpen] = useState<Alert & { close: () => void }>();

  function alertFirst(alert: Alert): Promise<void> {
    return new Promise((resolve) => {
      const close = () => {
        setOpen(undefined);
        resolve();
      };
      setOpen({ ...alert, close });
    });
  }

  const alertDialog = open && (
    <ErrorDialog title={open.title} onClose={open.close}>
      {open.sentences.map((each) => (
        <p key={each}>{each}</p>
      ))}
    </ErrorDialog>
  );

  return { alertFirst, alertDialog };
}
