import { sql } from 'kysely';
import { aloneFrom } from '../../domain/approvals/approvals.ts';
import type { Place } from '../../domain/movingIn/importedHousehold.ts';
import type { TakeOver, TakeOverRow, takeOversContract } from '../../domain/movingIn/takeOvers.contract.ts';
import { type KeptBecause, type UndoOutcome, undoOutcomes } from '../../domain/movingIn/undo.ts';
import {
  type Said,
  type TakeOverReason,
  type TakeOverVerdict,
  type TakeOverWarning,
  takeOverVerdicts,
} from '../../domain/movingIn/verdicts.ts';
import type { Answer, Input } from '../../domain/shared/contract.ts';
import { fullName } from '../../domain/shared/fullName.ts';
import type { OfficeActor } from '../platform/actor.ts';
import type { Change } from '../platform/context.ts';
import type { Reader } from '../platform/db.ts';
import type { Vault } from '../platform/secrets/vault.ts';
import { staffNameOf } from '../platform/staffName.ts';
import { othersOfBoard } from '../staff/board.reads.ts';
import { readHousehold } from './takeOvers.reads.ts';
import type { UnreadCell } from './takeOvers.tables.ts';

const kinds = {
  'moving_in.dry_run': 'dry_run',
  'moving_in.run': 'run',
  'moving_in.undo': 'undo',
  'moving_in.take_new': 'take_new',
  'moving_in.proof': 'proof',
} as const;

/** Work on a list. */
export const takeOverRunKinds = Object.keys(kinds) as (keyof typeof kinds)[];

type Running = NonNullable<TakeOver['running']>;

/** The work on a list that has not ended. */
export async function runningOf(db: Reader, id: number): Promise<Running | null> {
  const { rows } = await sql<Omit<Running, 'stage'> & { kind: keyof typeof kinds }>`
    select id as run_id, kind, done, total, stop_wanted_at is not null as is_stop_wanted from runs
    where outcome is null and kind = any(${takeOverRunKinds}::text[]) and (payload->>'take_over_id')::integer = ${id}
    order by id limit 1`.execute(db);
  const [run] = rows;
  if (!run) return null;
  const { kind, ...progress } = run;
  return { ...progress, stage: kinds[kind] };
}

type Row = {
  id: number;
  file_id: number | null;
  name: string;
  created_at: Date;
  rows: number;
  predicted: Partial<Record<TakeOverVerdict, number>>;
  decided: Partial<Record<TakeOverVerdict, number>>;
  undone: Partial<Record<UndoOutcome, number>>;
  undecided: number;
  open_changes: number;
  tried_at: Date | null;
  asked_at: Date | null;
  asked_by: number | null;
  asked_name: string | null;
  agreed_at: Date | null;
  agreed_by: number | null;
  agreed_name: string | null;
  others: number;
};

function countBy(column: 'predicted' | 'verdict' | 'undone') {
  return sql`(select coalesce(jsonb_object_agg(c.result, c.count), '{}') from (select ${sql.ref(column)} as result,
    count(*)::int as count from take_over_rows r where r.take_over_id = t.id and ${sql.ref(column)} is not null
    group by 1) c)`;
}

/** How far a list is, and what somebody may do with it now. */
export async function readTakeOverFor(db: Reader, id: number, reader: OfficeActor): Promise<TakeOver | undefined> {
  const { rows } = await sql<Row>`
    select t.id, t.imported_file_id as file_id, t.name, t.created_at, t.tried_at, t.asked_at, t.asked_by, t.agreed_at, t.agreed_by,
      ${staffNameOf('a')} as asked_name, ${staffNameOf('g')} as agreed_name,
      (select count(*)::int from take_over_rows r where r.take_over_id = t.id) as rows,
      (select count(*)::int from take_over_rows r where r.take_over_id = t.id and r.verdict is null) as undecided,
      ${othersOfBoard(sql.ref('t.asked_by'))} as others,
      (select count(*)::int from take_over_rows r join households h on h.id = r.household_id and h.erased_on is null
        where r.take_over_id = t.id and r.open_changes > 0) as open_changes,
      ${countBy('predicted')} as predicted, ${countBy('verdict')} as decided, ${countBy('undone')} as undone
    from take_overs t left join accounts a on a.id = t.asked_by left join accounts g on g.id = t.agreed_by
    where t.id = ${id}`.execute(db);
  const [row] = rows;
  return row && toTakeOver(row, await runningOf(db, id), reader);
}

