import { useEffect, useState } from 'react';
import { officeContract } from '../../../domain/office/office.contract.ts';
import type { HouseholdFile } from '../../../domain/office/officeAnswers.ts';
import { useCall } from '../../platform/calls/useCall.ts';
import { useDone } from '../../platform/forms/useDone.tsx';
import { Screen } from '../../platform/Screen.tsx';
import { useTranslation } from '../../platform/words.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { useParams } from '../../ui/router/Router.tsx';
import { ShownDecision } from '../calls/seen.ts';
import { forgetHousehold, rememberHousehold } from '../frame/searchMemory.ts';
import { ApprovalsCard } from './ApprovalsCard.tsx';
import { ConversationsCard } from './ConversationsCard.tsx';
import { DeathContactsCard } from './DeathContactsCard.tsx';
import { useDocumentReview } from './documents/useDocumentReview.tsx';
import { EndsToCome } from './EndsToCome.tsx';
import { HistoryCard } from './HistoryCard.tsx';
import { HouseholdFacts } from './HouseholdFacts.tsx';
import { JustSaved } from './JustSaved.tsx';
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

/** Everything about one household, open tasks first; opening it writes an access record. */
export function OfficeHousehold() {
  const { id = '' } = useParams();
  // keyed by household, because opened rows and messages of one say nothing about another
  return <OneHousehold key={id} id={Number(id)} />;
}

function OneHousehold({ id }: { id: number }) {
  const [erasedNumber, setErasedNumber] = useState<string>();
  useEffect(() => {
    if (erasedNumber) forgetHousehold(id);
  }, [id, erasedNumber]);
  if (erasedNumber) return <ErasedHousehold number={erasedNumber} />;
  return <OpenHousehold id={id} onErased={setErasedNumber} />;
}

type OnErased = (membershipNumber: string) => void;

function OpenHousehold({ id, onErased }: { id: number; onErased: OnErased }) {
  const file = useCall(officeContract.getHousehold, { id });
  const { t } = useTranslation();
  const { name, membership_no } = file.household;
  useEffect(() => rememberHousehold({ id, name, membership_no }), [id, name, membership_no]);
  return (
    <Screen title={name} above={t('officeHousehold.above', { number: membership_no })}>
      <ShownDecision value={file.last_decision}>
        <Cards file={file} onErased={onErased} />
      </ShownDecision>
    </Screen>
  );
}

function Cards({ file, onErased }: { file: HouseholdFile; onErased: OnErased }) {
  const { t } = useTranslation();
  const { tellDone, done } = useDone();
  const [isWriting, setWriting] = useState(false);
  const { account } = file;
  const language = account ? t(`shared.language.${account.language}`) : t('officeHousehold.head.none');
  const telling = { tellDone, hint: t('officeHousehold.reason.hint', { language }) };
  const review = useDocumentReview(file, telling);
  const membership = useMembershipDecisions(file, telling);
  return (
    <Stack>
      <JustSaved />
      {done}
      <EndsToCome file={file} tellDone={tellDone} />
      <ApprovalsCard file={file} tellDone={tellDone} />
      <NextSteps file={file} review={review} membership={membership} hint={telling.hint} />
      <HouseholdFacts file={file} tellDone={tellDone} />
      <PersonsCard file={file} review={review} membership={membership} />
      <InvoicesCard file={file} />
      <PaymentsCard file={file} />
      <MembershipCard household={file.household} membership={membership} onWrite={() => setWriting(true)} />
      <SubstitutesCard household={file.household} substitutes={file.substitutes} />
      <DeathContactsCard atADeath={file.at_a_death} />
      <NotesCard household={file.household.id} notes={file.notes} tellDone={tellDone} />
      <ConversationsCard conversations={file.conversations} />
      <LettersCard householdId={file.household.id} tellDone={tellDone} />
      <HistoryCard file={file} />
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

/** Shown in place of a household that was just erased. */
function ErasedHousehold({ number }: { number: string }) {
  const { t } = useTranslation();
  return (
    <Screen title={t('officeHousehold.keeping.erased', { number })} lead={t('officeHousehold.keeping.erasedWords')}>
      <div>
        <LinkButton to="/">{t('officeHousehold.keeping.onward')}</LinkButton>
      </div>
    </Screen>
  );
}
