import { membersContract } from '../../../domain/members/members.contract.ts';
import { FamilyMemberFields } from '../../members/family/FamilyMemberFields.tsx';
import { KinshipButtons } from '../../members/family/KinshipButtons.tsx';
import { useFamilyPrefill, withFirstPrefill } from '../../members/family/useFamilyPrefill.ts';
import { chargedBasis, familyErrors, familyMemberToSend, isStoredAs } from '../../members/memberForms.ts';
import { useSend } from '../../platform/calls/useCall.ts';
import { useIdempotentDraft } from '../../platform/drafts/useIdempotentDraft.ts';
import { useForm } from '../../platform/forms/useForm.ts';
import { today } from '../../platform/today.ts';
import { useTranslation } from '../../platform/words.ts';
import { useTabDraft } from '../frame/useTabDraft.ts';
import { AskedFields } from './AskedFields.tsx';
import { ContributionChange } from './ContributionChange.tsx';
import { CounterForm } from './CounterForm.tsx';
import { askedErrors, askedOf } from './conversation.ts';
import { type CounterProps, OfHousehold } from './OfHousehold.tsx';

/** A family member, entered by the office: a newborn on the phone, for example. */
export function AddPerson() {
  return <OfHousehold>{(props) => <NewPersonForm {...props} />}</OfHousehold>;
}

function NewPersonForm({ file, say }: CounterProps) {
  const { t } = useTranslation();
  const create = useSend(membersContract.createFamilyMember);
  const household = file.household.id;
  const { draft, make } = useIdempotentDraft(useTabDraft(`person-new-${household}`));
  const form = useForm({
    id: 'person',
    schema: async () => (await import('../../members/memberSchemas.ts')).familyMemberForm,
    initial: { ...withFirstPrefill(file.main_member), ...askedOf(household) },
    ...(draft ? { draft } : {}),
    toInput: ({ asked: _asked, why: _why, ...values }) => familyMemberToSend(values),
    check: (values) => ({ ...askedErrors(values, true), ...familyErrors(values, today()) }),
    submit: async (input, values) => {
      say(values);
      await make(
        (idempotency_key) => create.mutateAsync({ ...input, idempotency_key }),
        (made) => isStoredAs(made, familyMemberToSend(values)),
      );
    },
  });
  const taken = useFamilyPrefill(form, file.main_member);
  return (
    <CounterForm file={file} part="family" title={t('officeCounter.person.add')} form={form}>
      <AskedFields form={form} isReasonNeeded />
      <KinshipButtons form={form} />
      <FamilyMemberFields
        form={form}
        taken={taken}
        others={[file.main_member, ...file.sub_members]}
        onDeletePhone={async () => undefined}
      />
      <ContributionChange now={{ date_of_birth: form.values.date_of_birth, basis: chargedBasis(form.values) ?? '' }} />
    </CounterForm>
  );
}
