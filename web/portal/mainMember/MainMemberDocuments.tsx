import { mayChangeAnything } from '../../../domain/members/members.access.ts';
import type { Picked } from '../../documents/useUploads.ts';
import { useHome, useRefreshHome } from '../../me/home.ts';
import { MemberDocuments } from '../../members/MemberDocuments.tsx';
import type { AskToSubmit } from '../frame/CheckAndSend.tsx';
import { gapsOfDocuments } from '../frame/lastStep.ts';

export type MainMemberDocumentsProps = {
  /** The typed citizenship, so that the residence permit appears as soon as it is needed. */
  citizenshipId: number | null;
  /** Absent if the application is submitted already. */
  askToSubmit?: AskToSubmit;
  /** Saves other typed values before the last document submits the application. */
  saveFirst?: () => Promise<boolean>;
};

/** The main member's documents; uploading the last missing one submits the application (D20). */
export function MainMemberDocuments({ citizenshipId, askToSubmit, saveFirst }: MainMemberDocumentsProps) {
  const { mainMember, household } = useHome();
  const refreshHome = useRefreshHome();

  const mayLeave =
    askToSubmit &&
    (({ type, name }: Picked) =>
      askToSubmit(
        (now) => ({
          closes: gapsOfDocuments([{ type }]),
          changes: { main_member: { ...now.mainMember, documents: [...now.mainMember.documents, { type, name }] } },
        }),
        saveFirst && { saveFirst },
      ));

  return (
    <MemberDocuments
      documents={mainMember.documents}
      citizenshipId={citizenshipId}
      isSelf
      mayChange={mayChangeAnything(household.status)}
      options={{ memberId: mainMember.id, mayLeave, onChanged: refreshHome }}
    />
  );
}
