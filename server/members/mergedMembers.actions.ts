import type { Day } from '../../domain/shared/day.ts';
import type { Change } from '../platform/context.ts';
import { memberChanged } from './members.news.ts';
import { copyMember, fillBlanks, setMergedInto } from './members.writes.ts';
import { takePhoneNumbers } from './phoneNumbers.actions.ts';
import { moveMember } from './statusHistory.actions.ts';

type Days = { waiting_from: Day | null; waiting_until: Day | null; active_from: Day | null };

/** Somebody active of a household that is merged. */
export type ActiveMember = Days & { id: number };

/**
 * Somebody active comes along into the household that stays (both are locked): with their data, phone numbers and days, and active from today
 * there. How they stood before is told by the household that is closed (decision 109). Returns the id there.
 */
export async function takeAlong(change: Change, { id, ...days }: ActiveMember, household_id: number): Promise<number> {
  const { today, now } = change;
  const taken = await copyMember(change.tx, { id, household_id, today, now });
  await moveMember(change, { id: taken, household_id, status: 'new' }, { ...days, status: 'active' });
  await takePhoneNumbers(change, { fromId: id, toId: taken });
  await setMergedInto(change.tx, id, taken);
  change.announce(memberChanged, { household_id });
  return taken;
}

/** Two rows are one person: what the one that stays does not say is taken from the other (both households are locked). */
export async function mergeMember(change: Change, persons: { fromId: number; toId: number }): Promise<void> {
  await fillBlanks(change.tx, persons);
  await setMergedInto(change.tx, persons.fromId, persons.toId);
}
