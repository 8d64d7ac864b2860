import type { counterContract } from '../../domain/counter/counter.contract.ts';
import { refuse } from '../../domain/counter/counter.refusals.ts';
import type { ActedKind } from '../../domain/shared/actedKinds.ts';
import type { Input } from '../../domain/shared/contract.ts';
import { businessDay } from '../../domain/shared/day.ts';
import { record } from '../audit/audit.actions.ts';
import { lockHousehold } from '../members/household.reads.ts';
import { type Actor, accountOf, type MemberActor, type OfficeActor } from '../platform/actor.ts';
import type { Change, Context } from '../platform/context.ts';
import type { Reader } from '../platform/db.ts';
import { type Conversation, findConversation } from './conversations.reads.ts';
import { deleteConversationsOf, insertConversation, updateConversation } from './conversations.writes.ts';
import { deleteNotesOf } from './notes.writes.ts';
import { withdrawCodesOnTheWay } from './overtakenCodes.actions.ts';

type Calls = typeof counterContract;

/** What changes where a letter goes. */
const redirecting: ReadonlySet<ActedKind> = new Set(['address_changed', 'correspondence_changed']);

/** Notes that a household asked for something, and how; what is done for it then names this conversation. */
export async function beginConversation(
  change: Change<OfficeActor>,
  { id, asked, reason }: Input<Calls['beginConversation']>,
): Promise<{ id: number }> {
  if (!(await lockHousehold(change.tx, id))) return refuse('HouseholdNotFound');
  const conversation = await insertConversation(change.tx, {
    household_id: id,
    account_id: accountOf(change.actor),
    asked,
    reason: reason ?? null,
    begun_at: change.now,
  });
  await record(change, {
    action: 'conversation.begun',
    household_id: id,
    subject_id: conversation,
    reason: reason ?? undefined,
  });
  return { id: conversation };
}

/** Refuses with `conversation_not_found`, and with `conversation_over` for a conversation that is not of today. */
export async function giveReason(
  change: Change<OfficeActor>,
  { id, reason }: Input<Calls['giveReason']>,
): Promise<void> {
  if (!(await findConversation(change.tx, id))) return refuse('conversation_not_found');
  await getOpenConversation(change.tx, id, change.now);
  await updateConversation(change.tx, id, { reason });
}

/**
 * Who makes a call that members have, when the office makes it for a household: its main member, with the conversation
 * in which that was asked for. Everybody else stays who they are. Refuses as `giveReason`.
 */
export async function standInFor(context: Context, actor: Actor, header: unknown): Promise<Actor> {
  if (header === undefined || actor.kind !== 'office' || actor.standing !== 'open') return actor;
  const id = /^[1-9]\d{0,8}$/.test(String(header)) ? Number(header) : 0;
  const conversation = await getOpenConversation(context.db, id, context.clock.now());
  const { household_id, household_status, main_member_id, reason } = conversation;
  const { account_id, session_id, language, session_ends_at } = actor;
  return {
    kind: 'member',
    account_id,
    session_id,
    language,
    ...(session_ends_at ? { session_ends_at } : {}),
    household_id,
    household_status,
    main_member_id,
    conversation: { id, hasReason: reason !== null },
  } satisfies MemberActor;
}

/** Records what was done for a household; `counter.tell_conversations` tells the household. */
export async function noteActed(change: Change, kind: ActedKind): Promise<void> {
  const { actor } = change;
  if (actor.kind !== 'member' || !actor.conversation) return;
  await noteIn(change, { id: actor.conversation.id, household_id: actor.household_id, kind });
}

export async function noteIn(
  change: Change,
  { id, household_id, kind }: { id: number; household_id: number; kind: ActedKind },
): Promise<void> {
  await record(change, { action: `counter.${kind}`, household_id, subject_id: id });
  await updateConversation(change.tx, id, { acted_at: change.now });
  if (redirecting.has(kind)) await withdrawCodesOnTheWay(change, household_id);
}

/** A conversation of today; a colleague may finish what another began. Refuses with `conversation_over`. */
export async function getOpenConversation(db: Reader, id: number, now: Date): Promise<Conversation> {
  const found = await findConversation(db, id);
  const isOfToday = found && businessDay(found.begun_at) === businessDay(now);
  return isOfToday ? found : refuse('conversation_over');
}

/** Deletes what the office noted about a household (locked before), and what it had asked for. */
export async function eraseCounter(change: Change, householdId: number): Promise<void> {
  await deleteNotesOf(change.tx, householdId);
  await deleteConversationsOf(change.tx, householdId);
}
