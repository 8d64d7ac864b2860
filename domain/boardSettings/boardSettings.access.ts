/** Only the board decides about its settings, or a command without a name on the server itself. */
export const mayIntroduceSettings = (staff: { kind: 'office'; role: 'clerk' | 'board' } | { kind: 'system' }) =>
  staff.kind === 'system' || staff.role === 'board';
