import { mayChangeAnything } from '../../domain/members/members.access.ts';
import type { Picked } from '../documents/useUploads.ts';
import { MemberDocuments } from '../members/MemberDocuments.tsx';
import { useHome, useRefreshHome } from './applicationApi.ts';
import { gapsOfPapers } from './lastStep.ts';
import type { AskToSubmit } from './SubmitQuestion.tsx';

export type MainMemberPapersProps = {
  /** As typed, so that the residence permit is asked for as soon as the citizenship needs one. */
  citizenshipId: number | null;
  /** Left out where nothing is to be submitted any more. */
  askToSubmit?: AskToSubmit;
};

/** The main member's papers; the last one missing submits the application (D20). */
export function MainMemberPapers({ citizenshipId, askToSubmit }: MainMemberPapersProps) {
  const { mainMember, household } = useHome();
  const refreshHome = useRefreshHome();

  const mayLeave =
    askToSubmit &&
    (({ type, name }: Picked) => {
      const closes = gapsOfPapers([{ type }]);
      const documents = [...mainMember.documents, { type, name }];
      return askToSubmit({ closes, changes: { main_member: { ...mainMember, documents } } });
    });

  return (
    <MemberDocuments
      documents={mainMember.documents}
      citizenshipId={citizenshipId}
      isSelf
      mayChange={mayChangeAnything(household.status)}
      papers={{ memberId: mainMember.id, mayLeave, onChanged: refreshHome }}
    />
  );
}
