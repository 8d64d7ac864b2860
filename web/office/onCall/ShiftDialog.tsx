import { type OnCall, onCallContract, type Shift } from '../../../domain/onCall/onCall.contract.ts';
import { toWireDay } from '../../../domain/shared/day.ts';
import { wireDate } from '../../members/dateOfBirthText.ts';
import { tidyPhoneNumber } from '../../members/phoneReading.ts';
import { FormDialog } from '../../platform/forms/FormDialog.tsx';
import type { TellDone } from '../../platform/forms/useDone.tsx';
import { useForm } from '../../platform/forms/useForm.ts';
import { today } from '../../platform/today.ts';
import { useTranslation } from '../../platform/words.ts';
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx';
import { Fieldset } from '../../ui/fields/Fieldset.tsx';
import { PhoneField } from '../../ui/fields/PhoneField.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { useDecision } from '../calls/useDecision.ts';
import { AnyDayField, DayToComeField } from '../frame/DayFields.tsx';
import { useTabDraft } from '../frame/useTabDraft.ts';

export type ShiftDialogProps = {
  /** Undefined for a new one. */
  shift: Shift | undefined;
  staff: OnCall['staff'];
  sendsTextMessages: boolean;
  tellDone: TellDone;
  onClose: () => void;
};

/** Enters a shift, or changes one. */
export function ShiftDialog({ shift, staff, sendsTextMessages, tellDone, onClose }: ShiftDialogProps) {
  const { t } = useTranslation();
  const form = useShiftForm(shift, staff, tellDone);
  const { value: byMail, ...mailTies } = form.field('by_mail', t('officeOnCall.form.byMail'));
  const { value: byText, ...textTies } = form.field('by_text_message', t('officeOnCall.form.byTextMessage'));
  return (
    <FormDialog
      title={shift ? t('officeOnCall.form.changeTitle', { name: shift.name }) : t('officeOnCall.form.enterTitle')}
      confirmLabel={t('officeOnCall.form.save')}
      form={form}
      onClose={onClose}
    >
      {!shift && staff.length > 1 && (
        <SelectField
          {...form.field('account_id', t('officeOnCall.form.person'))}
          choices={staff.map(({ account_id, name }) => ({ value: String(account_id), label: name }))}
        />
      )}
      <AnyDayField
        {...form.field('first_day', t('officeOnCall.form.firstDay'))}
        hint={t('officeOnCall.form.firstDayHint')}
      />
      <DayToComeField
        {...form.field('last_day', t('officeOnCall.form.lastDay'))}
        hint={t('officeOnCall.form.lastDayHint')}
        optional
      />
      <Fieldset
        legend={t('officeOnCall.form.ways')}
        hint={sendsTextMessages ? undefined : t('officeOnCall.form.noTextMessages')}
      >
        <CheckboxField {...mailTies} checked={byMail} />
        {sendsTextMessages && <CheckboxField {...textTies} checked={byText} />}
      </Fieldset>
      <PhoneField
        {...form.field('mobile', t('officeOnCall.form.mobile'))}
        hint={t('officeOnCall.form.mobileHint')}
        normalise={tidyPhoneNumber}
        autoComplete="off"
        optional={!byText}
      />
    </FormDialog>
  );
}

/** The form for a new shift, by default from today for the logged-in person, or for changing one. */
function useShiftForm(shift: Shift | undefined, staff: OnCall['staff'], tellDone: TellDone) {
  const enter = useDecision(onCallContract.enterShift);
  const change = useDecision(onCallContract.changeShift);
  return useForm({
    id: 'shift',
    schema: async () => {
      const { onCallContract } = await import('../../../domain/onCall/onCall.contract.ts');
      return onCallContract.enterShift.body;
    },
    initial: {
      account_id: String(shift?.account_id ?? staff[0]?.account_id ?? ''),
      first_day: (shift?.first_day ?? toWireDay(today())) as string,
      last_day: (shift?.last_day ?? '') as string,
      by_mail: shift?.by_mail ?? true,
      by_text_message: shift?.by_text_message ?? false,
      mobile: shift?.mobile ?? '',
    },
    draft: useTabDraft(`shift-${shift?.id ?? 'new'}`),
    toInput: ({ account_id, first_day, last_day, mobile, ...ways }) => ({
      ...ways,
      account_id: Number(account_id),
      first_day: wireDate(first_day),
      last_day: wireDate(last_day) || null,
      mobile: mobile || null,
    }),
    submit: async ({ account_id, ...input }) => {
      if (!shift) {
        const { name } = await enter.mutateAsync({ account_id, ...input });
        return tellDone((say) => say('officeOnCall.didEnter', { name }));
      }
      const { name } = await change.mutateAsync({ ...input, id: shift.id, version: shift.version });
      return tellDone((say) => say('officeOnCall.didChange', { name }));
    },
  });
}
