import { household } from '../officeHouseholdStates.ts';
import type { ScreenState } from '../screenState.ts';

/** The parts of a household's page in which nothing is opened, and a household opened from a list. */
export const officeDeskStates: ScreenState[] = [
  ...(['family', 'money', 'messages', 'history'] as const).map((part) =>
    household(`part-${part}`, 'mehmet', { part: `/${part}` }),
  ),
  {
    ...household('part-history-board', 'mehmet', { part: '/history' }),
    changesMe: (me) => ({ ...me, role: 'board' }),
  },
  household('in-list', 'hatice', { part: '?list=applications' }),
];
