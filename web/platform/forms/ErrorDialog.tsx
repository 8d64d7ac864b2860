import type { ReactNode } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { Dialog } from '../../ui/actions/Dialog.tsx';
import { useTranslation } from '../words.ts';

export type ErrorDialogProps = { title: string; onClose: () => void; children: ReactNode };

/** The alert dialog with an error message, which comes before everything else (spec §8). */
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
