import { isDeath } from '../reference/inactiveReasons.ts';
import type { MemberStatus } from './memberStatus.ts';

/** Whether a household has ended, and how; this decides what it may be told about a debt (D44). */
export type Standing = 'member' | 'ended' | 'deceased';

/** `reasonId` is why the household or its main member ended; a death is recorded for the main member only (D24). */
export function standingOf(status: MemberStatus, reasonId: number | null): Standing {
  if (status !== 'inactive') return 'member';
  return reasonId !== null && isDeath(reasonId) ? 'deceased' : 'ended';
}
