import { householdErased } from '../membership/membership.news.ts';
import { on, type Reaction } from '../platform/news.ts';
import { forgetCases } from './forgetting.actions.ts';

export const deathReactions: readonly Reaction[] = [
  on(householdErased, 'deaths.householdErased', (change, { household_id }) => forgetCases(change, household_id)),
];
