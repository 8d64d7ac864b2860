import { sql } from 'kysely';
import { type HistoryEntry, recordedActions } from '../../../domain/office/householdHistory.ts';
import { type Day, toWireDay } from '../../../domain/shared/day.ts';
import { type Cents, toEuros } from '../../../domain/shared/money.ts';
import { fullNameOf } from '../../members/fullName.reads.ts';
import type { Ask } from '../../platform/context.ts';
import { staffNameOf } from '../../platform/staffName.ts';

/** The next rows of a source: of one household, below an id, the newest first. */
export type RowsBelow = { household: number; below: number; most: number };

type EntryOf<S extends HistoryEntry['source']> = Extract<HistoryEntry, { source: S }>;
type Recorded = Omit<EntryOf<'record'>, 'source' | 'at' | 'amount'> & { at: Date; amount: Cents | null };

/**
 * What the office decided and did, from the audit log, with what it was about. A thing that now belongs to another household, as
 * a payment booked wrongly, is not named.
 */
export async function listRecorded({ db }: Ask, { household, below, most }: RowsBelow): Promise<EntryOf<'record'>[]> {
  const { rows } = await sql<Recorded>`
    select l.id::float8 as id, l.happened_at as at, ${staffNameOf('a')} as by, l.action,
      coalesce(${fullNameOf('m')}, ${fullNameOf('p')}, i.bill_number, c.case_no) as about, d.type,
      coalesce(t.amount_cents, r.amount_cents, e.amount_cents, i.amount_cents) as amount,
      coalesce(n.words, w.title, v.reason, l.details ->> 'reason') as words,
      coalesce(v.asked, q.field, s.kind) as key
    from (select * from audit_log
      where household_id = ${household} and id < ${below}::bigint and action not like '%.seen'
        and action = any(${recordedActions}::text[])
      order by id desc limit ${most}) l
    left join accounts a on a.id = l.actor_account_id
    left join documents d on l.action like 'document.%' and d.id = l.subject_id
    left join change_requests q on l.action like 'change_request.%' and q.id = l.subject_id
      and q.household_id = l.household_id
    left join members m on m.household_id = l.household_id and m.id = case
      when l.action like 'document.%' then d.member_id
      when l.action like 'change_request.%' then q.member_id
      when l.action like 'member.%' or l.action like 'own_amount.%' or l.action like 'household.end_%' or l.action = 'household.main_member_set'
        then l.subject_id end
    left join members p on l.action = 'household.payer_set' and p.household_id = l.subject_id and p.is_main
    left join bank_transactions t on l.action like 'payment.%' and t.id = l.subject_id
      and t.household_id = l.household_id
    left join refunds r on l.action like 'refund.%' and r.id = l.subject_id and r.household_id = l.household_id
    left join cash_entries e on l.action like 'cash.%' and e.id = l.subject_id and e.household_id = l.household_id
    left join sale_invoices i on l.action like 'invoice.%' and i.id = l.subject_id
      and i.household_id = l.household_id
    left join death_cases c on l.action like 'death_case.%' and c.id = l.subject_id
    left join household_notes n on l.action like 'note.%' and n.id = l.subject_id
      and n.household_id = l.household_id
    left join conversations v on l.action = 'conversation.begun' and v.id = l.subject_id
      and v.household_id = l.household_id
    left join second_approvals s on l.action like 'approval.%' and s.id = l.subject_id
      and s.household_id = l.household_id
    left join office_news w on l.action = 'news.sent' and w.id = l.subject_id and w.household_id = l.household_id
    order by l.id desc`.execute(db);
  return rows.map(({ at, amount, ...row }) => ({
    source: 'record',
    ...row,
    at: at.toISOString(),
    amount: amount === null ? null : toEuros(amount),
  }));
}

type Changed = Omit<EntryOf<'status'>, 'source' | 'at' | 'effective_on'> & { at: Date; effective_on: Day };

/** Changes of status (D23). */
export async function listStatusChanges(
  { db }: Ask,
  { household, below, most }: RowsBelow,
): Promise<EntryOf<'status'>[]> {
  const { rows } = await sql<Changed>`
    select s.id, s.changed_at as at, ${staffNameOf('a')} as by, ${fullNameOf('m')} as person, s.from_status, s.to_status,
      s.effective_on, s.inactive_reason_id, s.reason as words
    from status_history s
    left join members m on m.id = s.member_id
    left join accounts a on a.id = s.actor_account_id
    where s.household_id = ${household} and s.id < ${below}::bigint
    order by s.id desc limit ${most}`.execute(db);
  return rows.map(({ at, effective_on, ...row }) => ({
    source: 'status',
    ...row,
    at: at.toISOString(),
    effective_on: toWireDay(effective_on),
  }));
}
