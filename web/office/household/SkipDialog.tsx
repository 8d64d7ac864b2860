import { useRef } from 'react';
import { officeContract } from '../../../domain/office/office.contract.ts';
import type { HouseholdFile } from '../../../domain/office/officeAnswers.ts';
import { skipProblem } from '../../../domain/office/skipUntil.ts';
import { readDay } from '../../../domain/shared/day.ts';
import type { FieldErrors } from '../../../domain/shared/refusal.ts';
import { readDate, wireDate } from '../../members/dateOfBirthText.ts';
import { FormDialog } from '../../platform/forms/FormDialog.tsx';
import { useForm } from '../../platform/forms/useForm.ts';
import { today } from '../../platform/today.ts';
import { currentLanguage, useTranslation } from '../../platform/words.ts';
import { DateField } from '../../ui/fields/DateField.tsx';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';
import { useDecision } from '../calls/useDecision.ts';
import { useTabDraft } from '../frame/useTabDraft.ts';

type SkipDialogProps = { household: HouseholdFile['household']; onSkipped: () => unknown; onClose: () => void };

/** Asks why a household is skipped for now, and goes on. */
export function SkipDialog({ household: { id, name }, onSkipped, onClose }: SkipDialogProps) {
  const { t } = useTranslation();
  const skip = useDecision(officeContract.skipHousehold);
  const isSkipped = useRef(false);
  const form = useForm({
    id: 'skip',
    schema: async () => (await import('../../../domain/office/office.contract.ts')).officeContract.skipHousehold.body,
    initial: { reason: '', until: '' },
    toInput: ({ until, ...input }) => ({ ...input, until: wireDate(until) }),
    check: ({ until }): FieldErrors => {
      const last = readDay(until);
      const problem = last && skipProblem(last, today());
      return problem ? { until: [problem] } : {};
    },
    draft: useTabDraft(`skip-${id}`),
    submit: async ({ reason }, { until }) => {
      await skip.mutateAsync({ id, reason, ...(until.trim() !== '' && { until: wireDate(until) }) });
      isSkipped.current = true;
    },
  });
  return (
    <FormDialog
      title={t('office.skip.title', { name })}
      confirmLabel={t('office.skip.confirm')}
      form={form}
      onClose={() => {
        onClose();
        if (isSkipped.current) onSkipped();
      }}
    >
      <p>{t('office.skip.words')}</p>
      <TextAreaField
        {...form.field('reason', t('office.skip.reason'))}
        hint={t('office.skip.hint')}
        rows={3}
        data-autofocus
      />
      <DateField
        {...form.field('until', t('office.skip.until'))}
        hint={t('office.skip.untilHint')}
        autoComplete="off"
        optional
        normalise={(typed) => readDate(typed, currentLanguage())}
        calendar={{ today: today(), min: today() }}
      />
    </FormDialog>
  );
}
