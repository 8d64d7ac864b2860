import { household } from '../officeHouseholdStates.ts';
import type { ScreenState } from '../screenState.ts';

/** The parts of a household's page in which nothing is opened. */
export const officeDeskStates: ScreenState[] = (['family', 'money', 'messages', 'history'] as const).map((part) =>
  household(`part-${part}`, 'mehmet', { part: `/${part}` }),
);
