import { useRef } from 'react';
import { isLocked } from '../../../domain/members/memberStatus.ts';
import { membersContract, type SubMember } from '../../../domain/members/members.contract.ts';
import { useRefreshHome } from '../../me/home.ts';
import { familyErrors, familyMemberToSend, familyMemberValues } from '../../members/memberForms.ts';
import { familyMemberDataOf } from '../../members/personData.ts';
import { type PhoneRow, withoutPhone } from '../../members/phoneRows.ts';
import { useSend } from '../../platform/calls/useCall.ts';
import { useForm } from '../../platform/forms/useForm.ts';
import { today } from '../../platform/today.ts';
import type { AskToSubmit, StepOf } from '../frame/CheckAndSend.tsx';
import { useDraft } from '../frame/useDraft.ts';
import type { AskAboutFees } from '../frame/useFeeQuestion.tsx';

type Questions = { askToSubmit: AskToSubmit; askAboutFees: AskAboutFees };

/** The form of a stored family member: one call saves everything, including phone numbers (spec §7). */
export function useFamilyMemberForm(id: string, member: SubMember, { askToSubmit, askAboutFees }: Questions) {
  const refreshHome = useRefreshHome();
  const changeMember = useSend(membersContract.changeMember);
  const deletePhoneNumber = useSend(membersContract.deletePhoneNumber);
  // the version that this form was filled from: the server refuses if somebody else changed it since (D8)
  const version = useRef(member.version);

  const form = useForm({
    id,
    schema: async () => (await import('../../members/memberSchemas.ts')).familyMemberForm,
    initial: familyMemberValues(member),
    draft: useDraft(isLocked(member.status) ? undefined : `family-member-${member.id}`),
    toInput: familyMemberToSend,
    check: (values) => familyErrors(values, today()),
    submit: async (input, values) => {
      const { date_of_birth, membership_basis, relationship_type } = input;
      const agreed = await askAboutFees({ date_of_birth, membership_basis, relationship_type });
      if (!agreed) return false;
      const changed = { ...familyMemberDataOf(values), id: member.id, status: member.status };
      const stepOf: StepOf = (now) => ({
        closes: ['family_member_incomplete'],
        memberId: member.id,
        changes: { sub_members: now.sub_members.map((each) => (each.id === member.id ? changed : each)) },
      });
      if (!(await askToSubmit(stepOf))) return false;
      const about = { id: String(member.id), version: version.current };
      const stored = await changeMember.mutateAsync({ ...about, ...input, ...agreed });
      version.current = stored.version;
      await refreshHome();
      return true;
    },
  });

  async function deletePhone(row: PhoneRow) {
    await deletePhoneNumber.mutateAsync({ id: row.id });
    form.settle((values) => ({ ...values, phone_numbers: withoutPhone(values.phone_numbers, row.id) }));
    form.recheckAll();
    await refreshHome();
  }

  return { form, deletePhone };
}
