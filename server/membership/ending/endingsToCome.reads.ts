import { sql } from 'kysely';
import { type EndingToCome, lastDayBefore, type RefusedEnding } from '../../../domain/membership/endingToCome.ts';
import { type Day, toWireDay } from '../../../domain/shared/day.ts';
import { MOST_WAITING } from '../../../domain/shared/mostWaiting.ts';
import { fullNameOf } from '../../members/fullName.reads.ts';
import type { Listed, Page } from '../../platform/batch.ts';
import type { Ask } from '../../platform/context.ts';
import type { Reader, Tx } from '../../platform/db.ts';
import { staffNameOf } from '../../platform/staffName.ts';
import './endingsToCome.tables.ts';

/** Ends whose day has come, by id; those that were refused wait for the office. */
export async function listDueEndings(db: Reader, today: Day, { after, most }: Page): Promise<Listed<{ id: number }>> {
  const items = await db
    .selectFrom('endings_to_come')
    .select(['id'])
    .where('inactive_from', '<=', today)
    .where('refused_because', 'is', null)
    .where('set_aside_at', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute();
  return { items, after: items.at(-1)?.id };
}

/** Those in force: not what a death has set aside. */
function inForce(db: Reader) {
  return db.selectFrom('endings_to_come').selectAll().where('set_aside_at', 'is', null);
}

export function findEndingToCome(db: Reader, id: number) {
  return inForce(db).where('id', '=', id).executeTakeFirst();
}

/** The caller has locked the household. */
export function lockEndingToCome(tx: Tx, id: number) {
  return inForce(tx).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** All of a household as they are stored, the earliest first. */
export function listStoredEndings(db: Reader, householdId: number) {
  return inForce(db).where('household_id', '=', householdId).orderBy('inactive_from').orderBy('id').execute();
}

/** The ends to come of a household and its people, the earliest first. */
export async function listEndingsToCome(db: Reader, householdId: number): Promise<EndingToCome[]> {
  const rows = await db
    .selectFrom('endings_to_come as e')
    .leftJoin('members as m', 'm.id', 'e.member_id')
    .leftJoin('members as n', 'n.id', 'e.new_main_member_id')
    .leftJoin('accounts as a', 'a.id', 'e.entered_by')
    .select(['e.id', 'e.member_id', 'e.inactive_reason_id', 'e.inactive_from', 'e.entered_at', 'e.refused_because'])
    .select([fullNameOf('m').as('name'), fullNameOf('n').as('next'), staffNameOf('a').as('entered_by')])
    .where('e.household_id', '=', householdId)
    .where('e.set_aside_at', 'is', null)
    .orderBy('e.inactive_from')
    .orderBy('e.id')
    .execute();
  return rows.map(({ inactive_from, entered_at, ...row }) => ({
    ...row,
    inactive_from: toWireDay(inactive_from),
    last_day: toWireDay(lastDayBefore(inactive_from)),
    entered_at: entered_at.toISOString(),
  }));
}

/** Ends that the night could not carry out, the earliest first. */
export async function listRefusedEndings({ db }: Ask): Promise<RefusedEnding[]> {
  const { rows } = await sql<Omit<RefusedEnding, 'inactive_from'> & { inactive_from: Day }>`
    select e.id, h.id as household_id, h.membership_no, ${fullNameOf('main')} as name, ${fullNameOf('m')} as person,
      e.inactive_from, e.refused_because
    from endings_to_come e join households h on h.id = e.household_id
      join members main on main.household_id = h.id and main.is_main left join members m on m.id = e.member_id
    where e.refused_because is not null and e.set_aside_at is null order by e.inactive_from, e.id limit ${MOST_WAITING}`.execute(
    db,
  );
  return rows.map(({ inactive_from, ...row }) => ({ ...row, inactive_from: toWireDay(inactive_from) }));
}
