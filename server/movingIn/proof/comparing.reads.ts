import { sql } from 'kysely';
import type { MemberStatus } from '../../../domain/members/memberStatus.ts';
import { type Cover, coverOn } from '../../../domain/membership/cover.ts';
import type { ImportedHousehold } from '../../../domain/movingIn/importedHousehold.ts';
import {
  type Compared,
  comparedWithNothing,
  comparedWithoutList,
  compareHousehold,
  type HerePerson,
} from '../../../domain/movingIn/proof.ts';
import type { TakeOverVerdict } from '../../../domain/movingIn/verdicts.ts';
import type { Day } from '../../../domain/shared/day.ts';
import { type Cents, cents } from '../../../domain/shared/money.ts';
import { settingsOn } from '../../boardSettings/boardSettings.reads.ts';
import { listCoverFactsOfAll } from '../../membership/cover/cover.reads.ts';
import type { Reader } from '../../platform/db.ts';
import type { Vault } from '../../platform/secrets/vault.ts';
import { readHousehold } from '../takeOvers.reads.ts';

/** A row of the list that was decided, with its household if that is here. */
export type ComparedRow = {
  id: number;
  sheet: number;
  row_no: number;
  listed: ImportedHousehold | null;
  verdict: TakeOverVerdict;
  is_taken_back: boolean;
  household_id: number | null;
  membership_no: string | null;
  revision: number | null;
  is_outdated: boolean;
};

/** Whether the row `r` with its household `h` and its comparison `c` has to be compared anew. */
export const isOutdated = (today: Day) =>
  sql<boolean>`(c.row_id is null or c.on_day <> ${today} or c.revision is distinct from h.revision)`;

/** Rows with their households and comparisons. */
export const comparedRows = sql`take_over_rows r
  left join households h on h.id = r.household_id and h.erased_on is null
  left join take_over_comparisons c on c.row_id = r.id`;

type Page = { take_over_id: number; after: number; most: number; today: Day };

/** The next rows that have to be compared anew. The revision is read before what it stands for: a change in between is seen later. */
export async function listToCompare(
  db: Reader,
  vault: Pick<Vault, 'open'>,
  { take_over_id, after, most, today }: Page,
): Promise<ComparedRow[]> {
  const which = sql`r.take_over_id = ${take_over_id} and r.id > ${after} and r.verdict is not null and ${isOutdated(today)}`;
  return listRows(db, vault, { which, most, today });
}

type Which = { which: ReturnType<typeof sql>; most: number; today: Day };

export async function listRows(
  db: Reader,
  vault: Pick<Vault, 'open'>,
  { which, most, today }: Which,
): Promise<ComparedRow[]> {
  const { rows } = await sql<Omit<ComparedRow, 'listed'> & { data: Buffer | null }>`
    select r.id, r.sheet, r.row_no, r.data, r.verdict, coalesce(r.undone = 'taken_back', false) as is_taken_back,
      h.id as household_id, h.membership_no, h.revision, ${isOutdated(today)} as is_outdated
    from ${comparedRows} where ${which} order by r.id limit ${most}`.execute(db);
  return rows.map(({ data, ...row }) => ({ ...row, listed: data && readHousehold(vault, data) }));
}

/** Somebody of a household here, with the whole answer of the rule of cover. */
export type CoveredPerson = HerePerson & { household_id: number; cover: Cover };

export type HereNow = { people: CoveredPerson[]; open_cents: Cents };

/** What stands here of some households today; always six queries. */
export async function readHere(db: Reader, ids: readonly number[], today: Day): Promise<Map<number, HereNow>> {
  type Person = Omit<CoveredPerson, 'cover' | 'verdict'> & { status: MemberStatus };
  const { rows: people } = await sql<Person>`
    select id, household_id, status, first_name, last_name, date_of_birth from members
    where household_id = any(${ids}::integer[]) order by id`.execute(db);
  const { rows: open } = await sql<{ household_id: number; open_cents: number }>`
    select household_id, sum(amount_cents - paid_cents)::integer as open_cents from sale_invoices
    where household_id = any(${ids}::integer[]) and is_owed_status(status_id) group by household_id`.execute(db);
  const facts = await listCoverFactsOfAll(db, ids, today);
  const settings = await settingsOn(db, today);
  const covered = people.flatMap((person): CoveredPerson[] => {
    const known = facts.get(person.id);
    if (!known) return [];
    const cover = coverOn(known, settings);
    return [{ ...person, cover, verdict: cover.verdict }];
  });
  const byHousehold = Map.groupBy(covered, ({ household_id }) => household_id);
  const openOf = new Map(open.map(({ household_id, open_cents }) => [household_id, open_cents]));
  return new Map(ids.map((id) => [id, { people: byHousehold.get(id) ?? [], open_cents: cents(openOf.get(id) ?? 0) }]));
}

/** What an earlier list has taken over, and says again, is proven with that list. */
export function compareRow(row: ComparedRow, here: HereNow | undefined, today: Day): Compared | null {
  const { listed, verdict, is_taken_back, household_id } = row;
  if (verdict === 'unchanged') return null;
  if (verdict !== 'made') return comparedWithNothing(listed, verdict, today);
  if (is_taken_back) return comparedWithNothing(listed, 'taken_back', today);
  if (household_id === null || !here) return comparedWithNothing(listed, 'erased', today);
  return listed ? compareHousehold(listed, here, today) : comparedWithoutList(here);
}
