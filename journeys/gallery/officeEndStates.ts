import type { EndingToCome } from '../../domain/membership/endingToCome.ts';
import type { HouseholdFile } from '../../domain/office/officeAnswers.ts';
import { addDays, businessDay, toWireDay } from '../../domain/shared/day.ts';
import { field } from '../fields.ts';
import { HOUSEHOLD, household, open } from './officeHouseholdStates.ts';
import { answer, type ScreenState } from './screenState.ts';

const today = businessDay(new Date());
const inDays = (days: number) => toWireDay(addDays(today, days));

const resignation: EndingToCome = {
  ...{ id: 1, member_id: null, name: null, inactive_reason_id: 4, inactive_from: inDays(34), last_day: inDays(33) },
  ...{ next: null, entered_by: 'Mustafa Koç', entered_at: '2026-11-20T09:00:00.000Z', refused_because: null },
};
const ofSon = { ...resignation, id: 2, member_id: 3, name: 'Çağlar Arslan', inactive_reason_id: 25 };
const endings = (...endings_to_come: EndingToCome[]) => ({
  answers: { [HOUSEHOLD]: answer.changed((file: HouseholdFile) => ({ ...file, endings_to_come })) },
});

/** Ends of memberships on a day to come (decision 78). */
export const officeEndStates: ScreenState[] = [
  household('ends-later', 'mehmet', endings(resignation, ofSon)),
  household('end-refused', 'mehmet', endings({ ...resignation, next: 'Meryem Arslan', refused_because: 'death' })),
  household('end-kept', 'mehmet', {
    ...endings(resignation),
    hasDialog: true,
    prepare: async ({ page, words }) => {
      await page.getByRole('button', { name: words.officeHousehold.toCome.keep }).click();
      await page.getByRole('dialog').waitFor();
    },
  }),
  household('end-later', 'mehmet', {
    hasDialog: true,
    prepare: async (visit) => {
      await open(visit, visit.words.officeHousehold.decisions.end);
      await field(visit.page, visit.words.officeHousehold.decisions.endFrom).fill(inDays(34));
      await visit.page.getByText(visit.words.officeHousehold.toCome.willEnd).waitFor();
    },
  }),
];
