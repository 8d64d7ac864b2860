import { type OwnPeriod, ownPeriod } from '../../../domain/membership/ownWaiting.ts';
import { lastSettlement, waitingStart, waitingUntil } from '../../../domain/membership/waitingPeriod.ts';
import { isBefore } from '../../../domain/shared/day.ts';
import type { Fees, Together } from './waiting.reads.ts';

type Known = Pick<Fees, 'submitted_on' | 'registration_settled_on'>;

/**
 * A person's waiting period by the facts alone: their own if they joined later, otherwise that of everybody who had not ended
 * before them (D21, D22).
 */
export function periodAmong(person: Together, people: readonly Together[], fees: Known): OwnPeriod {
  if (person.joined_later) return ownPeriod(person);
  const others = people.filter((one) => !one.joined_later && !hasEndedBefore(one, person));
  const registration = fees.registration_settled_on.length > 0 ? fees.registration_settled_on : [null];
  const settled = lastSettlement([...registration, ...others.map(({ settled_on }) => settled_on)]);
  const from = waitingStart(fees.submitted_on, settled) ?? null;
  return { from, until: from && waitingUntil(from) };
}

/** People who are still members have not ended before anybody. */
function hasEndedBefore({ inactive_from: end }: Together, { inactive_from: other }: Together): boolean {
  return end !== undefined && (other === undefined || isBefore(end, other));
}
