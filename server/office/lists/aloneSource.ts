import { sql } from 'kysely';
import { type AloneKind, aloneActions } from '../../../domain/audit/alone.ts';
import { aloneList } from '../../../domain/office/lists/aloneList.ts';
import { fullNameOf } from '../../members/fullName.reads.ts';
import { staffNameOf } from '../../platform/staffName.ts';
import { dayOf, sinceDay, untilDay } from './listDays.ts';
import { byChoice, listSource } from './listSource.ts';

// written out, so that the index of these actions is read
const anyOf = (actions: readonly string[]) => sql`any(array[${sql.join(actions.map((one) => sql.lit(one)))}])`;

const { waiting, money, cover, data } = aloneActions;
const all = [...waiting, ...money, ...cover, ...data];

/** Entries of the audit log, and beside them what was refused: the ids of those are negative. */
const entries = sql`(
  select id, happened_at, actor_account_id, action, household_id, subject_id, null::text as refusal,
    null::text as reason, 1 as times
  from audit_log where action = ${anyOf(all)}
  union all
  select id, last_at, account_id, tried, household_id, null::integer, refusal, reason, times
  from refused_attempts) g`;

const withStaff = sql`left join accounts a on a.id = g.actor_account_id`;

const isDoneAs = (kind: Exclude<AloneKind, 'refused'>) => () =>
  sql<boolean>`g.refusal is null and g.action = ${anyOf(aloneActions[kind])}`;

/** Whether the second person did it by agreeing: both entries are of one moment. */
const isByTwo = sql`exists (select from audit_log y where y.happened_at = g.happened_at and y.action = 'approval.agreed'
  and y.actor_account_id = g.actor_account_id and y.household_id is not distinct from g.household_id)`;

/** What one person of the office did or tried alone (decision 117). */
export const aloneSource = listSource(aloneList, {
  from: entries,
  columnJoins: sql`${withStaff} left join households h on h.id = g.household_id
    left join members main on main.household_id = h.id and main.is_main
    left join second_approvals s on g.refusal is null and g.action = 'approval.asked' and s.id = g.subject_id`,
  filterJoins: { by: withStaff },
  id: sql`g.id`,
  household: sql`g.household_id`,
  always: sql`true`,
  filters: {
    alone_kind: byChoice<AloneKind>({
      refused: () => sql`g.refusal is not null`,
      waiting: isDoneAs('waiting'),
      money: isDoneAs('money'),
      cover: isDoneAs('cover'),
      data: isDoneAs('data'),
    }),
    by: (value) => sql`strpos(lower(${staffNameOf('a')}), lower(${value})) > 0`,
    membership_no: (value) => sql`g.household_id in (select id from households where membership_no = ${value})`,
    date_from: (value) => sinceDay(sql`g.happened_at`, value),
    date_until: (value) => untilDay(sql`g.happened_at`, value),
  },
  columns: () => ({
    date: dayOf(sql`g.happened_at`),
    time: sql`to_char(g.happened_at at time zone 'Europe/Vienna', 'HH24:MI')`,
    by: staffNameOf('a'),
    alone_kind: sql`case when g.refusal is not null then 'refused' when g.action = ${anyOf(waiting)} then 'waiting'
      when g.action = ${anyOf(money)} then 'money' when g.action = ${anyOf(cover)} then 'cover' else 'data' end`,
    tried: sql`coalesce(replace(g.action, '.', '_'), 'board_page')`,
    asked: sql`s.kind`,
    outcome: sql`coalesce(g.reason, s.outcome, case when s.id is not null then 'waits' when g.action = ${anyOf(waiting)} then 'for_second'
      when ${isByTwo} then 'by_two' else 'done' end)`,
    times: sql`g.times`,
    membership_no: sql`h.membership_no`,
    name: fullNameOf('main'),
    rule: sql`g.refusal`,
  }),
  sorts: { date: { by: [sql`g.happened_at`] } },
});
