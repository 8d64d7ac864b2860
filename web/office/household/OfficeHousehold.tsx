import { useState } from 'react';
import { useTranslation } from '../../platform/words.ts';
import { Stack } from '../../ui/frame/Layout.tsx';
import { JustSaved } from '../frame/JustSaved.tsx';
import { AgreementsCard } from './AgreementsCard.tsx';
import { ApprovalsCard } from './ApprovalsCard.tsx';
import { ConversationsCard } from './ConversationsCard.tsx';
import { DeathContactsCard } from './DeathContactsCard.tsx';
import { useDocumentReview } from './documents/useDocumentReview.tsx';
import { EndsToCome } from './EndsToCome.tsx';
import { HouseholdFacts } from './HouseholdFacts.tsx';
import { HouseholdPage, type PartProps } from './HouseholdPage.tsx';
import { KeepingCard } from './KeepingCard.tsx';
import { LettersCard } from './LettersCard.tsx';
import { MembershipCard } from './MembershipCard.tsx';
import { InvoicesCard } from './money/InvoicesCard.tsx';
import { PaymentsCard } from './money/PaymentsCard.tsx';
import { NewsDialog } from './NewsDialog.tsx';
import { NextSteps } from './NextSteps.tsx';
import { NotesCard } from './NotesCard.tsx';
import { PersonsCard } from './PersonsCard.tsx';
import { SubstitutesCard } from './SubstitutesCard.tsx';
import { useMembershipDecisions } from './useMembershipDecisions.tsx';

/** The first part of a household's page: what is to be done, and everything that has no part of its own yet. */
export function OfficeHousehold() {
  return <HouseholdPage part="overview">{(props) => <Cards {...props} />}</HouseholdPage>;
}

function Cards({ file, tellDone, onErased }: PartProps) {
  const { t } = useTranslation();
  const [isWriting, setWriting] = useState(false);
  const { account } = file;
  const language = account ? t(`shared.language.${account.language}`) : t('officeHousehold.head.none');
  const telling = { tellDone, hint: t('officeHousehold.reason.hint', { language }) };
  const review = useDocumentReview(file, telling);
  const membership = useMembershipDecisions(file, telling);
  return (
    <Stack>
      <JustSaved />
      <EndsToCome file={file} tellDone={tellDone} />
      <ApprovalsCard file={file} tellDone={tellDone} />
      <NextSteps file={file} review={review} membership={membership} hint={telling.hint} />
      <HouseholdFacts file={file} tellDone={tellDone} />
      <PersonsCard file={file} review={review} membership={membership} />
      <InvoicesCard file={file} />
      <PaymentsCard file={file} />
      <MembershipCard household={file.household} membership={membership} onWrite={() => setWriting(true)} />
      <SubstitutesCard household={file.household} substitutes={file.substitutes} />
      <DeathContactsCard file={file} />
      <NotesCard household={file.household.id} notes={file.notes} tellDone={tellDone} />
      <AgreementsCard agreements={file.agreements} />
      <ConversationsCard conversations={file.conversations} />
      <LettersCard householdId={file.household.id} tellDone={tellDone} />
      <KeepingCard file={file} onErased={onErased} />
      {review.dialogs}
      {membership.dialogs}
      {isWriting && (
        <NewsDialog
          household={file.household}
          language={language}
          reads={account?.language}
          tellDone={tellDone}
          onClose={() => setWriting(false)}
        />
      )}
    </Stack>
  );
}
