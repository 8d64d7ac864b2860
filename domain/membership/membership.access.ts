import { isExclusion } from '../reference/inactiveReasons.ts';

/** Whoever acts for the association; `system` is who runs commands on the server itself, without a name. */
type Staff = { kind: 'office'; role: 'clerk' | 'board' } | { kind: 'system' };

/** A clerk may everything but exclude somebody: that is the board's, and by name (D24). */
export const mayDeactivateFor = (staff: Staff, inactiveReasonId: number) =>
  !isExclusion(inactiveReasonId) || (staff.kind === 'office' && staff.role === 'board');

/** Whom the board has excluded only the board takes in again; `null` where no reason was told. */
export const mayReactivateAfter = (staff: Staff, inactiveReasonId: number | null) =>
  inactiveReasonId === null || mayDeactivateFor(staff, inactiveReasonId);

/** What everybody is to pay the board says, or whoever runs the server for it (D35). */
export const mayIntroduceFees = (staff: Staff) => staff.kind === 'system' || staff.role === 'board';

/** What cannot be taken back is the board's, and by name (decision 18). */
export const mayErase = (staff: Staff) => staff.kind === 'office' && staff.role === 'board';
