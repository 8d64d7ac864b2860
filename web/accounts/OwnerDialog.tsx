import { useId } from 'react';
import type { FieldErrors } from '../../domain/shared/refusal.ts';
import { FormErrors } from '../platform/forms/FormErrors.tsx';
import { useForm } from '../platform/forms/useForm.ts';
import { useTranslation } from '../platform/words.ts';
import { Button } from '../ui/actions/Button.tsx';
import { Dialog } from '../ui/actions/Dialog.tsx';
import type { Question } from '../ui/actions/useConfirm.tsx';
import { Form } from '../ui/fields/Form.tsx';
import { PasswordField } from '../ui/fields/PasswordField.tsx';

export type OwnerDialogProps = Question & {
  /** Refused for the password alone, it may be tried again; everything else is for the screen behind. */
  onProven: (password: string) => Promise<unknown>;
  onCancel: () => void;
};

/** A question before a deed that decides whose the account is, answered with the password: the log-in was long ago. */
export function OwnerDialog({
  title,
  consequence,
  confirmLabel,
  cancelLabel,
  look,
  onProven,
  onCancel,
}: OwnerDialogProps) {
  const { t } = useTranslation();
  const formId = useId();
  const form = useForm({
    id: 'owner',
    initial: { current_password: '' },
    check: ({ current_password }): FieldErrors => (current_password === '' ? { current_password: ['required'] } : {}),
    submit: (_input, { current_password }) => onProven(current_password),
  });
  return (
    <Dialog
      title={title}
      role="alertdialog"
      locked={form.busy}
      onClose={onCancel}
      footer={
        <>
          <Button type="submit" form={formId} look={look ?? 'danger'} busy={form.busy}>
            {confirmLabel}
          </Button>
          <Button look="secondary" disabled={form.busy} onClick={onCancel} data-autofocus>
            {cancelLabel}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={form.submit}>
        <FormErrors form={form} />
        {typeof consequence === 'string' ? <p>{consequence}</p> : consequence}
        <PasswordField
          {...form.field('current_password', t('myAccount.password.old'))}
          hint={t('myAccount.owner.why')}
          autoComplete="current-password"
        />
      </Form>
    </Dialog>
  );
}
