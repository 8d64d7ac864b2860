import { useRef } from 'react';
import type { GapKey } from '../../../domain/application/gaps.ts';
import type { DocumentType } from '../../../domain/documents/documentTypes.ts';
import { type MainMember, membersContract } from '../../../domain/members/members.contract.ts';
import { needsResidencePermit } from '../../../domain/reference/countries.ts';
import { runningUploadsOf } from '../../documents/pendingUploads.ts';
import { useHome, useRefreshHome } from '../../me/home.ts';
import { birthErrors, mainMemberToSend, mainMemberValues } from '../../members/memberForms.ts';
import { personDataOf } from '../../members/personData.ts';
import { settlePhone, useSavePhones } from '../../members/useSavePhones.ts';
import { useSend } from '../../platform/calls/useCall.ts';
import { useForm } from '../../platform/forms/useForm.ts';
import { today } from '../../platform/today.ts';
import type { AskToSubmit, StepOf } from '../frame/CheckAndSend.tsx';
import { useDraft } from '../frame/useDraft.ts';
import type { AskAboutFees } from '../frame/useFeeQuestion.tsx';

/** The applicant's form: one call for the personal data, and one for each phone number (spec §7). */
export function useMainMemberForm(id: string, askToSubmit: AskToSubmit, askAboutFees: AskAboutFees) {
  const { mainMember } = useHome();
  const refreshHome = useRefreshHome();
  const changeMember = useSend(membersContract.changeMember);
  const savePhones = useSavePhones(mainMember.id);
  // the version that this form was filled from: the server refuses if somebody else changed it since (D8)
  const version = useRef(mainMember.version);

  const form = useForm({
    id,
    schema: async () => (await import('../../members/memberSchemas.ts')).mainMemberForm,
    initial: mainMemberValues(mainMember),
    draft: useDraft('main-member'),
    toInput: mainMemberToSend,
    check: (values) => birthErrors(values, today()),
    submit: async ({ phone_numbers: _phones, ...person }, values) => {
      const agreed = await askAboutFees({ date_of_birth: person.date_of_birth });
      if (!agreed) return false;
      const stepOf: StepOf = (now) => ({
        closes: gapsClosedBy(values.citizenship_id, documentsOf(now.mainMember)),
        changes: {
          main_member: {
            ...now.mainMember,
            ...personDataOf(values, now.mainMember.email),
            phone_numbers: values.phone_numbers,
          },
        },
      });
      if (!(await askToSubmit(stepOf))) return false;
      const stored = await changeMember.mutateAsync({
        id: String(mainMember.id),
        version: version.current,
        ...person,
        ...agreed,
      });
      version.current = stored.version;
      await savePhones(values.phone_numbers, mainMember.phone_numbers, (typed, now) => settlePhone(form, typed, now));
      await refreshHome();
      return true;
    },
  });
  return form;
}

/** The types of all documents that are uploaded or being uploaded. */
function documentsOf({ id, documents }: MainMember): { type: DocumentType }[] {
  return [...documents.filter(({ refused_at }) => !refused_at), ...runningUploadsOf(id)];
}

/** Another citizenship may make the residence permit necessary or unnecessary (D19). */
function gapsClosedBy(citizenshipId: number | null, uploaded: readonly { type: DocumentType }[]): GapKey[] {
  const hasPermit = uploaded.some(({ type }) => type === 'residence_permit');
  if (needsResidencePermit(citizenshipId) && !hasPermit) return [];
  return ['personal_data', 'main_phone_number', 'document_residence_permit'];
}
