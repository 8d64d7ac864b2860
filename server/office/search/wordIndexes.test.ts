import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { readSearch } from '../../../domain/office/householdSearch.ts';
import { likenessOf } from '../../../domain/shared/search/likeness.ts';
import { foldForSearch } from '../../../domain/shared/text.ts';
import type { Reader } from '../../platform/db.ts';
import { aHousehold } from '../../testing/builders.ts';
import { testServer } from '../../testing/testServer.ts';
import { rowsFor } from './askedRows.reads.ts';
import { readRows } from './found.reads.ts';

const server = testServer();

it('any part of a name finds the people who have it, without reading the rows of others', async () => {
  const db = server.context.db;
  const odd = ["O'Hara", 'Öz\\kaya', "'' : & | ! *", 'Aşkın-Özkaya', 'Ab. Cd', '𐐷𐐷Kaya', 'Özkaya'.repeat(12)];
  for (const last_name of odd) await aHousehold(server, { first_name: 'Su', last_name });
  const { rows: people } = await sql<{ id: number; name: string }>`
    select household_id as id, search_name as name from members order by household_id`.execute(db);
  const names = [...new Set(people.map(({ name }) => name))];
  const part = fc
    .tuple(fc.constantFrom(...names), fc.nat(), fc.integer({ min: 3, max: 90 }))
    .map(([name, from, most]) => {
      const letters = [...name];
      return letters.slice(from % letters.length, (from % letters.length) + most).join('');
    });

  for (const typed of fc.sample(part, 100)) {
    const question = readSearch(typed.trim() || 'x').find(({ by }) => by === 'words');
    const words = question?.by === 'words' ? question.words : [];
    if (!words.some((word) => [...word].length > 2)) continue;
    const bearers = people.filter(({ name }) => isLike(name, words)).map(({ id }) => id);
    const { found, indexes } = await withoutReadingAll(words);

    expect(new Set(found), typed).toEqual(new Set(bearers));
    expect(indexes, typed).toContain('members_by_word_of_name');
  }
});

function isLike(name: string, words: readonly string[]): boolean {
  return words.every((word) => name.includes(word)) && likenessOf(name, words) !== 'typo';
}

/** Whose names the search compares, and the indexes that find them, if the planner avoids reading whole tables. */
async function withoutReadingAll(words: readonly string[]): Promise<{ found: number[]; indexes: string[] }> {
  return server.context.db.transaction().execute(async (db) => {
    await sql`set local enable_seqscan = off`.execute(db);
    const before = await usedIndexes(db);
    const asked = { vault: server.context.vault, lastDigits: (phone: string) => phone };
    const [rows = []] = await readRows(db, [rowsFor({ by: 'words', words }, asked)]);
    const used = (await usedIndexes(db)).filter(({ name, times }) =>
      before.some((b) => b.name === name && b.times < times),
    );
    const named = rows.filter(({ by }) => by === 'name');
    return { found: named.map(({ household_id }) => household_id ?? 0), indexes: used.map(({ name }) => name) };
  });
}

/** How often this connection has used each index of words and parts. */
async function usedIndexes(db: Reader): Promise<{ name: string; times: number }[]> {
  const { rows } = await sql<{ name: string; times: number }>`
    select relname as name, pg_stat_get_xact_numscans(oid)::integer as times from pg_class
    where relkind = 'i' and (relname like '%_by_part%' or relname like '%_by_word%') order by 1`.execute(db);
  return rows;
}

it('the database normalises names like the domain', async () => {
  const letter = fc.constantFrom(...'abceouAEOUıİiIğĞşŞçÇöÖüÜäÄßẞøØæÆœŒđĐłŁéàñ -\u0308\u0307\u030C');
  const names = fc.sample(
    fc.array(letter, { maxLength: 12 }).map((letters) => letters.join('')),
    2_000,
  );

  const { rows } = await sql<{ name: string; folded: string }>`
    select name, fold_for_search(name) as folded from unnest(${names}::text[]) as name`.execute(server.context.db);

  expect(rows.filter(({ name, folded }) => folded !== foldForSearch(name))).toEqual([]);
});
