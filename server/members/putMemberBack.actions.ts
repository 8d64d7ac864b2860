import type { CivilStatus } from '../../domain/reference/eligibility.ts';
import type { Change } from '../platform/context.ts';
import { type PutBackFields, updateMember, updatePutBack } from './members.writes.ts';
import { deletePhoneNumbers, updatePhoneNumber } from './phoneNumbers.writes.ts';
import { recordStatusChange, type StatusChange } from './statusHistory.actions.ts';

export type { PutBackFields };

/** Writes a civil status that follows from somebody's death; the household is locked by the caller. */
export async function setCivilStatus(change: Change, memberId: number, civil_status: CivilStatus): Promise<void> {
  await updateMember(change.tx, memberId, { civil_status });
}

type PutBack = {
  household_id: number;
  member_id: number;
  fields: PutBackFields;
  status: Omit<StatusChange, 'household_id' | 'member_id'> | undefined;
};

/**
 * Writes back what somebody was before a decision that is taken back; a status with a row of its own. The household is locked by
 * the caller, who puts the main member of today back first: a household has one at most.
 */
export async function putMemberBack(change: Change, { fields, status, ...whose }: PutBack): Promise<void> {
  await updatePutBack(change.tx, whose.member_id, fields);
  if (status) await recordStatusChange(change, { ...status, ...whose });
}

/** A phone number that was copied goes again; of others only the mark changes. */
export async function putPhoneBack(change: Change, id: number, wasMain: boolean | undefined): Promise<void> {
  if (wasMain === undefined) await deletePhoneNumbers(change.tx, [id]);
  else await updatePhoneNumber(change.tx, id, { is_main_number: wasMain });
}
