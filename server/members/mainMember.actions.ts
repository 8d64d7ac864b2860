import type { z } from 'zod';
import type { memberChange } from '../../domain/members/members.contract.ts';
import type { PhoneType } from '../../domain/members/phoneNumber.ts';
import { findAccount } from '../accounts/accounts.reads.ts';
import type { Change } from '../platform/context.ts';
import { lockHousehold } from './household.reads.ts';
import { findMainMember } from './mainMember.reads.ts';
import { insertMember, updateMember } from './members.writes.ts';
import { mainMemberColumns } from './personColumns.ts';
import { insertPhoneNumber } from './phoneNumbers.writes.ts';

type Sent = z.output<typeof memberChange>;

/** The data of a registration about the person (D12). */
export type Registrant = {
  household_id: number;
  first_name: string;
  last_name: string;
  citizenship_id: number;
  permanent_residence: boolean;
  /** Of a paper form: an address to which a code for an account may go; the address of a log-in belongs to an account. */
  email: string | null;
  phone_number: string;
  phone_type: PhoneType;
};

/** What a paper form says beside that at once. */
type AlsoKnown = Pick<Sent, 'date_of_birth' | 'social_insurance_number' | 'turkish_id_no'>;

/** Inserts the main member of a new household, status `new`, with the main phone number (D12, D29). */
export async function enterMainMember(change: Change, registrant: Registrant, known: AlsoKnown = {}): Promise<number> {
  const { phone_number, phone_type, ...person } = registrant;
  const member_id = await insertMember(change.tx, {
    ...person,
    ...mainMemberColumns(change.vault, known),
    is_main: true,
    membership_basis: 'main',
    created_at: change.now,
    status_since: change.today,
  });
  await insertPhoneNumber(change.tx, {
    member_id,
    phone_number,
    phone_type,
    is_main_number: true,
    created_at: change.now,
  });
  return member_id;
}

/** Copies the account's present address to the main member, because the event may be older than a later change (D16). */
export async function copyEmailToMainMember(change: Change, accountId: number): Promise<void> {
  const mainMember = await findMainMember(change.tx, accountId);
  if (!mainMember) return;
  await lockHousehold(change.tx, mainMember.household_id);
  // read under the lock, so that of several parallel events the last writes the newest address
  const account = await findAccount(change.tx, accountId);
  if (account) await updateMember(change.tx, mainMember.id, { email: account.email });
}
