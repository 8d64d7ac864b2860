import { type RawBuilder, sql } from 'kysely';
import { invoiceStatusIds, owedStatuses } from '../../../domain/invoicing/invoice.ts';
import { firstDayKept } from '../../../domain/invoicing/retention.ts';
import {
  type ErasureFacts,
  erasureHindrancesOf,
  isErasureWarningDue,
  lastSeenBefore,
  WARNED_DAYS,
  WITHDRAWN_DAYS,
} from '../../../domain/membership/erasure.ts';
import { addDays, type Day } from '../../../domain/shared/day.ts';
import type { Listed, Page } from '../../platform/batch.ts';
import type { Reader } from '../../platform/db.ts';
import { speaks } from '../../platform/silence.ts';

export type ErasureRecord = ErasureFacts & { household_id: number; membership_no: string; account_id: number | null };

/** More than the board erases in a day; bounds the time of the query. */
const MOST = 500;

/** The facts for the erasure rule; undefined if the household does not exist. */
export async function findErasureFacts(db: Reader, householdId: number): Promise<ErasureRecord | undefined> {
  const [facts] = await readFacts(db, sql`h.id = ${householdId}`);
  return facts;
}

/**
 * Which households may be erased today? The rule decides; SQL filters as far as it can, so that households that must be kept do
 * not use up the limit. Those that ended first come first, abandoned applications last.
 */
export async function listErasable(db: Reader, today: Day, most = MOST): Promise<ErasureRecord[]> {
  const ended = sql`${isEndedLongEnough(today)} and ${isSettled} order by h.inactive_from, h.id limit ${most}`;
  const warned = sql`${isForgotten(today)} and ${isSettled} order by h.erasure_warned_on, h.id limit ${most}`;
  const candidates = [
    ...(await readFacts(db, ended, inTurn(sql`status = 'inactive'`, sql`inactive_from`, most))),
    ...(await readFacts(
      db,
      warned,
      inTurn(sql`status = 'new' and erasure_warned_on is not null`, sql`erasure_warned_on`, most),
    )),
  ];
  return candidates.filter((facts) => erasureHindrancesOf(facts, today).length === 0);
}

/** Which applicants have to be warned today of an erasure? By id. */
export async function listToWarn(db: Reader, today: Day, { after, most }: Page): Promise<Listed<number>> {
  const unused = sql`h.status = 'new' and ${speaks} and a.status = 'active' and ${lastSeenOn} <= ${lastSeenBefore(today)}
    and h.id > ${after} order by h.id limit ${most}`;
  const candidates = await readFacts(db, unused);
  const due = candidates.filter((facts) => isErasureWarningDue(facts, today));
  return { items: due.map(({ household_id }) => household_id), after: candidates.at(-1)?.household_id };
}

const lastSeenOn = sql`coalesce(a.last_seen_on, (h.created_at at time zone 'Europe/Vienna')::date)`;

const owes = sql`(exists (select from sale_invoices i
  where i.household_id = h.id and i.status_id = any(${owedStatuses.map((status) => invoiceStatusIds[status])}::integer[]))
  or (select coalesce(sum(cents), 0) from free_money f where f.household_id = h.id) < 0)`;

const hasFreeMoney = sql`free_cents(h.id) > 0`;

/** The fence keeps it a question about each household: as a join it would read all requests. */
const hasOpenChangeRequest = sql`exists (select from change_requests c
  where c.household_id = h.id and c.decided_at is null and c.withdrawn_at is null offset 0)`;

/** The latest day of a confirmed invoice, a payment or a refund; drafts and cancelled drafts moved no money. */
const lastMoneyOn = sql`greatest(
  (select max(greatest(i.date, i.settled_on)) from sale_invoices i where i.household_id = h.id and i.date is not null),
  (select max(greatest(t.value_date, t.booked_on, t.returned_on)) from bank_transactions t where t.household_id = h.id),
  (select max(r.value_date) from refunds r where r.household_id = h.id))`;

const statusRecordedOn = sql`(select (max(s.changed_at) at time zone 'Europe/Vienna')::date from status_history s
  where s.household_id = h.id)`;

const isSettled = sql`not ${owes} and not ${hasFreeMoney} and not ${hasOpenChangeRequest}`;

const withoutMoneySince = (first: Day) => sql`coalesce(${lastMoneyOn} < ${first}, true)`;

function isEndedLongEnough(today: Day): RawBuilder<unknown> {
  const kept = firstDayKept(today);
  const withdrawn = addDays(today, -WITHDRAWN_DAYS);
  return sql`(h.inactive_from < ${kept} and coalesce(${statusRecordedOn} < ${kept}, true) and ${withoutMoneySince(kept)}
    or h.active_from is null and h.inactive_from <= ${withdrawn}
      and coalesce(${statusRecordedOn} <= ${withdrawn}, true) and ${lastMoneyOn} is null)`;
}

/** Somebody who logged in at the time of the warning or later continues the application. */
function isForgotten(today: Day): RawBuilder<unknown> {
  return sql`h.erasure_warned_on <= ${addDays(today, -WARNED_DAYS)} and h.erasure_warned_on > ${lastSeenOn}
    and ${lastSeenOn} <= ${lastSeenBefore(today)} and ${withoutMoneySince(firstDayKept(today))}`;
}

const allHouseholds = sql`households`;

/** How many are judged for each that is wanted; few of those that ended long ago must be kept. */
const JUDGED_FOR_EACH = 20;

/** Households in the order of an index, judged one after the other until enough are found. */
function inTurn(which: RawBuilder<unknown>, order: RawBuilder<unknown>, most: number) {
  return sql`(select * from households where erased_on is null and ${which}
    order by ${order}, id limit ${most * JUDGED_FOR_EACH})`;
}

/** `which` may end with an order and a limit. */
async function readFacts(db: Reader, which: RawBuilder<unknown>, from = allHouseholds): Promise<ErasureRecord[]> {
  const { rows } = await sql<ErasureRecord>`
    select h.id as household_id, h.membership_no, h.account_id, h.status,
      h.active_from is not null as was_member, h.inactive_from,
      ${statusRecordedOn} as status_recorded_on, ${lastMoneyOn} as last_money_on, ${lastSeenOn} as last_seen_on,
      h.erasure_warned_on as warned_on, ${owes} as owes, ${hasFreeMoney} as has_free_money,
      ${hasOpenChangeRequest} as has_open_change_request
    from ${from} h left join accounts a on a.id = h.account_id
    where h.erased_on is null and ${which}`.execute(db);
  return rows;
}
