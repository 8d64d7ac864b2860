import { type RawBuilder, sql } from 'kysely';
import type { ImportedHousehold } from '../../domain/movingIn/importedHousehold.ts';
import { listedStanding } from '../../domain/movingIn/listedStanding.ts';
import type { Known, Said, TakeOverReason } from '../../domain/movingIn/verdicts.ts';
import type { Day } from '../../domain/shared/day.ts';
import { digestsToFind } from '../members/identityNumbers/identityNumbers.reads.ts';
import type { Change } from '../platform/context.ts';
import type { Reader } from '../platform/db.ts';
import { numberDigests } from './digests.ts';

type Row = { id: number; take_over_id: number };

/**
 * What is known beside a row of the list. Households that this taking over has made are no doubles: so the dry run, before they are
 * made, says the same as the run (decision 102).
 */
export async function readKnown(
  { db, vault, today }: Pick<Change, 'db' | 'vault' | 'today'>,
  row: Row,
  household: ImportedHousehold,
): Promise<Known> {
  const doubles = [
    ...(await listSamePeople({ db, vault, today }, row, household)),
    ...((await isOldNumberInUse(db, row, household)) ? [{ key: 'old_number_in_use' as const, person: null }] : []),
  ];
  return { today, doubles, ...(await readTwice({ db, vault }, row, household)) };
}

/** Made in this taking over, and not taken back. */
function madeHere({ take_over_id }: Row, household: string): RawBuilder<boolean> {
  return sql`exists (select from take_over_rows r
    where r.household_id = ${sql.ref(household)} and r.take_over_id = ${take_over_id} and r.verdict = 'made')`;
}

/** People of the list who have not left, and who are alive here. */
export async function listSamePeople(
  { db, vault, today }: Pick<Change, 'db' | 'vault'> & { today: Day },
  row: Row,
  { people }: ImportedHousehold,
): Promise<Said<TakeOverReason>[]> {
  const present = people.flatMap((person, place) =>
    listedStanding(person, today).status === 'inactive' ? [] : [{ ...person, place }],
  );
  const numbers = (field: 'social_insurance_number' | 'turkish_id_no') =>
    present.flatMap(({ place, [field]: number }) =>
      number === null ? [] : digestsToFind(vault, { by: field, number }).map((digest) => ({ place, digest })),
    );
  const [insurance, turkish] = [numbers('social_insurance_number'), numbers('turkish_id_no')];
  const born = present.filter(
    (person) => person.date_of_birth !== null && person.first_name !== null && person.last_name !== null,
  );
  const places = (found: readonly { place: number }[]) => found.map(({ place }) => place);
  const digests = (found: readonly { digest: Buffer }[]) => found.map(({ digest }) => digest);
  const { rows } = await sql<{ place: number; key: 'same_number' | 'same_name_and_birth_day' }>`
    with listed as (
      select place, day, fold_for_search(name) as name from unnest(${places(born)}::integer[],
        ${born.map(({ date_of_birth }) => date_of_birth)}::date[],
        ${born.map(({ first_name, last_name }) => `${first_name} ${last_name}`)}::text[]) as l (place, day, name)),
    same as (
      select n.place, 'same_number' as key, o.household_id, o.status
        from unnest(${places(insurance)}::integer[], ${digests(insurance)}::bytea[]) as n (place, digest)
        join members o on o.social_insurance_digest = n.digest
      union all
      select n.place, 'same_number', o.household_id, o.status
        from unnest(${places(turkish)}::integer[], ${digests(turkish)}::bytea[]) as n (place, digest)
        join members o on o.turkish_id_digest = n.digest
      union all
      select l.place, 'same_name_and_birth_day', o.household_id, o.status from listed l
        join members o on o.date_of_birth = l.day and first_word_of(o.search_name) = first_word_of(l.name)
          and last_word_of(o.search_name) = last_word_of(l.name))
    select distinct s.place, s.key from same s
    where s.status <> 'inactive' and not ${madeHere(row, 's.household_id')}
    order by s.place, s.key`.execute(db);
  return rows.map(({ place, key }) => ({ key, person: place }));
}

async function isOldNumberInUse(db: Reader, row: Row, { old_number }: ImportedHousehold): Promise<boolean> {
  if (!old_number) return false;
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from households h where h.old_number = ${old_number} and h.erased_on is null
      and not ${madeHere(row, 'h.id')}) as used`.execute(db);
  return rows[0]?.used ?? false;
}

/** What stands in another row of the same list as well. */
async function readTwice(
  { db, vault }: Pick<Change, 'db' | 'vault'>,
  { id, take_over_id }: Row,
  household: ImportedHousehold,
): Promise<Pick<Known, 'numbered_twice' | 'is_old_number_twice'>> {
  const digests = numberDigests(vault, household);
  const own = digests.filter((digest) => digest !== null);
  const { rows } = await sql<{ numbers: Buffer[]; is_old_number_twice: boolean }>`
    select coalesce((select array_agg(n) from (select unnest(r.numbers) as n from take_over_rows r
        where r.take_over_id = ${take_over_id} and r.id <> ${id} and r.numbers && ${own}::bytea[]) others
        where n = any(${own}::bytea[])), '{}') as numbers,
      exists (select from take_over_rows r where r.take_over_id = ${take_over_id} and r.id <> ${id}
        and r.old_number = ${household.old_number}::text) as is_old_number_twice`.execute(db);
  const elsewhere = new Set((rows[0]?.numbers ?? []).map((digest) => digest.toString('hex')));
  const hexes = digests.map((digest) => digest?.toString('hex'));
  const numbered_twice = hexes.flatMap((hex, place) =>
    hex && (elsewhere.has(hex) || hexes.some((other, at) => at !== place && other === hex)) ? [place] : [],
  );
  return { numbered_twice, is_old_number_twice: rows[0]?.is_old_number_twice ?? false };
}
