import { useSuspenseQuery } from '@tanstack/react-query';
import { mayDeactivateFor } from '../../../domain/membership/membership.access.ts';
import type { HouseholdFile } from '../../../domain/office/officeAnswers.ts';
import { inactiveReasonsFor, isDeath } from '../../../domain/reference/inactiveReasons.ts';
import { fullName } from '../../../domain/shared/fullName.ts';
import { meQuery } from '../../me/meApi.ts';
import { wireDate } from '../../members/dateOfBirthText.ts';
import { FormDialog } from '../../platform/forms/FormDialog.tsx';
import type { TellDone } from '../../platform/forms/useDone.tsx';
import { useForm } from '../../platform/forms/useForm.ts';
import { useTranslation } from '../../platform/words.ts';
import { useStoredWords } from '../../reference/useStoredWords.ts';
import { EmailField } from '../../ui/fields/EmailField.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { useDeactivate } from '../calls/decisionsApi.ts';
import { PastDayField } from '../frame/DayFields.tsx';
import { isMain, type Person } from './householdPersons.ts';
import { futureErrors, todayText } from './money/futureDay.ts';

export type EndMembershipDialogProps = {
  tellDone: TellDone;
  household: HouseholdFile['household'];
  /** The person whose membership ends; without one the whole household's. */
  person: Person | undefined;
  /** Who may become the main member if the present one's membership ends. */
  successors: readonly Person[];
  /** Whether an invoice is unpaid. */
  isOwing: boolean;
  onClose: () => void;
};

/**
 * Ends a membership, with a reason and the first day without it (D23, D24). If only the main member's ends, it asks who
 * takes over (decision 28).
 */
export function EndMembershipDialog(props: EndMembershipDialogProps) {
  const { household, person, successors, isOwing, tellDone, onClose } = props;
  const { t } = useTranslation();
  const { word } = useStoredWords();
  const { reasons, isBoardsMissing } = useReasons(person ? 'member' : 'household');
  const name = person ? fullName(person) : household.name;
  const form = useEndForm({ household, person }, () =>
    tellDone((say) => say('officeHousehold.deeds.didEnd', { name })),
  );
  return (
    <FormDialog
      title={t('officeHousehold.deeds.endTitle', { name })}
      confirmLabel={t('officeHousehold.deeds.endConfirm')}
      look="danger"
      form={form}
      onClose={onClose}
    >
      <Consequences person={person} successors={successors} />
      <p>{t('officeHousehold.deeds.endTold')}</p>
      {isOwing && <p>{t('officeHousehold.deeds.endOwed')}</p>}
      <SelectField
        {...form.field('inactive_reason_id', t('officeHousehold.deeds.endReason'))}
        hint={isBoardsMissing && t('officeHousehold.deeds.endBoard')}
        placeholder={t('officeHousehold.deeds.choose')}
        choices={reasons.map(({ id, key }) => ({ value: String(id), label: word('inactiveReason', key) }))}
      />
      <PastDayField
        {...form.field('inactive_from', t('officeHousehold.deeds.endFrom'))}
        hint={t('officeHousehold.deeds.endFromHint')}
      />
      {person && isMain(person) && <Successor form={form} successors={successors} />}
    </FormDialog>
  );
}

type SuccessorProps = Pick<EndMembershipDialogProps, 'successors'> & { form: ReturnType<typeof useEndForm> };

/**
 * The new main member and their e-mail address: a former main member who is alive would otherwise keep the log-in
 * (decision 28).
 */
function Successor({ form, successors }: SuccessorProps) {
  const { t } = useTranslation();
  const keepsLogIn = mayKeepLogIn(form.values);
  return (
    <>
      <SelectField
        {...form.field('new_main_member_id', t('officeHousehold.deeds.endNext'))}
        hint={t('officeHousehold.deeds.endNextHint')}
        placeholder={t('officeHousehold.deeds.choose')}
        choices={successors.map((one) => ({ value: String(one.id), label: fullName(one) }))}
      />
      <EmailField
        {...form.field('email', t('officeHousehold.deeds.endEmail'))}
        autoComplete="off"
        optional={keepsLogIn}
        hint={keepsLogIn ? t('officeHousehold.deeds.endEmailMay') : t('officeHousehold.deeds.endEmailMust')}
      />
    </>
  );
}

/** After a death the new main member takes over the log-in, unless they want another address. */
function mayKeepLogIn({ inactive_reason_id }: { inactive_reason_id: string }): boolean {
  return inactive_reason_id !== '' && isDeath(Number(inactive_reason_id));
}

function Consequences({ person, successors }: Pick<EndMembershipDialogProps, 'person' | 'successors'>) {
  const { t } = useTranslation();
  if (person) {
    const words = isMain(person) ? 'officeHousehold.deeds.endMain' : 'officeHousehold.deeds.endPerson';
    return <p>{t(words)}</p>;
  }
  return (
    <>
      <p>{t('officeHousehold.deeds.endHousehold')}</p>
      {successors.length > 0 && <p>{t('officeHousehold.deeds.endOrGoOn')}</p>}
    </>
  );
}

/** The reasons that the logged-in staff member may give: only the board may exclude (D24). */
function useReasons(scope: 'member' | 'household') {
  const { role } = useSuspenseQuery(meQuery).data;
  const all = inactiveReasonsFor(scope);
  const reasons = all.filter(({ id }) => role !== 'member' && mayDeactivateFor({ kind: 'office', role }, id));
  return { reasons, isBoardsMissing: reasons.length < all.length };
}

type Whose = Pick<EndMembershipDialogProps, 'household' | 'person'>;

function useEndForm({ household, person }: Whose, onEnded: () => void) {
  const deactivate = useDeactivate();
  const isMainMember = person !== undefined && isMain(person);
  return useForm({
    id: 'end',
    schema: async () =>
      (await import('../../../domain/membership/decisions.contract.ts')).decisionsContract.deactivate.body,
    initial: { inactive_reason_id: '', inactive_from: todayText(), new_main_member_id: '', email: '' },
    toInput: ({ inactive_reason_id, inactive_from, new_main_member_id, email }) => ({
      inactive_reason_id: inactive_reason_id ? Number(inactive_reason_id) : null,
      inactive_from: wireDate(inactive_from),
      ...(person ? { member_id: person.id } : {}),
      ...(new_main_member_id ? { new_main_member_id: Number(new_main_member_id), email } : {}),
    }),
    check: (values, input) => ({
      ...(values.inactive_reason_id ? {} : { inactive_reason_id: ['required'] }),
      ...(isMainMember && !values.new_main_member_id ? { new_main_member_id: ['required'] } : {}),
      ...(isMainMember && !values.email && !mayKeepLogIn(values) ? { email: ['required'] } : {}),
      ...futureErrors('inactive_from', input?.inactive_from),
    }),
    submit: async (input) => {
      await deactivate.mutateAsync({ ...input, id: household.id });
      onEnded();
    },
  });
}
