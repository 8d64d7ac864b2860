import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatCreditorReference } from '../../domain/invoicing/creditorReference.ts';
import { officeContract } from '../../domain/office/office.contract.ts';
import type { FoundHousehold } from '../../domain/office/officeAnswers.ts';
import { foldForSearch } from '../../domain/shared/text.ts';
import { aHousehold, type TestHousehold } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { anInvoice } from '../testing/invoicingBuilders.ts';
import { aMember } from '../testing/memberBuilders.ts';
import { aServerWithClerk } from '../testing/officeBuilders.ts';
import type { TestServer } from '../testing/testServer.ts';

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

  it('and is shown everybody in it, the main member first', async () => {
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

  it('and nobody where nobody is called so; signs of a pattern are letters', async () => {
    expect(await idsFor('Nobody')).toEqual([]);
    expect(await idsFor('%')).toEqual([]);
  });

  it('and is shown fifty at most', async () => {
    for (let index = 0; index < 51; index += 1) await aHousehold(server, { last_name: 'Kalabalık' });

    expect(await idsFor('kalabalik')).toHaveLength(50);
  });
});

it('an empty search is refused', async () => {
  const answer = await client.call(officeContract.findHouseholds, { search: ' ' });

  expect([answer.status, answer.body]).toMatchObject([422, { errors: { search: ['required'] } }]);
});

it('of marks without a letter nobody is found', async () => {
  expect(await idsFor('\u0301')).toEqual([]);
});

it('the database folds names as the domain does', async () => {
  const letter = fc.constantFrom(...'abceouAEOUıİiIğĞşŞçÇöÖüÜäÄßẞøØæÆœŒđĐłŁéàñ -\u0308\u0307\u030C');
  const names = fc.sample(
    fc.array(letter, { maxLength: 12 }).map((letters) => letters.join('')),
    2_000,
  );

  const { rows } = await sql<{ name: string; folded: string }>`
    select name, fold_for_search(name) as folded from unnest(${names}::text[]) as name`.execute(server.ground.db);

  expect(rows.filter(({ name, folded }) => folded !== foldForSearch(name))).toEqual([]);
});

describe('where the database sorts and lower-cases in Turkish', () => {
  it('an e-mail in capitals is found all the same', async () => {
    const { id } = await server.ground.db
      .updateTable('members')
      .set({ email: 'INFO@Istanbul.example' })
      .where('id', '=', household.main_member_id)
      .returning('household_id as id')
      .executeTakeFirstOrThrow();
    await sql`alter table members alter column email type text collate "tr-x-icu"`.execute(server.ground.db);

    expect(await idsFor('info@istanbul.example')).toEqual([id]);
  });
});
