import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Reader } from '../../platform/db.ts';
import { type ChainEnd, contentOf, digestOf, headOf, linkAfter, readHead, START } from './digests.ts';
import { type ChainKeys, readKeys } from './keys.writes.ts';

const LINKS_AT_ONCE = 2_000;
/** A report names so many; their number is always told. */
const MOST_NAMED = 20;

/**
 * What is wrong, of an entry or a link: an entry was changed, removed, or added later among older ones; it has no key; a link does not
 * follow from the one before; or the chain does not contain an end that was noted before.
 */
export type ProblemKind = 'changed' | 'removed' | 'added' | 'no_key' | 'broken_link' | 'unknown_head';
export type Problem = { kind: ProblemKind; id: number };

/** `head`: the end as people copy it. */
export type Verified = { head: string; end: ChainEnd; entries: number; problems: Problem[]; count: number };

type Link = {
  place: number;
  entry_id: number;
  digest: Buffer | null;
  link: Buffer;
  is_last: boolean;
  household_id: number | null;
  content: string | null;
};

/** `heads`: ends that were noted elsewhere, in a backup or a mail. */
type Wish = { heads?: readonly string[] };

/**
 * Recomputes every link and every digest, a few thousand at a time: each page is read at one moment, so that whatever is erased
 * meanwhile fits. Writes nothing.
 */
export async function verifyChain(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  { heads = [] }: Wish = {},
): Promise<Verified> {
  const found = newFindings();
  const linksKey = (await readKeys(db, vault, [])).get(null);
  let end = START;
  let entries = 0;
  for (let page = await readLinks(db, end.place); page.length > 0; page = await readLinks(db, end.place)) {
    end = verifyLinks(linksKey, end, page, found);
    entries += await verifyEntries({ db, vault }, page, found);
  }
  for (const id of await listAdded(db)) found.add('added', id);
  for (const head of await listUnknownHeads(db, heads)) found.add('unknown_head', readHead(head)?.place ?? 0);
  return { head: headOf(end), end, entries, ...found.all() };
}

type Findings = ReturnType<typeof newFindings>;

/** Whether each link follows from the one before; after a wrong one it goes on from there. Returns the last. */
function verifyLinks(key: Buffer | undefined, start: ChainEnd, page: readonly Link[], found: Findings): ChainEnd {
  let end = start;
  for (const link of page) {
    if (!key) found.add('no_key', link.place);
    else if (!isNext(key, end, link)) found.add('broken_link', link.place);
    end = { place: link.place, link: link.link };
  }
  return end;
}

/** Whether each entry is as its last link says. Returns how many entries have theirs on this page. */
async function verifyEntries(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  page: readonly Link[],
  found: Findings,
): Promise<number> {
  const last = page.filter(({ is_last }) => is_last);
  const households = last.flatMap(({ household_id }) => household_id ?? []);
  const keys = await readKeys(db, vault, households);
  for (const link of last) {
    const problem = problemOf(link, keys);
    if (problem) found.add(problem, link.entry_id);
  }
  return last.length;
}

function newFindings() {
  const problems: Problem[] = [];
  let count = 0;
  return {
    add(kind: ProblemKind, id: number) {
      count += 1;
      if (problems.length < MOST_NAMED) problems.push({ kind, id });
    },
    all: () => ({ problems, count }),
  };
}

function isNext(key: Buffer, end: ChainEnd, { place, entry_id, digest, link }: Link): boolean {
  const next = linkAfter(key, end, entry_id, digest);
  return next.place === place && next.link.equals(link);
}

function problemOf({ digest, content, household_id }: Link, keys: ChainKeys): ProblemKind | undefined {
  if (digest === null) return content === null ? undefined : 'added';
  if (content === null) return 'removed';
  const key = keys.get(household_id);
  if (!key) return 'no_key';
  return digestOf(key, content).equals(digest) ? undefined : 'changed';
}

async function readLinks(db: Reader, after: number): Promise<Link[]> {
  const { rows } = await sql<Link>`
    select l.*, a.household_id, case when a.id is not null then ${contentOf} end as content,
      not exists (select from audit_links later where later.entry_id = l.entry_id and later.place > l.place) as is_last
    from (select * from audit_links where place > ${after} order by place limit ${LINKS_AT_ONCE}) l
    left join audit_log a on a.id = l.entry_id
    order by l.place`.execute(db);
  return rows;
}

/** Which of these ends, noted at some time, the chain does not contain. */
export async function listUnknownHeads(db: Reader, heads: readonly string[]): Promise<string[]> {
  const unknown: string[] = [];
  for (const head of heads) {
    const read = readHead(head);
    if (!read || !(await isInChain(db, read))) unknown.push(head);
  }
  return unknown;
}

/** Entries among those that are in the chain, which are not in it. */
async function listAdded(db: Reader): Promise<number[]> {
  const added: number[] = [];
  let after = 0;
  for (;;) {
    const { rows } = await sql<{ last: number | null; added: number[] | null }>`
      select max(a.id) as last, array_agg(a.id order by a.id) filter (where
        not exists (select from audit_links l where l.entry_id = a.id)) as added
      from (select id from audit_log where id > ${after} and id <= (select max(entry_id) from audit_links)
        order by id limit ${LINKS_AT_ONCE}) a`.execute(db);
    const [row] = rows;
    added.push(...(row?.added ?? []).map(Number));
    if (!row?.last) return added;
    after = row.last;
  }
}

async function isInChain(db: Reader, { place, begins }: { place: number; begins: string }): Promise<boolean> {
  // before the first link: a backup of a new installation notes it
  if (place === START.place) return START.link.toString('hex').startsWith(begins);
  const { rows } = await sql`
    select from audit_links where place = ${place} and encode(link, 'hex') like ${`${begins}%`}`.execute(db);
  return rows.length > 0;
}
