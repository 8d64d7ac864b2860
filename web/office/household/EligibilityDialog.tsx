import type { SubMember } from '../../../domain/members/members.contract.ts';
import { decisionsContract } from '../../../domain/membership/decisions.contract.ts';
import { membershipBases, relationshipsFor } from '../../../domain/reference/eligibility.ts';
import { businessDay, toWireDay } from '../../../domain/shared/day.ts';
import { fullName } from '../../../domain/shared/fullName.ts';
import { wireDate } from '../../members/dateOfBirthText.ts';
import { FormDialog } from '../../platform/forms/FormDialog.tsx';
import type { TellDone } from '../../platform/forms/useDone.tsx';
import { useForm } from '../../platform/forms/useForm.ts';
import { useTranslation } from '../../platform/words.ts';
import { useStoredWords } from '../../reference/useStoredWords.ts';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { useDecision } from '../calls/useDecision.ts';

import { PastDayField } from '../frame/DayFields.tsx';
import { futureErrors, todayText } from './money/futureDay.ts';

export type EligibilityDialogProps = {
  tellDone: TellDone;
  person: SubMember;
  onClose: () => void;
};

/**
 * Sets the membership basis of a family member, and from which day it holds (decision 57). "No basis of their own", for parents and others, can only be set here
 * (D26).
 */
export function EligibilityDialog({ person, tellDone, onClose }: EligibilityDialogProps) {
  const { t } = useTranslation();
  const { word, choices } = useStoredWords();
  const name = fullName(person);
  const form = useEligibilityForm(person, () =>
    tellDone((say) => say('officeHousehold.decisions.didSetBasis', { name })),
  );
  return (
    <FormDialog
      title={t('officeHousehold.decisions.basisTitle', { name })}
      confirmLabel={t('officeHousehold.decisions.basisConfirm')}
      form={form}
      onClose={onClose}
    >
      <p>{t('officeHousehold.decisions.basisWords')}</p>
      <SelectField
        {...form.field('membership_basis', t('members.field.membership_basis'))}
        choices={membershipBases.map((basis) => ({ value: basis, label: word('membershipBasis', basis) }))}
      />
      <SelectField
        {...form.field('relationship_type', t('members.field.relationship_type'))}
        value={fitting(person, form.values)}
        placeholder={t('officeHousehold.decisions.choose')}
        choices={choices('relationship', relationshipsOf(person, form.values))}
      />
      <PastDayField
        {...form.field('holds_from', t('officeHousehold.decisions.basisFrom'))}
        hint={t('officeHousehold.decisions.basisFromHint', { date: enteredOn(person) })}
      />
    </FormDialog>
  );
}

type Values = Record<'membership_basis' | 'relationship_type' | 'holds_from', string>;

function enteredOn({ created_at }: SubMember): string {
  return toWireDay(businessDay(new Date(created_at)));
}

function relationshipsOf({ gender }: SubMember, { membership_basis }: Values) {
  return relationshipsFor({ gender, basis: membershipBases.find((basis) => basis === membership_basis) ?? null });
}

/** The chosen relationship, as long as it matches gender and basis. */
function fitting(person: SubMember, values: Values): string {
  return relationshipsOf(person, values).find((relationship) => relationship === values.relationship_type) ?? '';
}

function useEligibilityForm(person: SubMember, onSet: () => void) {
  const setEligibility = useDecision(decisionsContract.setEligibility);
  const initial: Values = {
    membership_basis: person.membership_basis,
    relationship_type: person.relations.relationship_type ?? '',
    holds_from: todayText(),
  };
  return useForm({
    id: 'eligibility',
    schema: async () =>
      (await import('../../../domain/membership/decisions.contract.ts')).decisionsContract.setEligibility.body,
    initial,
    toInput: (values) => ({
      ...values,
      relationship_type: fitting(person, values),
      holds_from: wireDate(values.holds_from),
    }),
    check: (values, input) => ({
      ...(values.holds_from ? {} : { holds_from: ['required'] }),
      ...futureErrors('holds_from', input?.holds_from ?? undefined),
    }),
    submit: async (input) => {
      await setEligibility.mutateAsync({ ...input, id: person.id });
      onSet();
    },
  });
}
