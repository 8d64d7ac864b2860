import type { OwnPeriod } from '../../../domain/membership/ownWaiting.ts';
import type { Change } from '../../platform/work.ts';
import { periodAmong } from './periodAmong.ts';
import type { Stop } from './waiting.letters.ts';
import { type EndedPerson, type Fees, listWaitedTogether, type Together } from './waiting.reads.ts';
import { writePeriod } from './writePeriod.actions.ts';

type Refreshing = { fees: Pick<Fees, 'submitted_on' | 'registration_settled_on'>; stop: Stop };

/**
 * Recalculates the waiting periods of people who ended while they waited. A payment that is read after a death counts for the
 * dead as for the living, from its value date (decision 70). Nobody is told, and what is given back later changes nothing.
 */
export async function refreshEnded(change: Change, householdId: number, { fees, stop }: Refreshing): Promise<void> {
  const people = await listWaitedTogether(change.tx, householdId);
  for (const person of people.filter(hasEndedWaiting)) {
    const period = periodAmong(person, people, fees);
    if (isSame(period, person) || isGivenBack(period, person, stop)) continue;
    await writePeriod(change, [person], { ...period, stop });
  }
}

function hasEndedWaiting(person: Together): person is EndedPerson {
  return person.inactive_from !== undefined && person.had_waited === true;
}

function isSame({ from, until }: OwnPeriod, { waiting_from, waiting_until }: Together): boolean {
  return from === waiting_from && until === waiting_until;
}

/** Only a payment that came back, or was somebody else's, takes a period away from somebody whose membership has ended. */
function isGivenBack({ from }: OwnPeriod, { waiting_from }: Together, stop: Stop): boolean {
  const isTakenAway = stop === 'payment_returned' || stop === 'payment_released';
  return from === null && waiting_from !== null && !isTakenAway;
}
