import { type DeathDocuments, deathDocumentsContract } from '../../../../domain/deaths/deathDocuments.contract.ts';
import { type CaseDocumentKind, caseDocumentKinds } from '../../../../domain/deaths/documents.ts';
import { toWireDay } from '../../../../domain/shared/day.ts';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import type { TellDone } from '../../../platform/forms/useDone.tsx';
import { useForm } from '../../../platform/forms/useForm.ts';
import { today } from '../../../platform/today.ts';
import { useTranslation } from '../../../platform/words.ts';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import type { ChangeCase } from '../../calls/caseChanges.ts';
import { PastDayField } from '../../frame/DayFields.tsx';
import { useTabDraft } from '../../frame/useTabDraft.ts';
import { useKindWords } from './useKindWords.ts';

type ReceiveOriginalDialogProps = {
  caseId: number;
  change: ChangeCase<DeathDocuments>;
  tellDone: TellDone;
  onClose: () => void;
};

/** An original came of which there is no document yet: what it is, from whom, on which day. */
export function ReceiveOriginalDialog({ caseId, change, tellDone, onClose }: ReceiveOriginalDialogProps) {
  const { t } = useTranslation();
  const kindWords = useKindWords();
  const form = useForm({
    id: 'original',
    schema: async () =>
      (
        await import('../../../../domain/deaths/deathDocuments.contract.ts')
      ).deathDocumentsContract.receiveDeathOriginal.body.omit({ revision: true }),
    initial: { kind: 'passport', name: '', person: '', moved_on: toWireDay(today()) as string },
    draft: useTabDraft(`death-original-${caseId}`),
    submit: async ({ kind }, { name, person, moved_on }) => {
      const original = { kind: kind as CaseDocumentKind, name: name || null, person, moved_on };
      await change(deathDocumentsContract.receiveDeathOriginal, original);
      tellDone((say) => say('officeDeathDocuments.noted'));
    },
  });
  return (
    <FormDialog
      title={t('officeDeathDocuments.receiveTitle')}
      confirmLabel={t('officeDeathDocuments.save')}
      form={form}
      onClose={onClose}
    >
      <SelectField
        {...form.field('kind', t('officeDeathDocuments.kind'))}
        choices={caseDocumentKinds.map((kind) => ({ value: kind, label: kindWords(kind) }))}
      />
      <TextField {...form.field('name', t('officeDeathDocuments.name'))} optional autoComplete="off" />
      <TextField {...form.field('person', t('officeDeathDocuments.from'))} autoComplete="off" />
      <PastDayField {...form.field('moved_on', t('officeDeathDocuments.day'))} />
    </FormDialog>
  );
}
