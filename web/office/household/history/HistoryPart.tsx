import { HouseholdPage } from '../HouseholdPage.tsx';
import { KeepingCard } from '../KeepingCard.tsx';
import { HouseholdHistory } from './HouseholdHistory.tsx';
import { RecordLink } from './RecordLink.tsx';

/** What happened in a household, and how long that is kept. */
export function HistoryPart() {
  return (
    <HouseholdPage part="history">
      {({ file, onErased }) => (
        <>
          <RecordLink membershipNo={file.household.membership_no} />
          <KeepingCard file={file} onErased={onErased} />
          <HouseholdHistory household={file.household.id} />
        </>
      )}
    </HouseholdPage>
  );
}
