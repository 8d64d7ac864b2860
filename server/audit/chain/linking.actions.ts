import { sql } from 'kysely';
import { system } from '../../platform/actor.ts';
import type { Change, Context } from '../../platform/context.ts';
import { inChange } from '../../platform/work.ts';
import { contentOf, digestOf, headOf } from './digests.ts';
import { ensureKeys } from './keys.writes.ts';
import { appendLinks, lockChain, readEnd, readLastLinked } from './links.writes.ts';
import { readSettledId } from './settled.reads.ts';

const ENTRIES_AT_ONCE = 1_000;
/** In one run of the job; the next one goes on. */
const MOST_STEPS = 500;

type Entry = { id: number; household_id: number | null; content: string };

/**
 * Appends what is new in the audit log to its chain, a thousand entries in a transaction. May be killed, repeated, and run twice at once.
 * Returns how many entries were appended.
 */
export async function linkNewEntries(context: Context, signal?: AbortSignal): Promise<number> {
  const until = await readSettledId(context.db);
  if (until === undefined) return 0;
  let count = 0;
  for (let step = 0; step < MOST_STEPS && !signal?.aborted; step += 1) {
    const begun = performance.now();
    const linked = await inChange(context, system, (change) => linkSome(change, until));
    count += linked;
    if (linked < ENTRIES_AT_ONCE) break;
    await context.traffic.stepAside(performance.now() - begun);
  }
  return count;
}

async function linkSome(change: Change, until: number): Promise<number> {
  const { tx } = change;
  await lockChain(tx);
  const after = await readLastLinked(tx);
  const { rows } = await sql<Entry>`
    select a.id, a.household_id, ${contentOf} as content from audit_log a
    where a.id > ${after} and a.id <= ${until} order by a.id limit ${ENTRIES_AT_ONCE}`.execute(tx);
  if (rows.length === 0) return 0;
  const keys = await ensureKeys(
    change,
    rows.flatMap(({ household_id }) => household_id ?? []),
  );
  const keyOf = (household_id: number | null): Buffer => {
    const key = keys.get(household_id);
    // an unreadable key is seen by the verification; entries without a digest would look erased
    if (!key) throw new Error('a key of the chain cannot be decrypted');
    return key;
  };
  const links = rows.map(({ id, household_id, content }) => ({
    entry_id: id,
    digest: digestOf(keyOf(household_id), content),
  }));
  await appendLinks(tx, keyOf(null), links);
  return rows.length;
}

/** Links what is new, and returns the head; undefined on the schema of an older version, which a backup copies as it is. */
export async function linkUpToNow(context: Context): Promise<string | undefined> {
  const { rows } = await sql<{ is_known: boolean }>`select to_regclass('audit_links') is not null as is_known`.execute(
    context.db,
  );
  if (!rows[0]?.is_known) return undefined;
  await linkNewEntries(context);
  return headOf(await readEnd(context.db));
}
