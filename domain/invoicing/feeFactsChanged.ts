import { type FeeFact, feeFacts } from '../members/feeFacts.ts';
import type { Day } from '../shared/day.ts';
import type { FeeBasis } from './fees.ts';

type FeeFacts = { date_of_birth: Day | null; membership_basis: FeeBasis };
type Carried = { [Fact in FeeFact]?: FeeFacts[Fact] | undefined };

/** Which fee facts a member's own change would alter. A main member cannot change their basis. */
export function feeFactsChanged(before: FeeFacts, carried: Carried): FeeFact[] {
  return feeFacts
    .filter((fact) => fact !== 'membership_basis' || before.membership_basis !== 'main')
    .filter((fact) => carried[fact] !== undefined && carried[fact] !== before[fact]);
}
