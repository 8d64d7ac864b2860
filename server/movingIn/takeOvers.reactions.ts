import { householdErased } from '../membership/membership.news.ts';
import type { Reaction } from '../platform/context.ts';
import { on } from '../platform/news.ts';
import { clearExplanationsOf } from './proof/proof.writes.ts';
import { clearRowsOf } from './takeOvers.writes.ts';

/** What the former list told of an erased household or person is deleted as well (decision 18). */
export const takeOverReactions: readonly Reaction[] = [
  on(householdErased, 'movingIn.household_erased', async ({ tx }, { household_id }) => {
    await clearExplanationsOf(tx, household_id);
    await clearRowsOf(tx, household_id);
  }),
];
