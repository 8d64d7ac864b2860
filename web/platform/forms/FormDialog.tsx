import { type ReactNode, useId } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { Dialog, type DialogProps } from '../../ui/actions/Dialog.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { DraftNotice } from '../drafts/DraftNotice.tsx';
import type { FormDraft } from '../drafts/useFormDraft.ts';
import { useTranslation } from '../words.ts';
import { FormErrors, type FormErrorsProps } from './FormErrors.tsx';
import { useCloseQuestion } from './useCloseQuestion.tsx';

export type FormDialogProps = {
  title: string;
  confirmLabel: string;
  /** `danger` if the action ends something or cannot be undone; then the button that changes nothing gets the focus. */
  look?: 'primary' | 'danger';
  form: FormErrorsProps['form'] & {
    submit: () => Promise<boolean>;
    busy: boolean;
    hasUnsaved: () => boolean;
    draft: FormDraft;
  };
  /** The typed values stay on the page behind the dialog, so closing it loses nothing. */
  staysTyped?: boolean;
  size?: DialogProps['size'];
  /** Above the form: other forms that add to it. */
  above?: ReactNode;
  /** Below the form, always visible. */
  standing?: ReactNode;
  onClose: () => void;
  /** The fields, after a sentence about the consequences. */
  children: ReactNode;
};

/**
 * A dialog for an action that needs a few fields; it closes once the action is done. The cancel button discards the
 * input; Escape, the cross and the back gesture ask first.
 */
export function FormDialog(props: FormDialogProps) {
  const { title, confirmLabel, look = 'primary', form, staysTyped = false, size, above, standing } = props;
  const { onClose, children } = props;
  const { t } = useTranslation();
  const formId = useId();
  const isAtRisk = () => !staysTyped && form.hasUnsaved();
  const { closeIfSure, question } = useCloseQuestion({ isAtRisk, onClose: giveUp, onGivenUp: form.draft.discard });

  async function submit() {
    if (await form.submit()) onClose();
  }

  function giveUp() {
    if (!staysTyped) form.draft.discard();
    onClose();
  }

  return (
    <>
      <Dialog
        title={title}
        {...(size && { size })}
        standing={standing}
        onClose={closeIfSure}
        footer={
          <>
            <Button type="submit" form={formId} look={look} busy={form.busy}>
              {confirmLabel}
            </Button>
            <Button look="secondary" onClick={giveUp} data-autofocus={look === 'danger' || undefined}>
              {t('shared.action.cancel')}
            </Button>
          </>
        }
      >
        {above}
        <Form id={formId} onSubmit={submit}>
          <FormErrors form={form} />
          <DraftNotice draft={form.draft} />
          {children}
        </Form>
      </Dialog>
      {question}
    </>
  );
}
