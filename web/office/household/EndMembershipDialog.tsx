import { useSuspenseQuery } from '@tanstack/react-query';
import { decisionsContract } from '../../../domain/membership/decisions.contract.ts';
import { isEndToCome } from '../../../domain/membership/endingToCome.ts';
import { mayDeactivateFor } from '../../../domain/membership/membership.access.ts';
import type { HouseholdFile } from '../../../domain/office/officeAnswers.ts';
import { inactiveReasonsFor, isDeath } from '../../../domain/reference/inactiveReasons.ts';
import { readDay } from '../../../domain/shared/day.ts';
import { fullName } from '../../../domain/shared/fullName.ts';
import { TypedEmailField } from '../../accounts/TypedEmailField.tsx';
import { meQuery } from '../../me/me.ts';
import { wireDate } from '../../members/dateOfBirthText.ts';
import { FormDialog } from '../../platform/forms/FormDialog.tsx';
import type { TellDone } from '../../platform/forms/useDone.tsx';
import { useForm } from '../../platform/forms/useForm.ts';
import { today } from '../../platform/today.ts';
import { useTranslation } from '../../platform/words.ts';
import { useStoredWords } from '../../reference/useStoredWords.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Status } from '../../ui/content/Status.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { Inline } from '../../ui/frame/Layout.tsx';
import { useDecision } from '../calls/useDecision.ts';
import { AnyDayField } from '../frame/DayFields.tsx';
import { isMain, type Person } from './householdPersons.ts';
import { todayText } from './money/futureDay.ts';
import { useRecordDeath } from './useRecordDeath.ts';

export type EndMembershipDialogProps = {
  tellDone: TellDone;
  household: HouseholdFile['household'];
  /** The person whose membership ends; without one the whole household's. */
  person: Person | undefined;
  /** Who may become the main member if the present one's membership ends. */
  successors: readonly Person[];
  /** Whether an invoice is unpaid. */
  isOwing: boolean;
  /** Everybody whose membership would end. */
  ending: readonly Person[];
  onClose: () => void;
};

/**
 * Ends a membership, with a reason and the first day without it (D23, D24). If only the main member's ends, it asks who
 * takes over (decision 28).
 */
export function EndMembershipDialog(props: EndMembershipDialogProps) {
  const { household, person, successors, isOwing, ending, tellDone, onClose } = props;
  const { t } = useTranslation();
  const { word } = useStoredWords();
  const { reasons, isBoardsMissing } = useReasons(person ? 'member' : 'household');
  const name = person ? fullName(person) : household.name;
  const form = useEndForm({ household, person }, (isToCome) =>
    tellDone((say) => say(isToCome ? 'officeHousehold.toCome.didEnter' : 'officeHousehold.decisions.didEnd', { name })),
  );
  const isToCome = isTypedToCome(form.values.inactive_from);
  return (
    <FormDialog
      title={t('officeHousehold.decisions.endTitle', { name })}
      confirmLabel={t(isToCome ? 'officeHousehold.toCome.enter' : 'officeHousehold.decisions.endConfirm')}
      look="danger"
      form={form}
      onClose={onClose}
    >
      <DeathHasACase persons={ending} />
      <Consequences person={person} successors={successors} />
      <WhoLosesCover persons={ending} />
      <p>{t('officeHousehold.decisions.endTold')}</p>
      {isOwing && <p>{t('officeHousehold.decisions.endOwed')}</p>}
      <SelectField
        {...form.field('inactive_reason_id', t('officeHousehold.decisions.endReason'))}
        hint={isBoardsMissing && t('officeHousehold.decisions.endBoard')}
        placeholder={t('officeHousehold.decisions.choose')}
        choices={reasons.map(({ id, key }) => ({ value: String(id), label: word('inactiveReason', key) }))}
      />
      <AnyDayField
        {...form.field('inactive_from', t('officeHousehold.decisions.endFrom'))}
        hint={t('officeHousehold.decisions.endFromHint')}
      />
      <Status>{isToCome && <p>{t('officeHousehold.toCome.willEnd')}</p>}</Status>
      {person && isMain(person) && <Successor form={form} successors={successors} />}
    </FormDialog>
  );
}

