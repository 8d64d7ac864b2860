import type { WayAsked } from '../../domain/counter/conversation.ts';
import type { Tx } from '../platform/db.ts';
import './counter.tables.ts';

type NewConversation = {
  household_id: number;
  account_id: number | null;
  asked: WayAsked;
  reason: string | null;
  begun_at: Date;
};

export async function insertConversation(tx: Tx, conversation: NewConversation): Promise<number> {
  const { id } = await tx.insertInto('conversations').values(conversation).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateConversation(
  tx: Tx,
  id: number,
  fields: { reason: string } | { acted_at: Date } | { told_until: Date },
): Promise<void> {
  await tx.updateTable('conversations').set(fields).where('id', '=', id).execute();
}

export async function deleteConversationsOf(tx: Tx, householdId: number): Promise<void> {
  await tx.deleteFrom('conversations').where('household_id', '=', householdId).execute();
}

export async function moveConversations(tx: Tx, fromId: number, toId: number): Promise<void> {
  await tx.updateTable('conversations').set({ household_id: toId }).where('household_id', '=', fromId).execute();
}
