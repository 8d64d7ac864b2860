import type { Day } from '../shared/day.ts';
import type { FeeBasis } from './fees.ts';

/** What a person's fees are reckoned from (D35). */
const feeFacts = ['date_of_birth', 'membership_basis'] as const;
export type FeeFact = (typeof feeFacts)[number];

type FeeFacts = { date_of_birth: Day | null; membership_basis: FeeBasis };
type Carried = { [Fact in FeeFact]?: FeeFacts[Fact] | undefined };

/** Which of them a member's own change would make another; a main member's basis is not theirs to change. */
export function feeFactsChanged(before: FeeFacts, carried: Carried): FeeFact[] {
  return feeFacts
    .filter((fact) => fact !== 'membership_basis' || before.membership_basis !== 'main')
    .filter((fact) => carried[fact] !== undefined && carried[fact] !== before[fact]);
}
