import { sql } from 'kysely';
import { type Run, type RunKindName, runKinds, type runsContract } from '../../domain/runs/runs.contract.ts';
import type { Answer } from '../../domain/shared/contract.ts';
import type { Ask } from '../platform/context.ts';
import type { Reader } from '../platform/db.ts';
import type { RunRow } from '../platform/runs/runs.tables.ts';
import { listRuns } from '../platform/runs/runs.ts';
import { staffNameOf } from '../platform/staffName.ts';

const MOST_ENDED = 20;

/** Waiting and working runs, the latest ended ones, and how many mails are not sent yet. */
export async function readRuns({ db }: Pick<Ask, 'db'>): Promise<Answer<(typeof runsContract)['listRuns']>> {
  const rows = (await listRuns(db, MOST_ENDED)).filter(({ kind }) => isShown(kind));
  const names = await namesOf(db, rows);
  return { runs: rows.map((row) => toRun(row, names.get(row.id))), mails_waiting: await countUnsent(db) };
}

function isShown(kind: string): kind is RunKindName {
  return runKinds.some((each) => each === kind);
}

type Names = { id: number; about: string | null } & Pick<Run, 'by' | 'bank_file'>;

/** Who started each run, and its subject: the year, the message, the bank file with what became of its lines. */
async function namesOf(db: Reader, rows: readonly RunRow[]): Promise<Map<number, Names>> {
  const { rows: names } = await sql<Names>`
    select r.id, ${staffNameOf('a')} as by,
      coalesce(r.payload->>'year', s.file_name, c.texts->>'subject_de', t.name) as about,
      case when s.id is not null then jsonb_build_object('id', s.id, 'skipped', s.skipped_count, 'booked', l.booked,
        'waiting', l.waiting) end as bank_file
    from runs r left join accounts a on a.id = r.created_by
      left join bank_statements s on s.id = (r.payload->>'statement_id')::integer
      left join lateral (
        select count(*) filter (where split_from is null and (household_id is not null or confirms is not null)) as booked,
          count(*) filter (where household_id is null and confirms is null and dismissed_at is null and split_at is null
            and returned_on is null) as waiting
        from bank_transactions where statement_id = s.id) l on s.id is not null
      left join take_overs t on t.id = (r.payload->>'take_over_id')::integer
      left join circulars c on c.id = (r.payload->>'circular_id')::integer
    where r.id = any(${rows.map(({ id }) => id)})`.execute(db);
  return new Map(names.map((one) => [one.id, one]));
}

function toRun(row: RunRow, names: Names | undefined): Run {
  const { id, done, failed, total, outcome } = row;
  return {
    id,
    done,
    failed,
    total,
    outcome,
    kind: row.kind as RunKindName,
    about: names?.about ?? null,
    by: names?.by ?? null,
    bank_file: names?.bank_file ?? null,
    created_at: row.created_at.toISOString(),
    started_at: row.started_at?.toISOString() ?? null,
    is_stop_wanted: row.stop_wanted_at !== null,
    ended_at: row.ended_at?.toISOString() ?? null,
  };
}

async function countUnsent(db: Reader): Promise<number> {
  const { count } = await db
    .selectFrom('mails')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('sent_at', 'is', null)
    .where('abandoned_at', 'is', null)
    // those that wait in case a booking is undone are nobody's work
    .where(sql<boolean>`leaves_at is null or leaves_at <= now()`)
    .executeTakeFirstOrThrow();
  return count;
}
