import type { Actor } from './actor.ts';
import type { Change, Held, MessageRule } from './context.ts';

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
  const held = messages === 'none' ? NOT_HELD : heldUntil(messages, change.now);
  return { ...change, messages, held, announce: (news, payload) => change.announce(news, payload, messages) };
}

export const NOT_HELD: Held = { columns: { held_cause: null, leaves_at: null }, job: {} };

function heldUntil({ cause, leaves_at }: Exclude<MessageRule, 'none'>, now: Date): Held {
  const at = new Date(leaves_at);
  const startAfterSeconds = Math.max(0, Math.ceil((at.getTime() - now.getTime()) / 1000));
  return { columns: { held_cause: cause, leaves_at: at }, job: { startAfterSeconds } };
}
