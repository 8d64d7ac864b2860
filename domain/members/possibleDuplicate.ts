import { isExclusion } from '../reference/inactiveReasons.ts';
import type { MemberStatus } from './memberStatus.ts';

type Standing = { status: MemberStatus; inactive_reason_id: number | null };

/**
 * What the office should check if a person may be in two households (decision 29): they are in both, or the board
 * excluded them in the other one. Undefined if there is nothing to check; somebody whose membership ended elsewhere may
 * join again.
 */
export function duplicateProblem(
  person: Pick<Standing, 'status'>,
  { status, inactive_reason_id }: Standing,
): 'registered_twice' | 'excluded' | undefined {
  if (person.status === 'inactive') return undefined;
  if (status !== 'inactive') return 'registered_twice';
  return inactive_reason_id !== null && isExclusion(inactive_reason_id) ? 'excluded' : undefined;
}