type SuccessorProps = Pick<EndMembershipDialogProps, 'successors'> & { form: ReturnType<typeof useEndForm> };

/** The new main member and their e-mail address: the former one would otherwise keep the log-in (decision 28). */
function Successor({ form, successors }: SuccessorProps) {
  const { t } = useTranslation();
  return (
    <>
      <SelectField
        {...form.field('new_main_member_id', t('officeHousehold.decisions.endNext'))}
        hint={t('officeHousehold.decisions.endNextHint')}
        placeholder={t('officeHousehold.decisions.choose')}
        choices={successors.map((one) => ({ value: String(one.id), label: fullName(one) }))}
      />
      <TypedEmailField
        {...form.field('email', t('officeHousehold.decisions.endEmail'))}
        autoComplete="off"
        hint={t('officeHousehold.decisions.endEmailMust')}
      />
    </>
  );
}

/** A death ends a membership only through its case, which writes to the family and lets money rest (decision 60). */
function DeathHasACase({ persons }: { persons: readonly Person[] }) {
  const { t } = useTranslation();
  const recordDeath = useRecordDeath();
  return (
    <>
      <p>{t('officeHousehold.decisions.endDeath')}</p>
      <Inline>
        {persons.map((person) => (
          <Button key={person.id} look="secondary" onClick={() => recordDeath(person.id)}>
            {t('officeHousehold.decisions.recordDeath', { name: fullName(person) })}
          </Button>
        ))}
      </Inline>
    </>
  );
}

function WhoLosesCover({ persons }: { persons: readonly Person[] }) {
  const { t } = useTranslation();
  const namesOf = (status: Person['status']) =>
    persons
      .filter((person) => person.status === status)
      .map(fullName)
      .join(', ');
  const [active, waiting] = [namesOf('active'), namesOf('waiting')];
  return (
    <>
      {active !== '' && <p>{t('officeHousehold.decisions.endLoses', { names: active })}</p>}
      {waiting !== '' && <p>{t('officeHousehold.decisions.endStopsWaiting', { names: waiting })}</p>}
    </>
  );
}

function Consequences({ person, successors }: Pick<EndMembershipDialogProps, 'person' | 'successors'>) {
  const { t } = useTranslation();
  if (person) {
    const words = isMain(person) ? 'officeHousehold.decisions.endMain' : 'officeHousehold.decisions.endPerson';
    return <p>{t(words)}</p>;
  }
  return (
    <>
      <p>{t('officeHousehold.decisions.endHousehold')}</p>
      {successors.length > 0 && <p>{t('officeHousehold.decisions.endOrGoOn')}</p>}
    </>
  );
}

/** The reasons that the logged-in staff member may give: only the board may exclude (D24). */
function useReasons(scope: 'member' | 'household') {
  const { role } = useSuspenseQuery(meQuery).data;
  const all = inactiveReasonsFor(scope).filter(({ id }) => !isDeath(id));
  const reasons = all.filter(({ id }) => role !== 'member' && mayDeactivateFor({ kind: 'office', role }, id));
  return { reasons, isBoardsMissing: reasons.length < all.length };
}

function isTypedToCome(typed: string): boolean {
  const from = readDay(typed);
  return from !== undefined && isEndToCome(from, today());
}

type Whose = Pick<EndMembershipDialogProps, 'household' | 'person'>;

function useEndForm({ household, person }: Whose, onEnded: (isToCome: boolean) => void) {
  const deactivate = useDecision(decisionsContract.deactivate);
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
    check: (values) => ({
      ...(values.inactive_reason_id ? {} : { inactive_reason_id: ['required'] }),
      ...(isMainMember && !values.new_main_member_id ? { new_main_member_id: ['required'] } : {}),
      ...(isMainMember && !values.email ? { email: ['required'] } : {}),
    }),
    submit: async (input, values) => {
      await deactivate.mutateAsync({ ...input, id: household.id });
      onEnded(isTypedToCome(values.inactive_from));
    },
  });
}
