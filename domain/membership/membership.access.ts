import { isExclusion } from '../reference/inactiveReasons.ts';

/** Everybody who acts for the association; `system` is an unnamed command on the server itself. */
type Staff = { kind: 'office'; role: 'clerk' | 'board' } | { kind: 'system' };

/** Clerks may end memberships for every reason but exclusion, which only a named board member may use (D24). */
export const mayDeactivateFor = (staff: Staff, inactiveReasonId: number) =>
  !isExclusion(inactiveReasonId) || (staff.kind === 'office' && staff.role === 'board');

/** Only the board readmits members whom it excluded; `null` if no reason is recorded. */
export const mayReactivateAfter = (staff: Staff, inactiveReasonId: number | null) =>
  inactiveReasonId === null || mayDeactivateFor(staff, inactiveReasonId);

/** Erasing cannot be undone, so only a named board member may do it (decision 18). */
export const mayErase = (staff: Staff) => staff.kind === 'office' && staff.role === 'board';
