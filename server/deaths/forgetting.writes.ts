import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import './deaths.tables.ts';

/** How many cases were worked on, and the names of the files that go. */
export type Forgetting = { count: number; files: string[] };

/** A cost that the association or somebody else has paid: bookkeeping. */
export const hasPaidCosts = sql<boolean>`exists (select from death_case_costs t
  where t.case_id = c.id and t.paid_on is not null and t.cancelled_at is null)`;

/** An original of the case is not with the family: nobody may lose sight of it. */
export const hasOriginalAway = sql<boolean>`exists (select from death_case_documents d cross join lateral (
    select o.moved from death_case_originals o where o.case_document_id = d.id order by o.id desc limit 1) last
  where d.case_id = c.id and last.moved <> 'returned')`;

type Forgotten = { household_id: number; now: Date };

/**
 * Clears all texts in the cases of an erased household: names, phone numbers, places, notes, reasons, documents and links.
 * Numbers, days, steps and amounts remain for yearly statistics. Returns the names of the files to delete.
 */
export async function takeWordsOut(tx: Tx, { household_id, now }: Forgotten): Promise<string[]> {
  // a case of another household may have changed this one: the same person in two households
  await sql`update death_case_effects set own_email = null
    where own_email is not null and (before ->> 'household_id')::integer = ${household_id}`.execute(tx);
  const { rows } = await sql<{ id: number }>`
    update death_cases set reporter_name = null, reporter_phone = null, reporter_relation = null, deceased_name = null,
      deceased_birth = null, place_words = null, destination_words = null, undertaker = null, medical_words = null,
      burial_place = null, flight_words = null, passport_no = null, destination_airport = null, consignee_name = null,
      consignee_phone = null, guardian = null, words_removed_at = ${now}
    where household_id = ${household_id} and member_id is null returning id`.execute(tx);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  await sql`update death_case_costs set supplier = '', bill_no = null, over_limit_because = null
    where case_id = any(${ids})`.execute(tx);
  return takeWordsOutOfParts(tx, ids);
}

/** The same for the parts of cases: notes, documents, links, steps, checks and decisions. Returns the names of files. */
export async function takeWordsOutOfParts(tx: Tx, ids: readonly number[]): Promise<string[]> {
  const ofCases = sql`case_id = any(${ids})`;
  const { rows: files } = await sql<{ storage_key: string | null }>`
    delete from death_case_documents where ${ofCases} returning storage_key`.execute(tx);
  await sql`delete from death_case_notes where ${ofCases}`.execute(tx);
  await sql`delete from death_case_handovers where ${ofCases}`.execute(tx);
  await sql`delete from death_case_belongings where ${ofCases}`.execute(tx);
  await sql`delete from death_case_links where ${ofCases}`.execute(tx);
  await sql`delete from death_case_steps where ${ofCases} and own_words is not null`.execute(tx);
  await sql`update death_case_steps set note = null,
    not_needed_because = case when not_needed_because is null then null else '' end where ${ofCases}`.execute(tx);
  await sql`update death_case_effects set own_email = null where ${ofCases}`.execute(tx);
  await sql`update death_case_history set reason = null where ${ofCases}`.execute(tx);
  await sql`update death_case_decisions set reasons = '' where ${ofCases}`.execute(tx);
  await sql`update death_case_checks set facts = '{}', grounds = '[]', others = '[]' where ${ofCases}`.execute(tx);
  return files.flatMap(({ storage_key }) => storage_key ?? []);
}

/**
 * Deletes reports in which nobody was identified and that nobody has worked on since `before`, at most `most` at once; one with
 * paid costs, or with an original that is not with the family, stays. Returns how many, and the names of their files.
 */
export async function deleteUnidentified(
  tx: Tx,
  { before, most }: { before: Date; most: number },
): Promise<Forgetting> {
  const { rows } = await sql<{ id: number }>`
    select id from death_cases c where state = 'reported' and changed_at < ${before}
      and not ${hasPaidCosts} and not ${hasOriginalAway}
    order by id limit ${most} for update skip locked`.execute(tx);
  return deleteCases(
    tx,
    rows.map(({ id }) => id),
  );
}

/** Deletes cases with all their parts. Returns how many, and the names of their files. */
export async function deleteCases(tx: Tx, ids: readonly number[]): Promise<Forgetting> {
  if (ids.length === 0) return { count: 0, files: [] };
  const { rows: files } = await sql<{ storage_key: string | null }>`
    delete from death_case_documents where case_id = any(${ids}) returning storage_key`.execute(tx);
  // an event is named by one of its cases, which may be among these
  await sql`update death_cases c set event_id =
      (select min(o.id) from death_cases o where o.event_id = c.event_id and o.id <> all(${ids}))
    where event_id = any(${ids}) and id <> all(${ids})`.execute(tx);
  await sql`delete from death_cases where id = any(${ids})`.execute(tx);
  return { count: ids.length, files: files.flatMap(({ storage_key }) => storage_key ?? []) };
}
