import type { Selectable } from 'kysely';
import { type RawBuilder, sql } from 'kysely';
import { type DeathCaseVerb, deathCaseSteps, mayTakeBack } from '../../domain/deaths/deathCase.ts';
import type { DeathCase, ListedCase } from '../../domain/deaths/deathCases.contract.ts';
import { refuse } from '../../domain/deaths/deaths.refusals.ts';
import { MOST_OF_KIND } from '../../domain/deaths/openCases.ts';
import { type Day, toWireDay } from '../../domain/shared/day.ts';
import { openSteps } from '../../domain/shared/steps.ts';
import { fullNameOf } from '../members/fullName.reads.ts';
import type { Ask } from '../platform/context.ts';
import type { Reader, Tables, Tx } from '../platform/db.ts';
import { staffNameOf } from '../platform/staffName.ts';
import './deaths.tables.ts';

/** A case as it is stored. */
export type CaseRow = Selectable<Tables['death_cases']>;

/** The most ended cases in a list, and cases of one event. */
const MOST_LISTED = 100;

export async function findCase(db: Reader, id: number): Promise<CaseRow | undefined> {
  return db.selectFrom('death_cases').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locks the case alone; `lockCase` of the actions locks its household before it. */
export async function findCaseForUpdate(tx: Tx, id: number): Promise<CaseRow | undefined> {
  return tx.selectFrom('death_cases').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The case that was created with an idempotency key. */
export async function findCaseByKey(db: Reader, key: string): Promise<CaseRow | undefined> {
  return db.selectFrom('death_cases').selectAll().where('idempotency_key', '=', key).executeTakeFirst();
}

export async function findCaseNo(db: Reader, id: number): Promise<string> {
  const { case_no } = await db
    .selectFrom('death_cases')
    .select('case_no')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return case_no;
}

/** How many messages have arrived through the public page since then. */
export async function countCallBacks(db: Reader, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('death_cases')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('source', '=', 'call_back')
    .where('reported_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many reported cases nobody has opened yet. */
export async function countUnopened(db: Reader): Promise<number> {
  const { count } = await db
    .selectFrom('death_cases')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'reported')
    .where('opened_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * The case of a member that was not withdrawn, apart from `exceptId`; there is one at most. It may have been identified as the
 * same person in another household.
 */
export async function findCaseOfMember(db: Reader, memberId: number, exceptId?: number): Promise<CaseRow | undefined> {
  const isSamePerson = sql<boolean>`exists (select from death_case_effects e where e.case_id = c.id
    and e.kind = 'membership_ends' and e.undone_at is null and (e.before ->> 'member_id')::integer = ${memberId})`;
  return db
    .selectFrom('death_cases as c')
    .selectAll('c')
    .where((eb) => eb.or([eb('c.member_id', '=', memberId), isSamePerson]))
    .where('c.state', '<>', 'withdrawn')
    .where('c.id', 'is distinct from', exceptId ?? null)
    .orderBy('c.id')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Open cases with unopened reports first, or those that ended last. A flood of reports hides nothing: cases that staff work on
 * are counted apart from reports, and of more than a hundred the oldest and the newest fifty are listed.
 */
export async function listCases({ db }: Pick<Ask, 'db'>, { which = 'open' }: { which?: 'open' | 'ended' | undefined }) {
  const hasEnded = sql<boolean>`state in ('closed', 'withdrawn')`;
  if (which === 'ended') return readListed(db, hasEnded, { order: 'ended', most: MOST_LISTED });
  const oneEnd = (order: RawBuilder<unknown>) => sql`select id from death_cases
    where (state = 'reported') = is_reported and (state = 'reported' and opened_at is null) = is_unopened
      and state not in ('closed', 'withdrawn') order by ${order} limit ${MOST_OF_KIND / 2}`;
  const listed = sql`id in (select ends.id from (values (true, true), (true, false), (false, false)) kind (is_reported, is_unopened)
    cross join lateral ((${oneEnd(sql`reported_at, id`)}) union (${oneEnd(sql`reported_at desc, id desc`)})) ends)`;
  return readListed(db, listed, { order: 'open', most: null });
}

type ListedRow = Omit<ListedCase, 'state_since' | 'reported_at' | 'held_since'> & {
  state_since: Date;
  reported_at: Date;
  held_since: Day | null;
};

type Listing = { order: 'open' | 'ended'; most: number | null };

async function readListed(
  db: Reader,
  which: ReturnType<typeof sql>,
  { order, most }: Listing = { order: 'open', most: MOST_LISTED },
): Promise<ListedCase[]> {
  const byAge =
    order === 'open' ? sql`c.opened_at is not null, c.reported_at, c.id` : sql`c.state_since desc, c.id desc`;
  const { rows } = await sql<ListedRow>`
    select c.id, c.case_no, c.state, c.state_since, c.reported_at, c.source, c.opened_at is null as is_unopened,
      coalesce(${fullNameOf('m')}, c.deceased_name) as name, c.reporter_name, c.destination, c.held_since
    from (select * from death_cases where ${which}) c left join members m on m.id = c.member_id
    order by ${byAge} limit ${most}`.execute(db);
  return rows.map(toListed);
}

function toListed({ state_since, reported_at, held_since, ...row }: ListedRow): ListedCase {
  return {
    ...row,
    state_since: state_since.toISOString(),
    reported_at: reported_at.toISOString(),
    held_since: held_since && toWireDay(held_since),
  };
}

/** Everything about a case that its screen shows first. Refuses with `death_case_not_found`. */
export async function getCase({ db, vault }: Pick<Ask, 'db' | 'vault'>, id: number): Promise<DeathCase> {
  const row = (await findCase(db, id)) ?? refuse('death_case_not_found');
  const [listed] = await readListed(db, sql`id = ${id}`);
  const ofEvent = sql`event_id = ${row.event_id ?? id} or id = ${row.event_id ?? id}`;
  const linked = (await readListed(db, ofEvent)).filter((other) => other.id !== id);
  const [joined] = row.joined_to ? await readListed(db, sql`id = ${row.joined_to}`) : [];
  return {
    ...(listed ?? refuse('death_case_not_found')),
    ...answersOf(row),
    medical_words: row.medical_words && vault.open(row.medical_words),
    passport_no: row.passport_no && vault.open(row.passport_no),
    open_steps: openSteps<DeathCaseVerb, CaseRow['state']>(deathCaseSteps, row.state),
    may_take_back: mayTakeBack(row.state),
    member: await findMember(db, row.member_id),
    parent: await findMember(db, row.parent_member_id),
    linked,
    joined_to: joined ?? null,
    notes: await listNotes(db, id),
    history: await listHistory(db, id),
  };
}

function answersOf(row: CaseRow) {
  const wire = (day: Day | null) => day && toWireDay(day);
  const { revision, language, reporter_phone, reporter_relation, deceased_name, deceased_gender } = row;
  const { citizenship, civil_status, place, place_words, destination_words, doctor_came, has_undertaker } = row;
  const { undertaker, is_accident, burial_place, flight_words, guardian } = row;
  const { destination_airport, consignee_name, consignee_phone } = row;
  return {
    revision,
    language,
    reporter_phone,
    reporter_relation,
    deceased_name,
    deceased_gender,
    citizenship,
    civil_status,
    place,
    place_words,
    destination_words,
    doctor_came,
    has_undertaker,
    undertaker,
    is_accident,
    burial_place,
    flight_words,
    guardian,
    destination_airport,
    consignee_name,
    consignee_phone,
    deceased_birth: wire(row.deceased_birth),
    died_from: wire(row.died_from),
    died_until: wire(row.died_until),
    released_on: wire(row.released_on),
    burial_at: row.burial_at?.toISOString() ?? null,
    flight_at: row.flight_at?.toISOString() ?? null,
  };
}

async function findMember(db: Reader, id: number | null): Promise<DeathCase['member']> {
  if (id === null) return null;
  const { rows } = await sql<NonNullable<DeathCase['member']> & { date_of_birth: Day | null }>`
    select m.id, m.household_id, h.membership_no, ${fullNameOf('m')} as name, m.date_of_birth
    from members m join households h on h.id = m.household_id where m.id = ${id}`.execute(db);
  const [member] = rows;
  return member ? { ...member, date_of_birth: member.date_of_birth && toWireDay(member.date_of_birth as Day) } : null;
}

async function listNotes(db: Reader, caseId: number): Promise<DeathCase['notes']> {
  const rows = await db
    .selectFrom('death_case_notes as n')
    .leftJoin('accounts as a', 'a.id', 'n.written_by')
    .select(['n.id', 'n.words', 'n.written_at', staffNameOf('a').as('written_by')])
    .where('n.case_id', '=', caseId)
    .orderBy('n.id', 'desc')
    .execute();
  return rows.map((note) => ({ ...note, written_at: note.written_at.toISOString() }));
}

async function listHistory(db: Reader, caseId: number): Promise<DeathCase['history']> {
  const rows = await db
    .selectFrom('death_case_history as h')
    .leftJoin('accounts as a', 'a.id', 'h.account_id')
    .select(['h.id', 'h.verb', 'h.to_state', 'h.happened_at', staffNameOf('a').as('who'), 'h.reason'])
    .where('h.case_id', '=', caseId)
    .orderBy('h.id')
    .execute();
  return rows.map((row) => ({ ...row, happened_at: row.happened_at.toISOString() }));
}
