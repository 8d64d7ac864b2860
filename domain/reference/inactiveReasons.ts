/**
 * Why a member, household or address became inactive. Ids and scopes are the specification's (§3), the words are ours
 * (D24).
 */
export type InactiveReasonScope = 'member' | 'household' | 'address';

export type InactiveReason = { readonly id: number; readonly scope: InactiveReasonScope; readonly key: string };

export const inactiveReasons = [
  { id: 1, scope: 'member', key: 'cancelled_by_owner' },
  { id: 2, scope: 'member', key: 'deceased' },
  { id: 3, scope: 'member', key: 'moved_abroad' },
  { id: 15, scope: 'member', key: 'missing_payment' },
  { id: 16, scope: 'member', key: 'multiple_registration' },
  { id: 17, scope: 'member', key: 'child_over_the_age_limit' },
  { id: 18, scope: 'member', key: 'divorce' },
  { id: 19, scope: 'member', key: 'false_statements' },
  { id: 23, scope: 'member', key: 'excluded_by_the_board' },
  { id: 24, scope: 'member', key: 'transferred_to_another_household' },
  { id: 25, scope: 'member', key: 'other' },
  { id: 4, scope: 'household', key: 'cancelled_by_owner' },
  { id: 5, scope: 'household', key: 'deceased' },
  { id: 6, scope: 'household', key: 'moved_abroad' },
  { id: 7, scope: 'household', key: 'missing_payment' },
  { id: 8, scope: 'household', key: 'multiple_registration' },
  { id: 14, scope: 'household', key: 'other' },
  { id: 9, scope: 'address', key: 'moved' },
  { id: 10, scope: 'address', key: 'wrong_address' },
  { id: 11, scope: 'address', key: 'undeliverable' },
  { id: 12, scope: 'address', key: 'moved_abroad' },
  { id: 13, scope: 'address', key: 'duplicate' },
  { id: 20, scope: 'address', key: 'household_inactive' },
  { id: 21, scope: 'address', key: 'replaced' },
  { id: 22, scope: 'address', key: 'other' },
] as const satisfies InactiveReason[];

export type InactiveReasonKey = (typeof inactiveReasons)[number]['key'];

export function inactiveReasonsFor(scope: InactiveReasonScope): (typeof inactiveReasons)[number][] {
  return inactiveReasons.filter((reason) => reason.scope === scope);
}

/** Whether the id is a reason of this scope; a household cannot have a reason that is only for members. */
export function isInactiveReason(id: number, scope: InactiveReasonScope): boolean {
  return inactiveReasonsFor(scope).some((reason) => reason.id === id);
}

/** The reasons that mean exclusion by the board. */
export const exclusionReasonIds = inactiveReasons
  .filter(({ key }) => key === 'excluded_by_the_board')
  .map(({ id }) => id);

/** Whether the reason is an exclusion; only the board readmits such members (D24). */
export function isExclusion(reasonId: number): boolean {
  return hasKey(reasonId, 'excluded_by_the_board');
}

/** Whether the reason is a death; then no mail is sent. */
export function isDeath(reasonId: number): boolean {
  return hasKey(reasonId, 'deceased');
}

function hasKey(reasonId: number, key: InactiveReasonKey): boolean {
  return inactiveReasons.some((reason) => reason.id === reasonId && reason.key === key);
}
