/** Only the board takes members over from a former list: it answers for whom the association covers. */
export const mayMoveIn = (staff: { kind: 'office'; role: 'clerk' | 'board' } | { kind: 'system' }) =>
  staff.kind === 'system' || staff.role === 'board';
