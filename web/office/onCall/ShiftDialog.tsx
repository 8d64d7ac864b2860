import type { OnCall, Shift } from '../../../domain/onCall/onCall.contract.ts';
import { tidyPhoneNumber } from '../../members/phoneReading.ts';
import { FormDialog } from '../../platform/forms/FormDialog.tsx';
import type { TellDone } from '../../platform/forms/useDone.tsx';
import { useTranslation } from '../../platform/words.ts';
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx';
import { Fieldset } from '../../ui/fields/Fieldset.tsx';
import { PhoneField } from '../../ui/fields/PhoneField.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { AnyDayField, DayToComeField } from '../frame/DayFields.tsx';
import { useShiftForm } from './useShiftForm.ts';

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
