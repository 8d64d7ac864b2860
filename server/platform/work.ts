import { businessDay } from '../../domain/shared/day.ts';
import { type Actor, system } from './actor.ts';
import { systemClock } from './clock.ts';
import type { Ask, Change, Context, Reaction, Told } from './context.ts';
import { isRetryable, type Tx } from './db.ts';
import { NOT_HELD, ruled } from './heldMessages.ts';
import { type Announcement, markHandled, writeAnnouncement } from './news.ts';
import { newToken } from './secrets/tokens.ts';
import { setTransactionDay } from './transactionDay.ts';

const TRIES = 3;
const EVENTS_AT_ONCE = 500;
/** Up to so many events of one name are asked about one by one. */
const SINGLE = 3;

export function ask<A extends Actor>(context: Context, actor: A): Ask<A> {
  const now = context.clock.now();
  return { db: context.db, actor, now, today: businessDay(now), vault: context.vault, settings: context.settings };
}

/** Runs `action` in one transaction; after the commit listeners handle its events, before this returns. */
export async function inChange<A extends Actor, R>(
  context: Context,
  actor: A,
  action: (change: Change<A>) => Promise<R>,
): Promise<R> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { result, announced } = await context.db.transaction().execute(async (tx) => {
        const told: Told[] = [];
        const change = openChange(context, actor, tx, told);
        // the database's own clock shows the same day unless the work runs for another one
        if (context.clock !== systemClock) await setTransactionDay(tx, change.today);
        const result = await action(change);
        await context.afterChange?.(change);
        return { result, announced: await writeNews(change, context.reactions, told) };
      });
      await handleEvents(context, announced);
      return result;
    } catch (error) {
      if (attempt >= TRIES || !isRetryable(error)) throw error;
    }
  }
}

/** Calls listeners again for all unhandled events; a failing event does not keep later ones waiting. */
export async function handleMissedEvents(context: Context, olderThan: Date): Promise<number> {
  let count = 0;
  let last = 0;
  for (;;) {
    const missed = await context.db
      .selectFrom('announcements')
      .select(['id', 'name', 'payload', 'messages'])
      .where('heard_at', 'is', null)
      .where('created_at', '<', olderThan)
      .where('id', '>', last)
      .orderBy('id')
      .limit(EVENTS_AT_ONCE)
      .execute();
    await handleEvents(context, missed);
    count += missed.length;
    last = missed.at(-1)?.id ?? last;
    if (missed.length < EVENTS_AT_ONCE) return count;
  }
}

function openChange<A extends Actor>(context: Context, actor: A, tx: Tx, told: Told[]): Change<A> {
  const base = ask(context, actor);
  return {
    ...base,
    db: tx,
    tx,
    records: context.records,
    held: NOT_HELD,
    newToken,
    announce: ({ name }, payload, messages) => {
      told.push({ name, payload, messages });
    },
    enqueue: (job, payload, options) => context.sendJob(tx, job.name, job.payload.parse(payload) as object, options),
    enqueueAll: (job, payloads) => {
      const parsed = payloads.map((payload) => job.payload.parse(payload) as object);
      return context.sendJobs(tx, job.name, parsed);
    },
  };
}

/** Events without a concerned listener are not stored; most concern nobody. */
async function writeNews(
  change: Change,
  reactions: readonly Reaction[],
  told: readonly Told[],
): Promise<Announcement[]> {
  const written: Announcement[] = [];
  for (const news of await possible(change, reactions, told)) {
    if (await concernsAnybody(change, reactions, news)) {
      written.push(await writeAnnouncement(change.tx, news, change.now));
    }
  }
  return written;
}

/** Filters many events of one name by each listener's `among`: one query instead of several for each event. */
async function possible(change: Change, reactions: readonly Reaction[], told: readonly Told[]): Promise<Told[]> {
  if (told.length <= SINGLE) return [...told];
  const left: Told[] = [];
  for (const [name, news] of Map.groupBy(told, ({ name }) => name)) {
    const listeners = reactions.filter((reaction) => reaction.news === name);
    const payloads = news.map(({ payload }) => payload);
    const kept = new Set<unknown>();
    for (const { among } of listeners) {
      for (const payload of among ? await among(change, payloads) : payloads) kept.add(payload);
    }
    left.push(...news.filter(({ payload }) => kept.has(payload)));
  }
  return left;
}

async function concernsAnybody(
  change: Change,
  reactions: readonly Reaction[],
  { name, payload }: Told,
): Promise<boolean> {
  for (const reaction of reactions) {
    if (reaction.news === name && (await reaction.concerns(change, payload))) return true;
  }
  return false;
}

/**
 * Calls the listeners of committed events, in order. If one fails, its event stays unhandled: the change stays committed, and the
 * sweep tries again.
 */
async function handleEvents(context: Context, announcements: readonly Announcement[]): Promise<void> {
  for (const announcement of announcements) {
    try {
      await handleEvent(context, announcement);
    } catch (error) {
      // the sweep repeats it, and the office's screen says so if it does not succeed
      context.log.warn({ err: error, announcement: announcement.name, id: announcement.id }, 'event not handled');
    }
  }
}

async function handleEvent(context: Context, announcement: Announcement): Promise<void> {
  await inChange(withoutLimit(context), system, async (opened) => {
    const change = announcement.messages ? ruled(opened, announcement.messages) : opened;
    for (const reaction of context.reactions) {
      if (reaction.news === announcement.name) await reaction.run(change, announcement.payload);
    }
    await markHandled(change.tx, announcement, change.now);
  });
}

/** Listeners run after the call as the system: what the call may record, and for whom it is made, does not concern them. */
function withoutLimit({ records: _, afterChange: __, ...context }: Context): Context {
  return context;
}
