import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { useForm } from '../../../platform/forms/useForm.ts';
import { useTranslation } from '../../../platform/words.ts';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { useTabDraft } from '../../frame/useTabDraft.ts';

type ToBoardDialogProps = { caseId: number; onSend: (reason: string) => Promise<unknown>; onClose: () => void };

/** Passes a case to the board, with a note. */
export function ToBoardDialog({ caseId, onSend, onClose }: ToBoardDialogProps) {
  const { t } = useTranslation();
  const form = useForm({
    id: 'board',
    schema: async () =>
      (
        await import('../../../../domain/deaths/deathDecisions.contract.ts')
      ).deathDecisionsContract.sendDeathToBoard.body.omit({ revision: true }),
    initial: { reason: '' },
    draft: useTabDraft(`death-board-${caseId}`),
    submit: (_input, { reason }) => onSend(reason),
  });
  return (
    <FormDialog
      title={t('officeDeathDecisions.toBoardTitle')}
      confirmLabel={t('officeDeathDecisions.toBoard')}
      form={form}
      onClose={onClose}
    >
      <TextAreaField {...form.field('reason', t('officeDeathDecisions.toBoardReason'))} optional rows={4} />
    </FormDialog>
  );
}
