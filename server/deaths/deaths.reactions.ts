import { householdErased } from '../membership/membership.news.ts';
import type { Reaction } from '../platform/context.ts';
import { on } from '../platform/news.ts';
import { forgetCases } from './forgetting.actions.ts';

export const deathReactions: readonly Reaction[] = [
  on(householdErased, 'deaths.householdErased', (change, { household_id }) => forgetCases(change, household_id)),
];
