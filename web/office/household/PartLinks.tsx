import { useTranslation } from '../../platform/words.ts';
import { type HouseholdPart, householdParts, householdPath } from '../frame/officePaths.ts';
import { PartList } from '../frame/PartList.tsx';
import { useFromList } from './useListPlace.ts';

/** Links to the parts of a household's page; each keeps the list from which the household was opened. */
export function PartLinks({ household, part }: { household: number; part: HouseholdPart }) {
  const { t } = useTranslation();
  const from = useFromList(household);
  const parts = householdParts.map((one) => ({
    key: one,
    to: householdPath(household, from, one),
    words: t(`officeDesk.parts.${one}`),
  }));
  return <PartList label={t('officeDesk.parts.label')} parts={parts} here={part} />;
}
