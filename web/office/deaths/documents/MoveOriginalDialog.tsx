import {
  type CaseDocument,
  type DeathDocuments,
  deathDocumentsContract,
} from '../../../../domain/deaths/deathDocuments.contract.ts';
import type { OriginalMove } from '../../../../domain/deaths/documents.ts';
import { toWireDay } from '../../../../domain/shared/day.ts';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import type { TellDone } from '../../../platform/forms/useDone.tsx';
import { useForm } from '../../../platform/forms/useForm.ts';
import { today } from '../../../platform/today.ts';
import { useTranslation } from '../../../platform/words.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import type { ChangeCase } from '../../calls/caseChanges.ts';
import { PastDayField } from '../../frame/DayFields.tsx';
import { useTabDraft } from '../../frame/useTabDraft.ts';
import { useKindWords } from './useKindWords.ts';

type MoveOriginalDialogProps = {
  document: CaseDocument;
  moved: OriginalMove;
  change: ChangeCase<DeathDocuments>;
  tellDone: TellDone;
  onClose: () => void;
};

/** Where an original goes: from or to whom, on which day. */
export function MoveOriginalDialog({
  document: { id, kind },
  moved,
  change,
  tellDone,
  onClose,
}: MoveOriginalDialogProps) {
  const { t } = useTranslation();
  const kindWords = useKindWords();
  const form = useForm({
    id: 'move',
    schema: async () =>
      (
        await import('../../../../domain/deaths/deathDocuments.contract.ts')
      ).deathDocumentsContract.moveDeathOriginal.body.omit({ revision: true, moved: true }),
    initial: { person: '', moved_on: toWireDay(today()) as string },
    draft: useTabDraft(`death-original-of-${id}`),
    submit: async (_input, { person, moved_on }) => {
      await change(deathDocumentsContract.moveDeathOriginal, { id, moved, person, moved_on });
      tellDone((say) => say('officeDeathDocuments.noted'));
    },
  });
  const isFrom = moved === 'received' || moved === 'came_back';
  return (
    <FormDialog
      title={`${kindWords(kind)}: ${t(`officeDeathDocuments.moveTo.${moved}`)}`}
      confirmLabel={t('officeDeathDocuments.save')}
      form={form}
      onClose={onClose}
    >
      <TextField
        {...form.field('person', t(isFrom ? 'officeDeathDocuments.from' : 'officeDeathDocuments.to'))}
        autoComplete="off"
      />
      <PastDayField {...form.field('moved_on', t('officeDeathDocuments.day'))} />
    </FormDialog>
  );
}
