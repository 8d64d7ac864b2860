import type { ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useTranslation } from './words.ts';

export type ErrorDialogProps = { title: string; onClose: () => void; children: ReactNode };

/** The alert that says what went wrong, before the screen goes on (spec §8). */
export function ErrorDialog({ title, onClose, children }: ErrorDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={title}
      role="alertdialog"
      size="wide"
      onClose={onClose}
      footer={
        <Button onClick={onClose} data-autofocus>
          {t('shared.kit.close')}
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}
