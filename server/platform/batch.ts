import { type SystemActor, system } from './actor.ts';
import { type Change, type Context, inChange } from './work.ts';

/** How many items something was done for, and for how many it went wrong. */
export type Outcome = { done: number; failed: number };

/** Which of a list that is worked off in the order of its ids: the next `most` behind `after`. */
export type Page = { after: number; most: number };

/** What was found there, and the last id that was looked at; undefined at the end of the list. */
export type Listed<T extends Item> = { items: readonly T[]; after: number | undefined };

/** An id, or a row of which others may know no more than that (trust promise 12). */
export type Item = number | { id: number };

/**
 * Does `work` for each item in a transaction of its own, on behalf of the clockwork. One that fails is logged by its id and
 * keeps nobody else waiting. `work` answers whether there was something to do.
 */
export async function eachInChange<T extends Item>(
  context: Context,
  items: readonly T[],
  work: (change: Change<SystemActor>, item: T) => Promise<boolean>,
): Promise<Outcome> {
  const outcome = { done: 0, failed: 0 };
  for (const item of items) {
    try {
      if (await inChange(context, system, (change) => work(change, item))) outcome.done += 1;
    } catch (error) {
      context.log.error({ err: error, item: typeof item === 'number' ? item : item.id }, 'one of a batch failed');
      outcome.failed += 1;
    }
  }
  return outcome;
}
