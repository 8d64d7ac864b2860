import { formerMainMember } from '../../domain/members/newMainMember.ts';
import type { Day } from '../../domain/shared/day.ts';
import type { Change } from '../platform/context.ts';
import { memberChanged } from './members.news.ts';
import type { LockedMember } from './members.reads.ts';
import { swapMainMember } from './members.writes.ts';
import { passMainNumber } from './phoneNumbers.writes.ts';

/** `from`: the first day without the former one. */
type Handover = { former: LockedMember; next: LockedMember; from: Day };

/**
 * Makes a person the main member in place of another (decision 28); the caller has locked the household and both, and has checked
 * that it is allowed. The log-in's address becomes theirs, and they get a main number (D29): their own, otherwise the household's
 * former one.
 */
export async function setMainMember(change: Change, { former, next, from }: Handover): Promise<void> {
  const belonging = formerMainMember(next.relationship_type, former.gender);
  await swapMainMember(change.tx, { formerId: former.id, nextId: next.id, belonging, from });
  await passMainNumber(change.tx, { formerId: former.id, nextId: next.id, now: change.now });
  change.announce(memberChanged, { household_id: next.household_id });
}
