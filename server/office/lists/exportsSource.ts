import { sql } from 'kysely';
import { exportsList } from '../../../domain/office/lists/exportsList.ts';
import { staffNameOf } from '../../platform/staffName.ts';
import { dayOf, sinceDay, untilDay } from './listDays.ts';
import { listSource } from './listSource.ts';

/** The records of saved files. */
export const exportsSource = listSource(exportsList, {
  from: sql`audit_log g`,
  columnJoins: sql`left join accounts a on a.id = g.actor_account_id`,
  id: sql`g.id::integer`,
  household: sql`null::integer`,
  always: sql`g.action = 'list.exported'`,
  filters: {
    list: (value) => sql`g.details ->> 'list' = ${value}`,
    date_from: (value) => sinceDay(sql`g.happened_at`, value),
    date_until: (value) => untilDay(sql`g.happened_at`, value),
  },
  columns: () => ({
    date: dayOf(sql`g.happened_at`),
    time: sql`to_char(g.happened_at at time zone 'Europe/Vienna', 'HH24:MI')`,
    by: staffNameOf('a'),
    list: sql`g.details ->> 'list'`,
    chosen: sql`(g.details -> 'filters')::text`,
    rows: sql`(g.details ->> 'rows')::integer`,
    file_format: sql`upper(g.details ->> 'format')`,
  }),
  sorts: {
    date: { by: [sql`g.happened_at`] },
    rows: { by: [sql`(g.details ->> 'rows')::integer`] },
  },
});
