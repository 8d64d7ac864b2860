import { recordStatusChange, type StatusChange } from '../members/statusHistory.actions.ts';
import type { Change } from '../platform/context.ts';
import { updateAddress } from './addresses.writes.ts';
import { type HouseholdFields, updateHousehold } from './households.writes.ts';

export type { HouseholdFields };

/** Writes back what a household (locked before) was before a decision that is taken back; a status with a row of its own. */
export async function putHouseholdBack(
  change: Change,
  household_id: number,
  { fields, status }: { fields: HouseholdFields; status: Omit<StatusChange, 'household_id' | 'member_id'> | undefined },
): Promise<void> {
  await updateHousehold(change.tx, household_id, fields);
  if (status) await recordStatusChange(change, { ...status, household_id, member_id: null });
}

/** An address is again that of the person whose it was. */
export async function putAddressBack(change: Change, id: number, member_id: number): Promise<void> {
  await updateAddress(change.tx, id, { member_id });
}
