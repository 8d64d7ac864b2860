import type { StaffRole } from '../../domain/accounts/staffRoles.ts';
import type { Language } from '../../domain/shared/language.ts';
import type { Reader } from '../platform/db.ts';
import { hashToken } from '../platform/secrets/tokens.ts';
import { staffNameOf } from '../platform/staffName.ts';
import './staff.tables.ts';

/** The accounts of the association's staff, open ones first, then by name. */
export async function listStaff(db: Reader) {
  return db
    .selectFrom('accounts as a')
    .leftJoin('second_factors as f', 'f.account_id', 'a.id')
    .select(['a.id', 'a.staff_name', 'a.email', 'a.role', 'a.closed_at', 'a.last_seen_on'])
    .select([staffNameOf('a').as('name'), 'f.set_at as second_factor_set_at'])
    .where('a.role', '!=', 'member')
    .orderBy((eb) => eb('a.closed_at', 'is not', null))
    .orderBy('name')
    .orderBy('a.id')
    .$narrowType<{ role: StaffRole; name: string }>()
    .execute();
}

/** How many other accounts of the board are open. */
export async function countOtherBoard(db: Reader, accountId: number | null): Promise<number> {
  const { count } = await db
    .selectFrom('accounts')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('role', '=', 'board')
    .where('status', '=', 'active')
    .where('id', 'is distinct from', accountId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Everybody of the board but this account, as mails reach them. */
export async function listOtherBoard(db: Reader, accountId: number | null) {
  return db
    .selectFrom('accounts')
    .select(['id', 'email', 'language'])
    .where('role', '=', 'board')
    .where('status', '=', 'active')
    .where('id', 'is distinct from', accountId)
    .orderBy('id')
    .execute();
}

/** Where the mails of an open account of the office go. */
export async function findStaffEmail(db: Reader, accountId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .where('role', '<>', 'member')
    .where('status', '=', 'active')
    .executeTakeFirst();
  return row?.email;
}

/** The name that colleagues read. */
export async function findStaffName(db: Reader, accountId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('accounts as a')
    .select(staffNameOf('a').as('name'))
    .where('a.id', '=', accountId)
    .executeTakeFirst();
  return row?.name ?? undefined;
}

export type Invitation = {
  id: number;
  email: string;
  name: string;
  role: StaffRole;
  language: Language;
  invited_by_name: string | null;
  expires_at: Date;
};

/** Invitations whose link still works, the newest first. */
export async function listInvitations(db: Reader, now: Date): Promise<Invitation[]> {
  return invitations(db, now).orderBy('i.id', 'desc').execute();
}

/** The invitation with this link; undefined if it is used, over, withdrawn, or void because its inviter has left the board. */
export async function findInvitation(db: Reader, token: string, now: Date): Promise<Invitation | undefined> {
  return invitations(db, now).where('i.token_hash', '=', hashToken(token)).executeTakeFirst();
}

function invitations(db: Reader, now: Date) {
  return db
    .selectFrom('staff_invitations as i')
    .innerJoin('accounts as a', 'a.id', 'i.invited_by')
    .select(['i.id', 'i.email', 'i.name', 'i.role', 'i.language', 'i.expires_at'])
    .select(staffNameOf('a').as('invited_by_name'))
    .where('i.expires_at', '>', now)
    .where('a.status', '=', 'active')
    .where('a.role', '=', 'board');
}
