import { type RawBuilder, sql } from 'kysely';
import { invoiceStatusIds, owedStatuses } from '../../../domain/invoicing/invoice.ts';
import { firstDayKept } from '../../../domain/invoicing/retention.ts';
import type { FieldWith } from '../../../domain/members/personFields.ts';
import {
  type PersonErasureFacts,
  personErasureHindrancesOf,
  WITHDRAWN_DAYS,
} from '../../../domain/membership/erasure.ts';
import { addDays, type Day } from '../../../domain/shared/day.ts';
import type { Reader } from '../../platform/db.ts';

export type PersonErasureRecord = PersonErasureFacts & {
  member_id: number;
  household_id: number;
  membership_no: string;
} & Record<FieldWith<'erased', 'with_copies'>, string>;

/** More than the board erases in a day; bounds the time of the query. */
const MOST = 500;

/** The facts for the erasure rule about a family member; undefined for an unknown person and for a main member. */
export async function findPersonErasureFacts(
  db: Reader,
  { household_id, member_id }: { household_id: number; member_id: number },
): Promise<PersonErasureRecord | undefined> {
  const [facts] = await readFacts(db, sql`m.id = ${member_id} and m.household_id = ${household_id}`);
  return facts;
}

/** The facts of everybody who left a household that goes on, or left before it ended. */
export async function listPersonErasureFacts(db: Reader, householdId: number): Promise<PersonErasureRecord[]> {
  return readFacts(db, sql`m.household_id = ${householdId} and ${endedAlone} order by m.inactive_from, m.id`);
}

/**
 * Which people may be erased today while their household stays? The rule decides; SQL filters as far as it can, so that people
 * who must be kept do not use up the limit. Those who left first come first, those who never were members last.
 */
export async function listErasablePersons(db: Reader, today: Day, most = MOST): Promise<PersonErasureRecord[]> {
  const isOver = isKeptLongEnough(firstDayKept(today));
  const free = sql`${endedAlone} and not ${owes} and not ${hasOpenChangeRequest} order by m.inactive_from, m.id
    limit ${most}`;
  const left = await readFacts(db, sql`${isOver} and ${free}`);
  const withdrawn = await readFacts(db, sql`${hasWithdrawn(today)} and not (${isOver}) and ${free}`);
  return [...left, ...withdrawn].filter((facts) => personErasureHindrancesOf(facts, today).length === 0);
}

const endedAlone = sql`(m.status = 'inactive' and (h.status <> 'inactive'
  or m.inactive_from is distinct from h.inactive_from))`;

const owes = sql`exists (select from sale_invoice_items t join sale_invoices i on i.id = t.sale_invoice_id
  where t.member_id = m.id
    and i.status_id = any(${owedStatuses.map((status) => invoiceStatusIds[status])}::integer[]))`;

const hasOpenChangeRequest = sql`exists (select from change_requests c
  where c.member_id = m.id and c.decided_at is null and c.withdrawn_at is null)`;

/** The latest day of a confirmed invoice that charges for them; drafts and cancelled drafts moved no money. */
const lastBilledOn = sql`(select max(greatest(i.date, i.settled_on)) from sale_invoice_items t
  join sale_invoices i on i.id = t.sale_invoice_id where t.member_id = m.id and i.date is not null)`;

const statusRecordedOn = sql`(select (max(s.changed_at) at time zone 'Europe/Vienna')::date from status_history s
  where s.member_id = m.id)`;

function isKeptLongEnough(first: Day): RawBuilder<unknown> {
  return sql`m.inactive_from < ${first} and coalesce(${statusRecordedOn} < ${first}, true)
    and coalesce(${lastBilledOn} < ${first}, true)`;
}

/** Never a member, and never invoiced. */
function hasWithdrawn(today: Day): RawBuilder<unknown> {
  const last = addDays(today, -WITHDRAWN_DAYS);
  return sql`m.active_from is null and m.inactive_from <= ${last}
    and coalesce(${statusRecordedOn} <= ${last}, true) and ${lastBilledOn} is null`;
}

/** `which` may end with an order and a limit. */
async function readFacts(db: Reader, which: RawBuilder<unknown>): Promise<PersonErasureRecord[]> {
  const { rows } = await sql<PersonErasureRecord>`
    select m.id as member_id, m.household_id, h.membership_no, m.first_name, m.last_name, ${endedAlone} as ended_alone,
      m.active_from is not null as was_member, m.inactive_from, ${statusRecordedOn} as status_recorded_on,
      ${lastBilledOn} as last_billed_on, ${owes} as owes, ${hasOpenChangeRequest} as has_open_change_request
    from members m join households h on h.id = m.household_id
    where h.erased_on is null and not m.is_main and ${which}`.execute(db);
  return rows;
}
