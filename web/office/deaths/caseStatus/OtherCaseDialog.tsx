import { deathCasesContract } from '../../../../domain/deaths/deathCases.contract.ts';
import { deathLifeContract } from '../../../../domain/deaths/life/deathLife.contract.ts';
import { useCall } from '../../../platform/calls/useCall.ts';

import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { useForm } from '../../../platform/forms/useForm.ts';
import { useTranslation } from '../../../platform/words.ts';
import { SelectField } from '../../../ui/fields/SelectField.tsx';

import type { CaseStatusDialogProps } from './caseStatusDialogProps.ts';
import { LeftOpen, useLeftOpen } from './LeftOpen.tsx';

/** Links a case to another of the same event, or joins it to another case of the same person. */
export function OtherCaseDialog({
  name,
  deathCase,
  change,
  onClose,
  onDone,
}: CaseStatusDialogProps & { name: 'link' | 'join' }) {
  const { t } = useTranslation();
  const cases = useCall(deathCasesContract.listDeathCases, { which: 'open' });
  const left = useLeftOpen(deathCase, 'withdraw');
  const form = useForm({
    id: 'other',
    initial: { other_case_id: '' },
    check: ({ other_case_id }): Record<string, string[]> =>
      other_case_id === '' ? { other_case_id: ['required'] } : {},
    submit: async (_input, typed) => {
      const other_case_id = Number(typed.other_case_id);
      if (name === 'link') await change(deathLifeContract.linkDeath, { other_case_id });
      else await change(deathLifeContract.joinDeath, { other_case_id, left_is_seen: left.isSeen });
      onDone();
    },
  });
  return (
    <FormDialog
      title={t(`officeDeathLife.${name}.title`)}
      confirmLabel={t(`officeDeathLife.${name}.confirm`)}
      form={form}
      onClose={onClose}
    >
      <p>{t(`officeDeathLife.${name}.words`)}</p>
      {name === 'join' && <LeftOpen state={left} />}
      <SelectField
        {...form.field('other_case_id', t('officeDeathLife.other'))}
        placeholder={t('officeMoney.payments.choose')}
        choices={cases
          .filter(({ id }) => id !== deathCase.id)
          .map(({ id, case_no, name: who }) => ({
            value: String(id),
            label: `${case_no}, ${who ?? t('officeDeaths.noName')}`,
          }))}
      />
    </FormDialog>
  );
}
