import { useState } from 'react';
import { AgreementsCard } from './AgreementsCard.tsx';
import { ApprovalsCard } from './ApprovalsCard.tsx';
import { ConversationsCard } from './ConversationsCard.tsx';
import { ComparisonCard } from './comparison/ComparisonCard.tsx';
import { DeathContactsCard } from './DeathContactsCard.tsx';
import { useDocumentReview } from './documents/useDocumentReview.tsx';
import { EndsToCome } from './EndsToCome.tsx';
import { HouseholdFacts } from './HouseholdFacts.tsx';
import { HouseholdPage, type PartProps } from './HouseholdPage.tsx';
import { MembershipCard } from './MembershipCard.tsx';
import { MergedNotice } from './merging/MergedNotice.tsx';
import { NewsDialog } from './NewsDialog.tsx';
import { NextSteps } from './NextSteps.tsx';
import { NotesCard } from './NotesCard.tsx';
import { useMembershipDecisions } from './useMembershipDecisions.tsx';
import { useTelling } from './useTelling.ts';

/** The first part of a household's page: what is to be done, facts, what the office does for the household, notes and conversations. */
export function OfficeHousehold() {
  return <HouseholdPage part="overview">{(props) => <Overview {...props} />}</HouseholdPage>;
}

function Overview({ file, tellDone }: PartProps) {
  const [isWriting, setWriting] = useState(false);
  const telling = useTelling(file, tellDone);
  const review = useDocumentReview(file, telling);
  const membership = useMembershipDecisions(file, telling);
  return (
    <>
      <MergedNotice file={file} />
      <EndsToCome file={file} tellDone={tellDone} />
      <ComparisonCard file={file} tellDone={tellDone} />
      <ApprovalsCard file={file} tellDone={tellDone} />
      <NextSteps file={file} review={review} membership={membership} hint={telling.hint} />
      <HouseholdFacts file={file} tellDone={tellDone} />
      {!file.merged_into && (
        <MembershipCard household={file.household} membership={membership} onWrite={() => setWriting(true)} />
      )}
      <DeathContactsCard file={file} />
      <NotesCard household={file.household.id} notes={file.notes} tellDone={tellDone} />
      <AgreementsCard agreements={file.agreements} />
      <ConversationsCard conversations={file.conversations} />
      {review.dialogs}
      {membership.dialogs}
      {isWriting && (
        <NewsDialog
          household={file.household}
          language={telling.language}
          reads={file.account?.language}
          tellDone={tellDone}
          onClose={() => setWriting(false)}
        />
      )}
    </>
  );
}
