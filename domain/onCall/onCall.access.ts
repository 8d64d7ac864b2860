type Staff = { kind: 'office'; role: 'clerk' | 'board'; account_id: number } | { kind: 'system' };

/** Everybody of the office enters themselves, the board anybody. */
export function mayEnter(staff: Staff, account_id: number): boolean {
  return staff.kind === 'system' || staff.role === 'board' || staff.account_id === account_id;
}
