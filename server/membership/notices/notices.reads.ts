import { type RawBuilder, sql } from 'kysely';
import {
  type ExpiringType,
  validityEffect,
  validityNotice,
  validityNoticeSpan,
} from '../../../domain/documents/validity.ts';
import { childCoverLastsUntil } from '../../../domain/members/childAge.ts';
import {
  type ChildNotice,
  childNotice,
  childNoticeSpan,
  type SubstituteNotice,
  substituteNotice,
  substituteNoticeSpan,
} from '../../../domain/membership/notices.ts';
import type { Day } from '../../../domain/shared/day.ts';
import type { EffectKey } from '../../../domain/shared/messageKinds.ts';
import type { Listed, Page } from '../../platform/batch.ts';
import type { Reader } from '../../platform/db.ts';
import { speaks } from '../../platform/silence.ts';

type Person = { id: number; household_id: number; first_name: string; last_name: string };

export type DueSubstituteNotice = Person & { valid_until: Day; notice: SubstituteNotice; effect_key: EffectKey };
export type DueChildNotice = Person & { last_day: Day; notice: ChildNotice; effect_key: EffectKey };

/** Representations of existing members that end soon, each with the notice that is due today and was not sent yet. By id. */
export async function listSubstituteNotices(
  db: Reader,
  today: Day,
  { after, most }: Page,
): Promise<Listed<DueSubstituteNotice>> {
  const { from, until } = substituteNoticeSpan(today);
  const { rows } = await sql<Person & { valid_until: Day } & Released>`
    select s.id, s.household_id, s.first_name, s.last_name, s.valid_until, released_on(h.id) as released_on
    from substitutes s join households h on h.id = s.household_id and h.status in ('waiting', 'active')
    where ${speaks} and s.ended_on is null and s.valid_until between ${from} and ${until}
      and s.id > ${after}
    order by s.id limit ${most}`.execute(db);
  const due = rows.flatMap(({ released_on, ...row }) => {
    const notice = newSince(released_on, today, (on) => substituteNotice(row.valid_until, on));
    return notice
      ? [{ ...row, notice, effect_key: `substitutes.ending/${row.id}/${row.valid_until}/${notice}` as const }]
      : [];
  });
  return { items: await withoutTold(db, due), after: rows.at(-1)?.id };
}

/** Children without disability who approach the age limit, each with the notice that is due today and was not sent yet. By id. */
export async function listChildNotices(db: Reader, today: Day, { after, most }: Page): Promise<Listed<DueChildNotice>> {
  const { from, until } = childNoticeSpan(today);
  const { rows } = await sql<Person & { date_of_birth: Day } & Released>`
    select m.id, m.household_id, m.first_name, m.last_name, m.date_of_birth, released_on(h.id) as released_on
    from members m join households h on h.id = m.household_id and ${speaks}
    where ${isLimitedChild} and m.date_of_birth between ${from} and ${until} and m.id > ${after}
    order by m.id limit ${most}`.execute(db);
  const due = rows.flatMap(({ date_of_birth, released_on, ...row }) => {
    const notice = newSince(released_on, today, (on) => childNotice(date_of_birth, on));
    const last_day = childCoverLastsUntil(date_of_birth);
    const effect_key = `members.age_limit/${row.id}/${last_day}/${notice}` as const;
    return notice ? [{ ...row, last_day, notice, effect_key }] : [];
  });
  return { items: await withoutTold(db, due), after: rows.at(-1)?.id };
}

type Released = { released_on: Day | null };

/** The notice that is due today, unless it was due already when the household was released: then it gets the next one (decision 103). */
function newSince<Notice>(
  released: Day | null,
  today: Day,
  noticeOn: (day: Day) => Notice | undefined,
): Notice | undefined {
  const notice = noticeOn(today);
  return released && noticeOn(released) === notice ? undefined : notice;
}

const isLimitedChild = sql`m.status in ('waiting', 'active') and m.relationship_type in ('son', 'daughter')
  and m.membership_basis <> 'child_with_disability'`;

export type DueDocumentNotice = { id: number; effect_key: EffectKey } & DocumentFacts;
type DocumentFacts = Omit<Person, 'id'> & {
  member_id: number;
  is_main: boolean;
  type: ExpiringType;
  valid_until: Day;
};

/**
 * Passports and permits of members that run out soon, each with the notice that is due today and was not sent yet (decision 68).
 * None of somebody whose death was reported, and none to a household in mourning, whose money rests. By id.
 */
export async function listDocumentNotices(
  db: Reader,
  today: Day,
  { after, most }: Page,
): Promise<Listed<DueDocumentNotice>> {
  const rows = await findEndingDocuments(db, today, sql`v.id > ${after} order by v.id limit ${most}`);
  const due = rows.flatMap((row) => dueDocument(row, today) ?? []);
  // front and back may be two files with the same day
  const once = [...new Map(due.map((one) => [one.effect_key, one])).values()];
  return { items: await withoutTold(db, once), after: rows.at(-1)?.id };
}

/** The notice of this document that is due today, read again under the lock of its household; undefined if none is due any more. */
export async function findDocumentNotice(db: Reader, today: Day, id: number): Promise<DueDocumentNotice | undefined> {
  const [row] = await findEndingDocuments(db, today, sql`v.id = ${id}`);
  return row && dueDocument(row, today);
}

function dueDocument(
  { released_on, ...row }: { id: number } & DocumentFacts & Released,
  today: Day,
): DueDocumentNotice | undefined {
  const notice = newSince(released_on, today, (on) => validityNotice(row.valid_until, on));
  return notice && { ...row, effect_key: validityEffect(row, notice) };
}

async function findEndingDocuments(db: Reader, today: Day, which: RawBuilder<unknown>) {
  const { from, until } = validityNoticeSpan(today);
  const { rows } = await sql<{ id: number } & DocumentFacts & Released>`
    select v.id, m.household_id, m.first_name, m.last_name, m.id as member_id, m.is_main, v.type, v.valid_until,
      released_on(h.id) as released_on
    from latest_validity v join members m on m.id = v.member_id and m.status in ('waiting', 'active')
      join households h on h.id = m.household_id and h.status in ('waiting', 'active')
    where v.valid_until between ${from} and ${until} and not has_reported_death(m.id)
      and h.money_rests_since is null and ${speaks} and ${which}`.execute(db);
  return rows;
}

/** Leaves out notices that were sent already. */
async function withoutTold<T extends { household_id: number; effect_key: EffectKey }>(
  db: Reader,
  due: T[],
): Promise<T[]> {
  if (due.length === 0) return [];
  const { rows } = await sql<{ effect_key: string }>`
    select n.effect_key from notifications n join unnest(${due.map((one) => one.household_id)}::int[],
      ${due.map((one) => one.effect_key)}::text[]) as d(household_id, effect_key) using (household_id, effect_key)`.execute(
    db,
  );
  const told = new Set<string>(rows.map(({ effect_key }) => effect_key));
  return due.filter(({ effect_key }) => !told.has(effect_key));
}
