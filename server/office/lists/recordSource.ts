import { type RawBuilder, sql } from 'kysely';
import { type AuditArea, areaOfThing, auditAreas } from '../../../domain/audit/auditKeys.ts';
import { recordList } from '../../../domain/office/lists/recordList.ts';
import { fullNameOf } from '../../members/fullName.reads.ts';
import { staffNameOf } from '../../platform/staffName.ts';
import { dayOf, sinceDay, untilDay } from './listDays.ts';
import { listSource } from './listSource.ts';

/** The first words of the actions of an area. */
function thingsOf(area: AuditArea): string[] {
  return Object.entries(areaOfThing).flatMap(([thing, its]) => (its === area ? [thing] : []));
}

const isLook = sql<boolean>`(g.action like '%seen' or g.action = 'identity_number.searched')`;

function isOf(value: string): RawBuilder<boolean> {
  const area = auditAreas.find((one) => one === value) ?? 'looks';
  return area === 'looks' ? isLook : sql`split_part(g.action, '.', 1) = any(${thingsOf(area)}::text[])`;
}

const withStaff = sql`left join accounts a on a.id = g.actor_account_id`;

/** The audit log of all households, and of what concerns none. */
export const recordSource = listSource(recordList, {
  from: sql`audit_log g`,
  columnJoins: sql`${withStaff} left join households h on h.id = g.household_id
    left join members main on main.household_id = h.id and main.is_main`,
  filterJoins: { by: withStaff },
  id: sql`g.id`,
  household: sql`g.household_id`,
  always: sql`true`,
  filters: {
    area: isOf,
    membership_no: (value) => sql`g.household_id in (select id from households where membership_no = ${value})`,
    by: (value) => sql`strpos(lower(${staffNameOf('a')}), lower(${value})) > 0`,
    date_from: (value) => sinceDay(sql`g.happened_at`, value),
    date_until: (value) => untilDay(sql`g.happened_at`, value),
  },
  columns: () => ({
    date: dayOf(sql`g.happened_at`),
    time: sql`to_char(g.happened_at at time zone 'Europe/Vienna', 'HH24:MI')`,
    by: staffNameOf('a'),
    did: sql`replace(g.action, '.', '_')`,
    membership_no: sql`h.membership_no`,
    name: fullNameOf('main'),
    entry_no: sql`g.id::text`,
  }),
  sorts: { date: { by: [sql`g.happened_at`] } },
});
