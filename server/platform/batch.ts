import { type SystemActor, system } from './actor.ts';
import type { Change, Context } from './context.ts';
import { inChange } from './work.ts';

/** How many items were handled, and how many failed. */
export type Outcome = { done: number; failed: number };

/** A part of a list in the order of ids: the next `most` after `after`. */
export type Page = { after: number; most: number };

/** The items, and the last id that was looked at; undefined at the end of the list. */
export type Listed<T extends Item> = { items: readonly T[]; after: number | undefined };

/** An id, or a row of which only the id may be logged (trust promise 12). */
export type Item = number | { id: number };

/**
 * Runs `work` for each item in a transaction of its own, as the system. A failing item is logged by its id and does not stop the
 * others. `work` returns whether there was something to do.
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
