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
  /**
   * If only the password is wrong, the dialog stays open for another try; all other failures go to the screen behind
   * it.
   */
  onProven: (password: string) => Promise<unknown>;
  onCancel: () => void;
};

/** Confirms a change to the account by the password, if the log-in is older than ten minutes. */
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
