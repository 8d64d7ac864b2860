import type { Day } from '../../domain/shared/day.ts';
import { noonOf } from './clock.ts';
import type { Ask } from './context.ts';

/** When somebody of the former list came in: on a past day at noon, and today never later than now. */
export function enteredAt({ now, today }: Pick<Ask, 'now' | 'today'>, enteredOn: Day): Date {
  return enteredOn === today ? now : noonOf(enteredOn).now();
}
