import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatCreditorReference } from '../../domain/invoicing/creditorReference.ts';
import { readSearch } from '../../domain/office/householdSearch.ts';
import { officeContract } from '../../domain/office/office.contract.ts';
import type { FoundHousehold } from '../../domain/office/officeAnswers.ts';
import { foldForSearch } from '../../domain/shared/text.ts';
import type { Reader } from '../platform/db.ts';
import { aHousehold, type TestHousehold } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { anInvoice } from '../testing/invoicingBuilders.ts';
import { aMember } from '../testing/memberBuilders.ts';
import { aServerWithClerk } from '../testing/officeBuilders.ts';
import type { TestServer } from '../testing/testServer.ts';
import { findHouseholds } from './search.reads.ts';

let server: TestServer;
let client: TestClient;
let household: TestHousehold;

beforeAll(async () => {
  ({ server, client } = await aServerWithClerk());
  household = await aHousehold(server, {
    status: 'waiting',
    first_name: 'Şükriye',
    last_name: 'Gürbüz-Öztürk',
    email: 'sukriye@example.at',
  });
  await aMember(server, household, { first_name: 'Işıl', last_name: 'Straßer' });
  await aHousehold(server, { first_name: 'Somebody', last_name: 'Else' });
});
afterAll(() => server.stop());

async function idsFor(search: string): Promise<number[]> {
  const answer = await client.call(officeContract.findHouseholds, { search });
  expect(answer.status).toBe(200);
  return (answer.body as FoundHousehold[]).map(({ id }) => id);
}

describe('the office finds a household', () => {
  it.each(['şükriye', 'SUKRIYE', 'Guerbuez', 'ozturk sukriye', 'gürbüz-öz', 'ISIL', 'ışıl strasser', 'İşıl'])(
    'by a name spelt %s',
    async (spelling) => {
      expect(await idsFor(spelling)).toEqual([household.household_id]);
    },
  );

  it('by e-mail, in capitals or in part', async () => {
    expect(await idsFor('SUKRIYE@Example.at')).toEqual([household.household_id]);
    expect(await idsFor('sukriye@')).toEqual([household.household_id]);
    expect(await idsFor('kriye@exam')).toEqual([household.household_id]);
  });

  it('by membership number, blanks allowed', async () => {
    const { membership_no } = household;

    expect(await idsFor(`${membership_no.slice(0, 3)} ${membership_no.slice(3)}`)).toEqual([household.household_id]);
  });

  it('by bill number and by payment reference as printed', async () => {
    const { bill_number, payment_reference } = await anInvoice(server, household);

    expect(await idsFor(bill_number)).toEqual([household.household_id]);
    expect(await idsFor(formatCreditorReference(payment_reference))).toEqual([household.household_id]);
  });

  it('and shows everybody in it, the main member first', async () => {
    const answer = await client.call(officeContract.findHouseholds, { search: 'Straßer' });

    expect(answer.body).toEqual([
      {
        id: household.household_id,
        membership_no: household.membership_no,
        name: 'Şükriye Gürbüz-Öztürk',
        status: 'waiting',
        email: 'sukriye@example.at',
        persons: ['Şükriye Gürbüz-Öztürk', 'Işıl Straßer'],
      },
    ]);
  });

  it('and none for an unknown name; pattern characters are taken literally', async () => {
    expect(await idsFor('Nobody')).toEqual([]);
    expect(await idsFor('%')).toEqual([]);
  });

  // departs: constant.tables
  it('and shows fifty at most', async () => {
    for (let index = 0; index < 51; index += 1) await aHousehold(server, { last_name: 'Kalabalık' });

    expect(await idsFor('kalabalik')).toHaveLength(50);
  });
});

it('any part of a name finds the people who have it, without reading the rows of others', async () => {
  const db = server.context.db;
  const odd = ["O'Hara", 'Öz\\kaya', "'' : & | ! *", 'Aşkın-Özkaya', 'Ab. Cd', '𐐷𐐷Kaya', 'Özkaya'.repeat(12)];
  for (const last_name of odd) await aHousehold(server, { first_name: 'Su', last_name });
  const { rows: people } = await sql<{ id: number; name: string }>`
    select household_id as id, search_name as name from members order by household_id`.execute(db);
  const names = [...new Set(people.map(({ name }) => name))];
  const part = fc
    .tuple(fc.constantFrom(...names), fc.nat(), fc.integer({ min: 1, max: 90 }))
    .map(([name, from, most]) => {
      const letters = [...name];
      return letters.slice(from % letters.length, (from % letters.length) + most).join('');
    });
  const parts = fc.sample(part, 100).filter((typed) => typed.trim() !== '');

  for (const typed of parts) {
    const search = readSearch(typed);
    const words = search.by === 'name' ? search.words : [];
    if (words.length === 0) continue;
    const bearers = people.filter(({ name }) => words.every((word) => name.includes(word))).map(({ id }) => id);
    const { found, indexes } = await withoutReadingAll(typed);

    expect(bearers, typed).toEqual(expect.arrayContaining(found));
    expect(found, typed).toHaveLength(Math.min(new Set(bearers).size, 50));
    expect(indexes, typed).toEqual(['members_by_part_of_name']);
  }
  expect((await withoutReadingAll('sukriye@')).indexes).toEqual([
    'accounts_by_part_of_email',
    'accounts_by_part_of_pending_email',
    'members_by_part_of_email',
  ]);
});

/** What the search finds, and by which trigram indexes, if the planner avoids reading whole tables. */
async function withoutReadingAll(search: string): Promise<{ found: number[]; indexes: string[] }> {
  return server.context.db.transaction().execute(async (db) => {
    await sql`set local enable_seqscan = off`.execute(db);
    const before = await usedIndexes(db);
    const found = await findHouseholds({ db }, { search });
    const used = (await usedIndexes(db)).filter(({ name, times }) =>
      before.some((b) => b.name === name && b.times < times),
    );
    return { found: found.map(({ id }) => id), indexes: used.map(({ name }) => name) };
  });
}

/** How often this connection has used each index of name parts. */
async function usedIndexes(db: Reader): Promise<{ name: string; times: number }[]> {
  const { rows } = await sql<{ name: string; times: number }>`
    select relname as name, pg_stat_get_xact_numscans(oid)::integer as times from pg_class
    where relkind = 'i' and relname like '%_by_part_of_%' order by 1`.execute(db);
  return rows;
}

it('an empty search is refused', async () => {
  const answer = await client.call(officeContract.findHouseholds, { search: ' ' });

  expect([answer.status, answer.body]).toMatchObject([422, { errors: { search: ['required'] } }]);
});

it('a search without letters finds nobody', async () => {
  expect(await idsFor('\u0301')).toEqual([]);
});

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

describe('if the database sorts and lower-cases in Turkish', () => {
  it('an e-mail in capitals is found all the same', async () => {
    const { id } = await server.context.db
      .updateTable('members')
      .set({ email: 'INFO@Istanbul.example' })
      .where('id', '=', household.main_member_id)
      .returning('household_id as id')
      .executeTakeFirstOrThrow();
    await sql`alter table members alter column email type text collate "tr-x-icu"`.execute(server.context.db);

    expect(await idsFor('info@istanbul.example')).toEqual([id]);
  });
});
