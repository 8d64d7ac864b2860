import { HouseholdPage } from '../HouseholdPage.tsx';
import { HouseholdHistory } from './HouseholdHistory.tsx';

/** What happened in a household. */
export function HistoryPart() {
  return (
    <HouseholdPage part="history">{({ file }) => <HouseholdHistory household={file.household.id} />}</HouseholdPage>
  );
}
