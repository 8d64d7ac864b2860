import type { OwnPeriod } from '../../../domain/membership/ownWaiting.ts';
import { setWaitingPeriodOf } from '../../members/waitingPeriod.actions.ts';
import { withValidFrom } from '../../platform/transactionDay.ts';
import type { Change } from '../../platform/work.ts';
import type { Stop } from './waiting.letters.ts';
import { findStoppedOn, type WaitingPerson } from './waiting.reads.ts';

export type StoredPeriod = OwnPeriod & { stop: Stop };

/** A period that one of these stops was a mistake: it never ran. */
const MISTAKES: readonly Stop[] = ['payment_released', 'death_corrected'];

/**
 * A reversal stops a period on the day of the reversal, however late the office learnt of it; a period that began with a payment
 * of somebody else, or by a death that was none, never ran (decision 57).
 */
export async function writePeriod(
  change: Change,
  people: readonly WaitingPerson[],
  { stop, ...period }: StoredPeriod,
): Promise<void> {
  const [first] = people;
  const write = () =>
    setWaitingPeriodOf(
      change,
      people.map(({ id }) => id),
      period,
    );
  if (!first?.waiting_from || period.from) return write();
  const until = MISTAKES.includes(stop) ? 'always' : await findStoppedOn(change.db, first.household_id);
  return until ? withValidFrom(change.tx, until, write) : write();
}
