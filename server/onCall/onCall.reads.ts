import { sql } from 'kysely';
import { mayEnter } from '../../domain/onCall/onCall.access.ts';
import type { OnCall, Shift } from '../../domain/onCall/onCall.contract.ts';
import { type Days, firstGap, isOn } from '../../domain/onCall/onCall.ts';
import { type Day, toWireDay } from '../../domain/shared/day.ts';
import type { Language } from '../../domain/shared/language.ts';
import type { OfficeActor, SystemActor } from '../platform/actor.ts';
import type { Ask } from '../platform/context.ts';
import type { Reader } from '../platform/db.ts';
import { staffNameOf } from '../platform/staffName.ts';
import './onCall.tables.ts';

/** A staff member whose account is open. */
export type StaffMember = {
  account_id: number;
  email: string;
  name: string;
  language: Language;
  role: 'clerk' | 'board';
};

export type StoredShift = StaffMember &
  Days & { id: number; by_mail: boolean; by_text_message: boolean; mobile: string | null; version: number };

/** The staff on call today and later, and what the reader may change. */
export async function readOnCall(ask: Ask<OfficeActor>): Promise<OnCall> {
  const { db, today, actor, settings } = ask;
  const shifts = await listShifts(db, today);
  const staff = await listStaffMembers(db);
  const own = staff.filter(({ account_id }) => account_id === actor.account_id);
  const others = staff.filter(({ account_id }) => account_id !== actor.account_id && mayEnter(actor, account_id));
  return {
    shifts: shifts.map((shift) => toShift(ask, shift)),
    gap: toWireGap(firstGap(shifts, today)),
    staff: [...own, ...others].map(({ account_id, name }) => ({ account_id, name })),
    sends_text_messages: settings.sendsTextMessages,
    everybody_after_minutes: settings.onCallMinutes,
  };
}

/** The next days on which nobody is on call, for the to-do list. */
export async function findOnCallGap({ db, today }: Ask): Promise<OnCall['gap']> {
  return toWireGap(firstGap(await listShifts(db, today), today));
}

/** Shifts of open accounts of staff, from a day on, by their first day. */
export async function listShifts(db: Reader, from: Day): Promise<StoredShift[]> {
  return shifts(db)
    .where((eb) => eb.or([eb('s.last_day', 'is', null), eb('s.last_day', '>=', from)]))
    .execute();
}

export async function listShiftsOf(db: Reader, account_id: number): Promise<StoredShift[]> {
  return shifts(db).where('s.account_id', '=', account_id).execute();
}

export async function findShift(db: Reader, id: number): Promise<StoredShift | undefined> {
  return shifts(db).where('s.id', '=', id).executeTakeFirst();
}

/** All staff whose accounts are open, by name. */
export async function listStaffMembers(db: Reader): Promise<StaffMember[]> {
  const { rows } = await sql<StaffMember>`
    select id as account_id, email, coalesce(staff_name, email) as name, language, role from accounts
    where role <> 'member' and status = 'active' order by name, email`.execute(db);
  return rows;
}

export function toShift(
  { today, actor }: Pick<Ask<OfficeActor | SystemActor>, 'today' | 'actor'>,
  { language: _language, role: _role, email: _email, ...shift }: StoredShift,
): Shift {
  return {
    ...shift,
    first_day: toWireDay(shift.first_day),
    last_day: shift.last_day && toWireDay(shift.last_day),
    is_today: isOn(shift, today),
    may_change: mayEnter(actor, shift.account_id),
  };
}

function toWireGap(gap: ReturnType<typeof firstGap>): OnCall['gap'] {
  return gap ? { from: toWireDay(gap.from), until: gap.until && toWireDay(gap.until) } : null;
}

function shifts(db: Reader) {
  return db
    .selectFrom('on_call_shifts as s')
    .innerJoin('accounts as a', 'a.id', 's.account_id')
    .select(['s.id', 's.account_id', 's.first_day', 's.last_day', 's.by_mail', 's.by_text_message', 's.mobile'])
    .select(['s.version', 'a.email', staffNameOf('a').as('name'), 'a.language', 'a.role'])
    .where('a.status', '=', 'active')
    .where('a.role', '<>', 'member')
    .orderBy('s.first_day')
    .orderBy('s.id')
    .$narrowType<{ role: 'clerk' | 'board'; name: string }>();
}
