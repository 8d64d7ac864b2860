type Staff = { kind: 'office'; role: 'clerk' | 'board'; account_id: number } | { kind: 'system' };

/** All staff may enter themselves, the board anybody. */
export function mayEnter(staff: Staff, account_id: number): boolean {
  return staff.kind === 'system' || staff.role === 'board' || staff.account_id === account_id;
}
