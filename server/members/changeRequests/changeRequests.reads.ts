import type { Selectable } from 'kysely';
import { changeRequestStateOf, type WireValue } from '../../../domain/members/changeRequests/changeRequest.ts';
import type { ChangeRequest } from '../../../domain/members/changeRequests/changeRequests.contract.ts';
import type { Reader, Tables, Tx } from '../../platform/db.ts';
import type { Vault } from '../../platform/secrets/vault.ts';

export type ChangeRequestRow = Selectable<Tables['change_requests']>;

const columns = [
  'id',
  'household_id',
  'member_id',
  'field',
  'wanted',
  'was',
  'explanation',
  'document_id',
  'created_at',
  'withdrawn_at',
  'decided_at',
  'decided_by',
  'accepted',
  'answer',
] as const;

/** The requests of a household, the latest first. */
export async function listChangeRequestsOf(db: Reader, householdId: number): Promise<ChangeRequestRow[]> {
  return db
    .selectFrom('change_requests')
    .select(columns)
    .where('household_id', '=', householdId)
    .orderBy('id', 'desc')
    .execute();
}

export async function findChangeRequest(db: Reader, id: number): Promise<ChangeRequestRow | undefined> {
  return db.selectFrom('change_requests').select(columns).where('id', '=', id).executeTakeFirst();
}

/** The requests of a household with these ids, in id order, locked until the transaction ends. */
export async function lockChangeRequests(tx: Tx, householdId: number, ids: readonly number[]) {
  return tx
    .selectFrom('change_requests')
    .select(columns)
    .where('household_id', '=', householdId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** A request as the API returns it, with decrypted values. */
export function toChangeRequest(vault: Vault, row: ChangeRequestRow): ChangeRequest {
  const { id, member_id, field, document_id, answer } = row;
  return {
    id,
    member_id,
    field,
    was: row.was && openValue(vault, row.was),
    wanted: openValue(vault, row.wanted),
    explanation: row.explanation && vault.open(row.explanation),
    document_id,
    state: changeRequestStateOf(row),
    answer,
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
  };
}

export function openValue(vault: Vault, sealed: Buffer): WireValue {
  return JSON.parse(vault.open(sealed)) as WireValue;
}
