/** The board decides from when on the association writes to households that were taken over. */
export const mayRelease = (staff: { kind: 'office'; role: 'clerk' | 'board' } | { kind: 'system' }) =>
  staff.kind === 'system' || staff.role === 'board';
