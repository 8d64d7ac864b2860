import type { Actor } from './actor.ts';
import type { Change } from './work.ts';

/**
 * How the messages of a change and of its events leave: at an instant, unless their cause is undone before (decision 77); or not
 * at all.
 */
export type MessageRule = { cause: string; leaves_at: string } | 'none';

/** The same change; its messages wait, as `bookingMessagesWaitMinutes` (settings) says. */
export function holding<A extends Actor>(change: Change<A>, cause: string): Change<A> {
  const waits = change.settings.bookingMessagesWaitMinutes * 60_000;
  const leaves_at = new Date(change.now.getTime() + waits).toISOString();
  return waits === 0 ? change : ruled(change, { cause, leaves_at });
}

/** The same change without messages, because nothing was heard of what it undoes. */
export function withoutMessages<A extends Actor>(change: Change<A>): Change<A> {
  return ruled(change, 'none');
}

export function ruled<A extends Actor>(change: Change<A>, messages: MessageRule): Change<A> {
  return { ...change, messages, announce: (news, payload) => change.announce(news, payload, messages) };
}

/** The columns of a message that may wait. */
export function heldColumns({ messages }: Pick<Change, 'messages'>): {
  held_cause: string | null;
  leaves_at: Date | null;
} {
  return messages && messages !== 'none'
    ? { held_cause: messages.cause, leaves_at: new Date(messages.leaves_at) }
    : { held_cause: null, leaves_at: null };
}

/** The options of the job that lets a message leave. */
export function afterWaiting(change: Pick<Change, 'messages' | 'now'>): { startAfterSeconds?: number } {
  const { leaves_at } = heldColumns(change);
  return leaves_at
    ? { startAfterSeconds: Math.max(0, Math.ceil((leaves_at.getTime() - change.now.getTime()) / 1000)) }
    : {};
}
