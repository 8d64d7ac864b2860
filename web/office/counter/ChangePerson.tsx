import { useRef } from 'react';
import { mayDelete } from '../../../domain/members/members.access.ts';
import { type MainMember, membersContract, type SubMember } from '../../../domain/members/members.contract.ts';
import type { HouseholdFile } from '../../../domain/office/officeAnswers.ts';
import { fullName } from '../../../domain/shared/fullName.ts';
import { FamilyMemberFields } from '../../members/family/FamilyMemberFields.tsx';
import {
  birthErrors,
  familyErrors,
  familyMemberToSend,
  familyMemberValues,
  mainMemberToSend,
  mainMemberValues,
} from '../../members/memberForms.ts';
import { PersonFields } from '../../members/PersonFields.tsx';
import { PhoneNumbers } from '../../members/PhoneNumbers.tsx';
import { type PhoneRow, withoutPhone } from '../../members/phoneRows.ts';
import { useRemovePhone } from '../../members/useRemovePhone.ts';
import { settlePhone, useSavePhones } from '../../members/useSavePhones.ts';
import { useSend } from '../../platform/calls/useCall.ts';
import { useForm } from '../../platform/forms/useForm.ts';
import { today } from '../../platform/today.ts';
import { useTranslation } from '../../platform/words.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { useParams } from '../../ui/router/Router.tsx';
import { useRefreshOffice } from '../calls/useRefreshOffice.ts';
import { counterPath } from '../frame/officePaths.ts';
import { useTabDraft } from '../frame/useTabDraft.ts';
import { AskedFields } from './AskedFields.tsx';
import { ContributionChange } from './ContributionChange.tsx';
import { CounterForm } from './CounterForm.tsx';
import { changedOf } from './changedFields.ts';
import { askedErrors, askedOf } from './conversation.ts';
import { type CounterProps, OfHousehold } from './OfHousehold.tsx';
import { PersonGone } from './PersonGone.tsx';
import { ownAmountOf } from './useContributionOf.ts';

/** Data and phone numbers of one person, corrected by the office. */
export function ChangePerson() {
  const { person = '' } = useParams();
  return <OfHousehold>{(props) => <OnePerson key={person} {...props} person={person} />}</OfHousehold>;
}

function OnePerson({ person, ...props }: CounterProps & { person: string }) {
  const { household, main_member, sub_members } = props.file;
  const family = sub_members.find((each) => String(each.id) === person);
  if (family) return <FamilyMemberForm {...props} member={family} />;
  if (String(main_member.id) === person) return <MainMemberForm {...props} member={main_member} />;
  return <PersonGone household={household.id} />;
}

function othersOf(file: HouseholdFile, id: number) {
  return [file.main_member, ...file.sub_members].filter((each) => each.id !== id);
}

type MainProps = CounterProps & { member: MainMember };

function MainMemberForm({ file, member, say }: MainProps) {
  const { t } = useTranslation();
  const change = useSend(membersContract.changeMember);
  const refresh = useRefreshOffice();
  const savePhones = useSavePhones(member.id);
  const version = useRef(member.version);
  const initial = mainMemberValues(member);
  const household = file.household.id;
  const form = useForm({
    id: 'person',
    schema: async () => (await import('../../members/memberSchemas.ts')).mainMemberCorrection,
    initial: { ...initial, ...askedOf(household) },
    draft: useTabDraft(`person-${member.id}`),
    toInput: ({ asked: _asked, why: _why, ...values }) => {
      const { phone_numbers, ...person } = mainMemberToSend(values);
      return { ...changedOf(person, mainMemberToSend(initial)), phone_numbers };
    },
    check: (values) => ({
      ...askedErrors(values, values.date_of_birth !== initial.date_of_birth),
      ...birthErrors(values, today()),
    }),
    submit: async ({ phone_numbers: _phones, ...person }, values) => {
      say(values);
      if (Object.keys(person).length > 0) {
        const stored = await change.mutateAsync({ id: String(member.id), version: version.current, ...person });
        version.current = stored.version;
      }
      await savePhones(values.phone_numbers, member.phone_numbers, (typed, now) => settlePhone(form, typed, now));
    },
  });

  const { mainId, remove } = useRemovePhone(member.id, form, member.phone_numbers);

  async function removePhone(row: PhoneRow) {
    // says in the form what is missing
    if (form.values.asked === '') return void (await form.submit());
    say(form.values);
    await remove(row);
    await refresh();
  }

  return (
    <CounterForm
      file={file}
      part="family"
      title={t('officeCounter.person.title', { name: fullName(member) })}
      form={form}
    >
      <AskedFields form={form} isReasonNeeded={form.values.date_of_birth !== initial.date_of_birth} />
      <Card layout="beside">
        <Stack gap={6}>
          <PersonFields form={form} isSelf={false} others={othersOf(file, member.id)} />
        </Stack>
      </Card>
      <ContributionChange
        was={{ ...initial, basis: 'main' }}
        now={{ ...form.values, basis: 'main' }}
        own={ownAmountOf(file, member.id)}
      />
      <Card layout="beside" title={t('members.field.phone_numbers')}>
        <PhoneNumbers form={form} onDelete={removePhone} own={{ mainId }} />
      </Card>
    </CounterForm>
  );
}

type FamilyProps = CounterProps & { member: SubMember };

function FamilyMemberForm({ file, member, say }: FamilyProps) {
  const { t } = useTranslation();
  const change = useSend(membersContract.changeMember);
  const initial = familyMemberValues(member);
  const household = file.household.id;
  const isReasonNeeded = (values: typeof initial) =>
    values.date_of_birth !== initial.date_of_birth ||
    values.membership_basis !== initial.membership_basis ||
    values.relationship_type !== initial.relationship_type;
  const form = useForm({
    id: 'person',
    schema: async () => (await import('../../members/memberSchemas.ts')).correction,
    initial: { ...initial, ...askedOf(household) },
    draft: useTabDraft(`person-${member.id}`),
    toInput: ({ asked: _asked, why: _why, ...values }) =>
      changedOf(
        { ...familyMemberToSend(values), email: values.email },
        {
          ...familyMemberToSend(initial),
          email: initial.email,
        },
      ),
    check: (values) => ({ ...askedErrors(values, isReasonNeeded(values)), ...familyErrors(values, today()) }),
    submit: async (input, values) => {
      say(values);
      await change.mutateAsync({ id: String(member.id), version: member.version, ...input });
    },
  });

  // unlisted numbers are deleted when the form is saved
  const removePhone = async ({ id }: PhoneRow) =>
    form.set('phone_numbers', withoutPhone(form.values.phone_numbers, id));

  return (
    <CounterForm
      file={file}
      part="family"
      title={t('officeCounter.person.title', { name: fullName(member) })}
      form={form}
    >
      <AskedFields form={form} isReasonNeeded={isReasonNeeded(form.values)} />
      <FamilyMemberFields form={form} others={othersOf(file, member.id)} onDeletePhone={removePhone} />
      <ContributionChange
        was={{ ...initial, basis: initial.membership_basis }}
        now={{ ...form.values, basis: form.values.membership_basis }}
        own={ownAmountOf(file, member.id)}
      />
      {mayDelete({ ...member, is_main: false }) && (
        <div>
          <LinkButton look="secondary" to={counterPath(household, `persons/${member.id}/remove`)}>
            {t('officeCounter.person.remove')}
          </LinkButton>
        </div>
      )}
    </CounterForm>
  );
}
