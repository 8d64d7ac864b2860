import { isExclusion } from '../reference/inactiveReasons.ts';
import type { MemberStatus } from './memberStatus.ts';

type Standing = { status: MemberStatus; inactive_reason_id: number | null };

/**
 * What the office should look at where somebody may be in two households (decision 29): that they stand in both, or that the
 * board excluded them in the other one. Undefined where there is nothing: who has ended there may well begin here.
 */
export function duplicateProblem(
  person: Pick<Standing, 'status'>,
  { status, inactive_reason_id }: Standing,
): 'registered_twice' | 'excluded' | undefined {
  if (person.status === 'inactive') return undefined;
  if (status !== 'inactive') return 'registered_twice';
  return inactive_reason_id !== null && isExclusion(inactive_reason_id) ? 'excluded' : undefined;
}
