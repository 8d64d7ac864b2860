import { type RawBuilder, sql } from 'kysely';
import type {
  ProofDifference,
  ProofHousehold,
  ProofPerson,
  proofContract,
} from '../../../domain/movingIn/proof.contract.ts';
import { listedPeople, pairsOf } from '../../../domain/movingIn/proof.ts';
import type { Answer, Input } from '../../../domain/shared/contract.ts';
import type { Day } from '../../../domain/shared/day.ts';
import { fullName } from '../../../domain/shared/fullName.ts';
import { cents, toEuros } from '../../../domain/shared/money.ts';
import { fullNameOf } from '../../members/fullName.reads.ts';
import type { Change } from '../../platform/context.ts';
import type { Reader } from '../../platform/db.ts';
import { staffNameOf } from '../../platform/staffName.ts';
import { type ComparedRow, comparedRows, type HereNow, listRows, readHere } from './comparing.reads.ts';

const PAGE = 20;
const NOTHING = cents(0);

type Asked = Omit<Input<(typeof proofContract)['listProof']>, 'id'>;

/** A page of households, as they stand here now, beside what the list says. */
export async function listProofHouseholds(
  { db, vault, today }: Pick<Change, 'db' | 'vault' | 'today'>,
  id: number,
  { show, after = 0 }: Asked,
): Promise<Answer<(typeof proofContract)['listProof']>> {
  const all = sql`r.take_over_id = ${id} and r.verdict is not null and ${whichOf(show)}`;
  const rows = await listRows(db, vault, { which: sql`${all} and r.id > ${after}`, most: PAGE + 1, today });
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::integer as total from ${comparedRows} where ${all}`.execute(db);
  const page = rows.slice(0, PAGE);
  const here = await readHere(
    db,
    page.flatMap(({ household_id }) => household_id ?? []),
    today,
  );
  const differences = Map.groupBy(await listDifferences(db, page), ({ row_id }) => row_id);
  const households = page.map((row) =>
    toHousehold({ row, here: here.get(row.household_id ?? 0), differences: differences.get(row.id) ?? [], today }),
  );
  const next = rows.length > PAGE ? (page.at(-1)?.id ?? null) : null;
  return { households, total: counted[0]?.total ?? 0, next };
}

function whichOf(show: Asked['show']): RawBuilder<unknown> {
  const has = (open: RawBuilder<unknown>) =>
    sql`exists (select from take_over_differences d where d.row_id = r.id and ${open})`;
  const open = has(sql`d.because is null`);
  if (show === 'open') return open;
  return show === 'explained' ? sql`${has(sql`d.because is not null`)} and not ${open}` : sql`true`;
}

type StoredDifference = Omit<ProofDifference, 'explained_at'> & {
  row_id: number;
  person: number | null;
  explained_at: Date | null;
};

async function listDifferences(db: Reader, rows: readonly ComparedRow[]): Promise<StoredDifference[]> {
  const { rows: found } = await sql<StoredDifference>`
    select d.id, d.row_id, d.kind, d.person, d.listed, d.here, d.because, d.words, d.explained_at,
      ${staffNameOf('a')} as explained_by, ${fullNameOf('m')} as name
    from take_over_differences d left join members m on m.id = d.member_id left join accounts a on a.id = d.explained_by
    where d.row_id = any(${rows.map(({ id }) => id)}::integer[]) order by d.person nulls first, d.id`.execute(db);
  return found;
}

type Showing = { row: ComparedRow; here: HereNow | undefined; differences: readonly StoredDifference[]; today: Day };

function toHousehold({ row, here, differences, today }: Showing): ProofHousehold {
  const { id: row_id, sheet, row_no, household_id, membership_no, listed, is_outdated } = row;
  const people = peopleOf(row, here, today);
  const listedName = (place: number | null) => nameOf(place === null ? undefined : listed?.people[place]);
  return {
    ...{ row_id, sheet, row: row_no, household_id, membership_no, is_outdated },
    name: people[0]?.name ?? null,
    people,
    listed_open: listed ? toEuros(listed.open_cents ?? NOTHING) : null,
    here_open: here ? toEuros(here.open_cents) : null,
    differences: differences.map(({ row_id: _, person, explained_at, name, ...difference }) => ({
      ...difference,
      name: name ?? listedName(person),
      explained_at: explained_at?.toISOString() ?? null,
    })),
  };
}

/** Everybody of the list and of the household, the main member first. */
function peopleOf({ listed }: ComparedRow, here: HereNow | undefined, today: Day): ProofPerson[] {
  const stored = here?.people ?? [];
  if (!listed) return stored.map((person) => ({ name: fullName(person), listed: null, here: coverOf(person) }));
  const said = listedPeople(listed, today);
  return pairsOf(listed, stored).map(({ place, person }) => ({
    name: (person ? fullName(person) : nameOf(listed.people[place ?? -1])) ?? '—',
    listed: said[place ?? -1] ?? null,
    here: person ? coverOf(person) : null,
  }));
}

function coverOf({ cover: { verdict, grounds } }: HereNow['people'][number]): NonNullable<ProofPerson['here']> {
  return { verdict, grounds };
}

function nameOf(person: { first_name: string | null; last_name: string | null } | undefined): string | null {
  if (!person) return null;
  const name = fullName({ first_name: person.first_name ?? '', last_name: person.last_name ?? '' }).trim();
  return name === '' ? null : name;
}
