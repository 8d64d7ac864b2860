import { type ReactNode, useId } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { Dialog, type DialogProps } from '../../ui/actions/Dialog.tsx';
import { useConfirm } from '../../ui/actions/useConfirm.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { DraftNotice } from '../drafts/DraftNotice.tsx';
import type { FormDraft } from '../drafts/useFormDraft.ts';
import { useLeaveGuard } from '../drafts/useLeaveGuard.tsx';
import { useTranslation } from '../words.ts';
import { FormErrors, type FormErrorsProps } from './FormErrors.tsx';

export type FormDialogProps = {
  title: string;
  confirmLabel: string;
  /** `danger` where something ends or cannot be taken back: then the focus starts on the button that changes nothing. */
  look?: 'primary' | 'danger';
  form: FormErrorsProps['form'] & {
    submit: () => Promise<boolean>;
    busy: boolean;
    hasUnsaved: () => boolean;
    draft: FormDraft;
  };
  /** What is typed stays on the page behind it, which asks whoever leaves: closing loses nothing. */
  staysTyped?: boolean;
  size?: DialogProps['size'];
  /** Above the form, with forms of its own: what brings more into it. */
  above?: ReactNode;
  /** Below it, always in sight. */
  standing?: ReactNode;
  onClose: () => void;
  /** Fields, and before them what follows. */
  children: ReactNode;
};

/**
 * A deed that needs a few fields; closes once it is done. What was typed is given up by the button that says so; by Escape,
 * the cross and the browser's way back only after a question.
 */
export function FormDialog(props: FormDialogProps) {
  const { title, confirmLabel, look = 'primary', form, staysTyped = false, size, above, standing } = props;
  const { onClose, children } = props;
  const { t } = useTranslation();
  const formId = useId();
  const { confirm, confirmDialog } = useConfirm();
  const isAtRisk = () => !staysTyped && form.hasUnsaved();
  const leaveQuestion = useLeaveGuard(isAtRisk, form.draft.discard);

  async function submit() {
    if (await form.submit()) onClose();
  }

  function giveUp() {
    if (!staysTyped) form.draft.discard();
    onClose();
  }

  async function closeIfSure() {
    const question = {
      title: t('shared.draft.discardTitle'),
      consequence: t('shared.draft.closeText'),
      confirmLabel: t('shared.draft.discard'),
      cancelLabel: t('shared.draft.keep'),
    };
    if (!isAtRisk() || (await confirm(question))) giveUp();
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
      {leaveQuestion}
      {confirmDialog}
    </>
  );
}
