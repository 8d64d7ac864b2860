import { type ReactNode, useId } from 'react';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Form } from '../ui/Form.tsx';
import { FormErrors, type FormErrorsProps } from './FormErrors.tsx';
import { useLeaveGuard } from './useLeaveGuard.tsx';
import { useTranslation } from './words.ts';

export type FormDialogProps = {
  title: string;
  confirmLabel: string;
  /** `danger` where something ends or cannot be taken back: then the focus starts on the button that changes nothing. */
  look?: 'primary' | 'danger';
  form: FormErrorsProps['form'] & { submit: () => Promise<boolean>; busy: boolean; hasUnsaved: () => boolean };
  onClose: () => void;
  /** Fields, and before them what follows. */
  children: ReactNode;
};

/** A deed that needs a few fields; closes once it is done. The browser's way back takes along what was typed only after a question. */
export function FormDialog({ title, confirmLabel, look = 'primary', form, onClose, children }: FormDialogProps) {
  const { t } = useTranslation();
  const formId = useId();
  const leaveQuestion = useLeaveGuard(form.hasUnsaved);

  async function submit() {
    if (await form.submit()) onClose();
  }

  return (
    <>
      <Dialog
        title={title}
        onClose={onClose}
        footer={
          <>
            <Button type="submit" form={formId} look={look} busy={form.busy}>
              {confirmLabel}
            </Button>
            <Button look="secondary" onClick={onClose} data-autofocus={look === 'danger' || undefined}>
              {t('shared.action.cancel')}
            </Button>
          </>
        }
      >
        <Form id={formId} onSubmit={submit}>
          <FormErrors form={form} />
          {children}
        </Form>
      </Dialog>
      {leaveQuestion}
    </>
  );
}
