import type { ReactNode } from 'react';
import { Stack } from '../frame/Layout.tsx';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

export type ConfirmDialogProps = {
  /** Names the thing, for example "Delete passport.pdf?". */
  title: string;
  /** What will happen, and whether it can be undone. */
  consequence: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  look?: 'primary' | 'danger';
  onConfirm: () => unknown;
  onCancel: () => void;
};

/** Asks before something that matters. The focus starts on the button that changes nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, consequence, confirmLabel, cancelLabel, look = 'danger', onConfirm, onCancel } = props;
  return (
    <Dialog
      title={title}
      role="alertdialog"
      onClose={onCancel}
      footer={
        <>
          <Button look={look} onClick={onConfirm}>
            {confirmLabel}
          </Button>
          <Button look="secondary" onClick={onCancel} data-autofocus>
            {cancelLabel}
          </Button>
        </>
      }
    >
      <Stack gap={3}>{typeof consequence === 'string' ? <p>{consequence}</p> : consequence}</Stack>
    </Dialog>
  );
}
