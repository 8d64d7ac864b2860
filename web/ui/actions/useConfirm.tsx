import { type ReactNode, useState } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

export type Question = Omit<ConfirmDialogProps, 'onConfirm' | 'onCancel'>;

/**
 * Asks a question as an awaitable step: `if (await confirm({ title, … })) remove(id)`. Render `confirmDialog` somewhere
 * on the screen; closing it means no.
 */
export function useConfirm(): { confirm: (question: Question) => Promise<boolean>; confirmDialog: ReactNode } {
  const [asked, setAsked] = useState<Question & { answer: (yes: boolean) => void }>();

  function confirm(question: Question): Promise<boolean> {
    return new Promise((resolve) => {
      setAsked({
        ...question,
        answer: (yes) => {
          setAsked(undefined);
          resolve(yes);
        },
      });
    });
  }

  if (!asked) return { confirm, confirmDialog: null };
  const { answer, ...question } = asked;
  return {
    confirm,
    confirmDialog: <ConfirmDialog {...question} onConfirm={() => answer(true)} onCancel={() => answer(false)} />,
  };
}
