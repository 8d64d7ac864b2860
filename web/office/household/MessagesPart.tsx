import { HouseholdPage } from './HouseholdPage.tsx';
import { HouseholdHistory } from './history/HouseholdHistory.tsx';
import { LettersCard } from './LettersCard.tsx';

/** What was written to a household: letters with what can be done about them, then everything by time. */
export function MessagesPart() {
  return (
    <HouseholdPage part="messages">
      {({ file: { household }, tellDone }) => (
        <>
          <LettersCard householdId={household.id} tellDone={tellDone} />
          <HouseholdHistory household={household.id} only="messages" />
        </>
      )}
    </HouseholdPage>
  );
}
