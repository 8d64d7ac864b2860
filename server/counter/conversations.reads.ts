import { sql } from 'kysely';
import type { HeldConversation, WayAsked } from '../../domain/counter/conversation.ts';
import type { MemberStatus } from '../../domain/members/memberStatus.ts';
import { type ActedKind, actedKinds } from '../../domain/shared/actedKinds.ts';
import type { Reader, Tx } from '../platform/db.ts';
import { staffNameOf } from '../platform/staffName.ts';
import './counter.tables.ts';

/** The clerk reads the latest; older ones are in the record. */
const MOST_SHOWN = 100;

/** A conversation with what a call for its household needs to know. */
export type Conversation = {
  id: number;
  household_id: number;
  household_status: MemberStatus;
  main_member_id: number;
  asked: WayAsked;
  reason: string | null;
  begun_at: Date;
};

export async function findConversation(db: Reader, id: number): Promise<Conversation | undefined> {
  return db
    .selectFrom('conversations as c')
    .innerJoin('households as h', 'h.id', 'c.household_id')
    .innerJoin('members as m', (join) => join.onRef('m.household_id', '=', 'h.id').on('m.is_main', '=', true))
    .select(['c.id', 'c.household_id', 'h.status as household_status', 'm.id as main_member_id'])
    .select(['c.asked', 'c.reason', 'c.begun_at'])
    .where('c.id', '=', id)
    .where('h.erased_on', 'is', null)
    .executeTakeFirst();
}

/** The first conversation about a household, which began with it. */
export async function findConversationOf(db: Reader, householdId: number): Promise<number> {
  const { id } = await db
    .selectFrom('conversations')
    .select('id')
    .where('household_id', '=', householdId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

/** The conversations of which households are still to be told, the last thing done before an instant; the oldest first. */
export async function listUntold(db: Reader, until: Date, most: number): Promise<number[]> {
  const rows = await untold(db, until).select('id').orderBy('acted_at').limit(most).execute();
  return rows.map(({ id }) => id);
}

/** One of them under its lock; undefined once it is told, or something more was done. */
export async function lockUntold(tx: Tx, id: number, until: Date) {
  return untold(tx, until)
    .select(['household_id', 'asked', 'acted_at', 'told_until'])
    .where('id', '=', id)
    .$narrowType<{ acted_at: Date }>()
    .forUpdate()
    .executeTakeFirst();
}

function untold(db: Reader, until: Date) {
  return db
    .selectFrom('conversations')
    .where('acted_at', '<=', until)
    .where(({ eb, or }) => or([eb('told_until', 'is', null), eb('told_until', '<', eb.ref('acted_at'))]));
}

/** The kinds of things that were done in a conversation after an instant, each once, in the order of the list. */
export async function listActedKinds(db: Reader, id: number, after: Date | null): Promise<ActedKind[]> {
  const rows = await db
    .selectFrom('audit_log')
    .select('action')
    .distinct()
    .where('subject_id', '=', id)
    .where(
      'action',
      'in',
      actedKinds.map((kind) => `counter.${kind}` as const),
    )
    .$if(after !== null, (query) => query.where('happened_at', '>', after as Date))
    .execute();
  const done = new Set<string>(rows.map(({ action }) => action));
  return actedKinds.filter((kind) => done.has(`counter.${kind}`));
}

/** What a household asked for, the latest hundred first, each with what was done. */
export async function listConversations(db: Reader, householdId: number): Promise<HeldConversation[]> {
  const { rows } = await sql<Omit<HeldConversation, 'did'> & { at: Date; did: string[] }>`
    select c.id, c.begun_at as at, c.asked, c.reason, ${staffNameOf('a')} as by,
      array(select distinct split_part(l.action, '.', 2) from audit_log l
        where l.subject_id = c.id and l.household_id = c.household_id and l.action like 'counter.%') as did
    from conversations c left join accounts a on a.id = c.account_id
    where c.household_id = ${householdId} order by c.begun_at desc, c.id desc limit ${MOST_SHOWN}`.execute(db);
  return rows.map(({ at, did, ...held }) => ({
    ...held,
    at: at.toISOString(),
    did: actedKinds.filter((kind) => did.includes(kind)),
  }));
}