function toTakeOver(row: Row, running: Running | null, reader: OfficeActor): TakeOver {
  const { id, file_id, name, asked_by, agreed_by, undecided } = row;
  const is_own = asked_by !== null && asked_by === reader.account_id;
  const isIdle = running === null;
  const isAsked = row.asked_at !== null && !row.agreed_at;
  const isMade = (row.decided.made ?? 0) > (row.undone.taken_back ?? 0);
  const may = {
    try: isIdle && !row.agreed_at,
    ask: isIdle && row.tried_at !== null && !row.asked_at,
    withdraw: isIdle && isAsked,
    agree: isIdle && isAsked && !is_own,
    go_on: isIdle && row.agreed_at !== null && undecided > 0,
    undo: isIdle && row.agreed_at !== null && isMade,
  };
  return {
    id,
    file_id,
    name,
    created_at: row.created_at.toISOString(),
    rows: row.rows,
    predicted: filled(takeOverVerdicts, row.predicted),
    decided: filled(takeOverVerdicts, row.decided),
    undone: filled(undoOutcomes, row.undone),
    open_changes: row.open_changes,
    tried_at: row.tried_at?.toISOString() ?? null,
    asked_at: row.asked_at?.toISOString() ?? null,
    asked_by: { id: asked_by, name: row.asked_name },
    is_own,
    begins_alone_at: row.asked_at && isAsked && row.others === 0 ? aloneFrom(row.asked_at).toISOString() : null,
    agreed_at: row.agreed_at?.toISOString() ?? null,
    agreed_by: { id: agreed_by, name: row.agreed_name },
    may,
    running,
  };
}

function filled<Key extends string>(keys: readonly Key[], counted: Partial<Record<Key, number>>): Record<Key, number> {
  return Object.fromEntries(keys.map((key) => [key, counted[key] ?? 0])) as Record<Key, number>;
}

const PAGE = 50;

type Asked = Omit<Input<(typeof takeOversContract)['listTakeOverRows']>, 'id'>;
type ResultRow = {
  id: number;
  sheet: number;
  row: number;
  places: Place[];
  key: string | null;
  data: Buffer | null;
  household_id: number | null;
  membership_no: string | null;
  reasons: Said<TakeOverReason>[];
  warnings: Said<TakeOverWarning>[];
  problems: UnreadCell[];
  kept_because: KeptBecause[];
};

const columns = { dry_run: 'predicted', run: 'verdict', undo: 'undone' } as const;
const reasonColumns = { dry_run: 'predicted_reasons', run: 'reasons', undo: 'reasons' } as const;

/** The rows with one result, in the order of the list. */
export async function listResultRows(
  from: From,
  id: number,
  asked: Asked,
): Promise<Answer<(typeof takeOversContract)['listTakeOverRows']>> {
  const { rows, next } = await pageOfResults(from, id, { ...asked, most: PAGE });
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from take_over_rows r where ${withResult(id, asked)}`.execute(from.db);
  return { rows: rows.map(({ places: _, ...row }) => row), total: counted[0]?.total ?? 0, next };
}

type From = Pick<Change, 'db' | 'vault'>;
export type PlacedRow = TakeOverRow & { places: Place[] };

/** `most` of the rows with one result, and where they stand; `next` is the row after which the next page begins. */
export async function pageOfResults(
  { db, vault }: From,
  id: number,
  { most, ...asked }: Asked & { most: number },
): Promise<{ rows: PlacedRow[]; next: number | null }> {
  const { rows } = await sql<ResultRow>`
    select r.id, r.sheet, r.row_no as row, r.places, r.key, r.data, h.id as household_id, h.membership_no, r.warnings, r.problems,
      ${sql.ref(`r.${reasonColumns[asked.stage]}`)} as reasons, r.undone_reasons as kept_because
    from take_over_rows r left join households h on h.id = r.household_id and h.erased_on is null
    where ${withResult(id, asked)} and r.id > ${asked.after ?? 0} order by r.id limit ${most + 1}`.execute(db);
  const page = rows.slice(0, most);
  const next = rows.length > most ? (page.at(-1)?.id ?? null) : null;
  return { rows: page.map((row) => toRow(row, vault)), next };
}

function withResult(id: number, { stage, result }: Asked) {
  return sql`r.take_over_id = ${id} and ${sql.ref(`r.${columns[stage]}`)} = ${result}`;
}

function toRow({ data, reasons, warnings, ...row }: ResultRow, vault: Pick<Vault, 'open'>): PlacedRow {
  const household = data && readHousehold(vault, data);
  const nameOf = (place: number | null): string | null => {
    const person = place === null ? undefined : household?.people[place];
    if (!person) return null;
    const name = fullName({ first_name: person.first_name ?? '', last_name: person.last_name ?? '' }).trim();
    return name === '' ? null : name;
  };
  const main = household?.people.findIndex(({ relation }) => relation === 'main') ?? -1;
  return {
    ...row,
    name: nameOf(Math.max(main, 0)),
    reasons: reasons.map(({ key, person }) => ({ key, name: nameOf(person) })),
    warnings: warnings.map(({ key, person }) => ({ key, name: nameOf(person) })),
  };
}
