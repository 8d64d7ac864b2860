import { formerMainMember } from '../../domain/members/newMainMember.ts';
import type { Day } from '../../domain/shared/day.ts';
import type { Change } from '../platform/work.ts';
import { memberChanged } from './members.news.ts';
import type { LockedMember } from './members.reads.ts';
import { swapMainMember } from './members.writes.ts';
import { listPhoneNumbers } from './phoneNumbers.reads.ts';
import { insertPhoneNumber, updatePhoneNumber } from './phoneNumbers.writes.ts';

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
  await reachUnder(change, { former, next });
  change.announce(memberChanged, { household_id: next.household_id });
}

async function reachUnder(change: Change, { former, next }: Omit<Handover, 'from'>): Promise<void> {
  const own = await listPhoneNumbers(change.tx, next.id);
  if (own.some(({ is_main_number }) => is_main_number)) return;
  const [first] = own;
  if (first) return updatePhoneNumber(change.tx, first.id, { is_main_number: true });
  const main = (await listPhoneNumbers(change.tx, former.id)).find(({ is_main_number }) => is_main_number);
  if (!main) return;
  const { id: _, ...phone } = main;
  await insertPhoneNumber(change.tx, { ...phone, member_id: next.id, created_at: change.now });
}
