type Staff = { kind: 'office'; role: 'clerk' | 'board' } | { kind: 'system' };

/** Who invites, closes, names and changes accounts of the office: its board. */
export const mayManageStaff = (staff: Staff): boolean => staff.kind === 'system' || staff.role === 'board';
