import { sql } from 'kysely';
import type { Day } from '../../domain/shared/day.ts';
import type { Tx } from '../platform/db.ts';
import {
  deleteCases,
  type Forgetting,
  hasOriginalAway,
  hasPaidCosts,
  takeWordsOutOfParts,
} from './forgetting.writes.ts';

type Upto = { most: number };

/**
 * Deletes cases that were withdrawn before an instant. One with paid costs stays for the bookkeeping: it loses all words except
 * those of its paid costs, and no longer names anybody. One with an original that is not with the family stays as it is.
 */
export async function forgetWithdrawn(
  tx: Tx,
  { before, now, most }: Upto & { before: Date; now: Date },
): Promise<Forgetting> {
  const { rows } = await sql<{ id: number; is_paid: boolean }>`
    select id, ${hasPaidCosts} as is_paid from death_cases c
    where state = 'withdrawn' and state_since < ${before} and (words_removed_at is null or not ${hasPaidCosts})
      and not ${hasOriginalAway}
    order by id limit ${most} for update skip locked`.execute(tx);
  const paid = rows.filter(({ is_paid }) => is_paid).map(({ id }) => id);
  const deleted = await deleteCases(
    tx,
    rows.filter(({ is_paid }) => !is_paid).map(({ id }) => id),
  );
  if (paid.length === 0) return deleted;
  await sql`update death_cases set household_id = null, member_id = null, parent_member_id = null, guardian = null, reporter_name = null, reporter_phone = null,
      reporter_relation = null, deceased_name = null, deceased_birth = null, deceased_gender = null, citizenship = null,
      civil_status = null, place_words = null, destination_words = null, undertaker = null, medical_words = null,
      burial_place = null, flight_words = null, passport_no = null, destination_airport = null, consignee_name = null,
      consignee_phone = null, words_removed_at = ${now}
    where id = any(${paid})`.execute(tx);
  await sql`delete from death_case_effects where case_id = any(${paid})`.execute(tx);
  await sql`delete from death_case_costs where case_id = any(${paid})
    and (paid_on is null or cancelled_at is not null)`.execute(tx);
  const files = await takeWordsOutOfParts(tx, paid);
  return { count: rows.length, files: [...deleted.files, ...files] };
}

/** Removes the medical words and passport numbers of cases that were closed before a day, and the rows of their links, which ended long ago. */
export async function forgetMedical(tx: Tx, { before, most }: Upto & { before: Day }): Promise<Forgetting> {
  const { rows } = await sql<{ id: number }>`
    select id from death_cases c where state = 'closed' and ${dayOf('closed_at')} <= ${before}
      and (medical_words is not null or passport_no is not null or exists (select from death_case_links l where l.case_id = c.id))
    order by id limit ${most} for update skip locked`.execute(tx);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return { count: 0, files: [] };
  await sql`update death_cases set medical_words = null, passport_no = null where id = any(${ids})`.execute(tx);
  await sql`delete from death_case_links where case_id = any(${ids})`.execute(tx);
  return { count: ids.length, files: [] };
}

/** Deletes cases that ended before a day, which is the first whose bookkeeping is still kept. */
export async function deleteEnded(tx: Tx, { before, most }: Upto & { before: Day }): Promise<Forgetting> {
  const { rows } = await sql<{ id: number }>`
    select id from death_cases where state in ('closed', 'withdrawn') and ${dayOf('state_since')} < ${before}
    order by id limit ${most} for update skip locked`.execute(tx);
  return deleteCases(
    tx,
    rows.map(({ id }) => id),
  );
}

function dayOf(column: 'closed_at' | 'state_since') {
  return sql`(${sql.ref(column)} at time zone 'Europe/Vienna')::date`;
}
