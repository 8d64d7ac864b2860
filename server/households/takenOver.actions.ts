import { LAST_MEMBERSHIP_SEQUENCE, membershipNo } from '../../domain/accounts/membershipNo.ts';
import { refuse } from '../../domain/households/households.refusals.ts';
import type { Channel } from '../../domain/members/channel.ts';
import type { MemberStatus } from '../../domain/members/memberStatus.ts';
import type { Day } from '../../domain/shared/day.ts';
import type { Language } from '../../domain/shared/language.ts';
import type { Change } from '../platform/context.ts';
import { enteredAt } from '../platform/enteredAt.ts';
import { listAddresses } from './addresses.reads.ts';
import { insertAddress, updateAddress } from './addresses.writes.ts';
import { insertHousehold, nextMembershipSequence } from './founding.writes.ts';
import { addressChanged } from './households.news.ts';
import { updateHousehold } from './households.writes.ts';

/** A household of the association's former list (decision 102). */
export type ListedHousehold = {
  old_number: string | null;
  language: Language;
  channel: Channel;
  status: Exclude<MemberStatus, 'new'>;
  status_since: Day;
  entered_on: Day;
  waiting_from: Day | null;
  waiting_until: Day | null;
  active_from: Day | null;
  inactive_from: Day | null;
  inactive_reason_id: number | null;
};

/** No household has this number: a dry run uses up none (D14). */
const NUMBER_OF_DRY_RUN = 'dry run';

/**
 * Creates a household that is taken over, without an account, with its status and the next membership number; in a dry run, which is
 * rolled back, without a number. It is silent until it is released (decision 103). Refuses with `no_membership_number_left`.
 */
export async function foundListedHousehold(
  change: Change,
  { entered_on, ...listed }: ListedHousehold,
  isDryRun: boolean,
): Promise<number> {
  const membership_no = isDryRun ? NUMBER_OF_DRY_RUN : await takeNumber(change);
  return insertHousehold(change.tx, {
    ...listed,
    account_id: null,
    membership_no,
    created_at: enteredAt(change, entered_on),
    taken_over_on: change.today,
    silent_since: change.today,
  });
}

async function takeNumber({ tx }: Change): Promise<string> {
  const sequence = await nextMembershipSequence(tx);
  return sequence > LAST_MEMBERSHIP_SEQUENCE ? refuse('no_membership_number_left') : membershipNo(sequence);
}

type ListedAddress = {
  type: 'domestic' | 'foreign';
  street: string;
  postal_code: string;
  state: string;
  city: string;
  country_id: number;
  is_main_address: boolean;
};

/** Stores the addresses of a main member who is taken over. */
export async function enterListedAddresses(
  change: Change,
  member_id: number,
  addresses: readonly ListedAddress[],
): Promise<void> {
  for (const address of addresses) await insertAddress(change.tx, { ...address, member_id, created_at: change.now });
}

type ListedFields = { old_number?: string; language?: Language; channel?: Channel };

/** Stores what a later list says otherwise of a household that is locked (decision 108). */
export async function correctListedHousehold(change: Change, id: number, fields: ListedFields): Promise<void> {
  if (Object.keys(fields).length > 0) await updateHousehold(change.tx, id, fields);
}

/** Replaces the main address and the one abroad by those of a later list; other addresses stay. */
export async function correctListedAddresses(
  change: Change,
  member_id: number,
  listed: readonly ListedAddress[],
): Promise<void> {
  const present = await listAddresses(change.tx, member_id);
  const abroad = present.filter(({ type }) => type === 'foreign');
  for (const { is_main_address, ...address } of listed) {
    const main = is_main_address ? present.find((one) => one.is_main_address) : undefined;
    const before = main ?? (address.type === 'foreign' && abroad.length === 1 ? abroad[0] : undefined);
    if (before) await updateAddress(change.tx, before.id, address);
    else if (is_main_address || !present.some((one) => one.street === address.street && one.city === address.city)) {
      await insertAddress(change.tx, { ...address, is_main_address, member_id, created_at: change.now });
    }
  }
}

/** The main member of an application lives elsewhere than the former list says: their addresses count for the same person of the list. */
export async function takeAddresses(
  change: Change,
  { from, to }: { from: { main_member_id: number }; to: { household_id: number; main_member_id: number } },
): Promise<void> {
  const said = await listAddresses(change.tx, from.main_member_id);
  await correctListedAddresses(
    change,
    to.main_member_id,
    said.map(({ id: _, ...address }) => address),
  );
  change.announce(addressChanged, { household_id: to.household_id });
}
