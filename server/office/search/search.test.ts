import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatCreditorReference } from '../../../domain/invoicing/creditorReference.ts';
import { type Found, searchContract } from '../../../domain/office/search.contract.ts';
import { day } from '../../../domain/shared/day.ts';
import { identityDigest } from '../../members/identityNumbers/identityDigest.ts';
import { aHousehold, type TestAccount, type TestHousehold } from '../../testing/builders.ts';
import type { TestClient } from '../../testing/client.ts';
import { aDeathCase } from '../../testing/deathBuilders.ts';
import { aHomeAddress, anInvoice } from '../../testing/invoicingBuilders.ts';
import { aMember, aPhoneNumber } from '../../testing/memberBuilders.ts';
import { aServerWithClerk } from '../../testing/officeBuilders.ts';
import { aSubstitute } from '../../testing/substituteBuilders.ts';
import type { TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let client: TestClient;
let account: TestAccount;
let household: TestHousehold;
let child: number;

beforeAll(async () => {
  ({ server, client, account } = await aServerWithClerk());
  household = await aHousehold(server, {
    status: 'waiting',
    first_name: 'Şükriye',
    last_name: 'Gürbüz-Öztürk',
    email: 'sukriye@example.at',
    date_of_birth: day('1960-05-12'),
  });
  child = await aMember(server, household, { first_name: 'Işıl', last_name: 'Straßer' });
  await aHomeAddress(server, household);
  await aPhoneNumber(server, household.main_member_id, { phone_number: '+436641234567' });
  const other = await aHousehold(server, { first_name: 'Somebody', last_name: 'Else' });
  await aPhoneNumber(server, other.main_member_id, { phone_number: '06769998877' });
});
afterAll(() => server.stop());

async function find(search: string): Promise<Found> {
  const answer = await client.call(searchContract.findHouseholds, { search });
  expect(answer.status).toBe(200);
  return answer.body as Found;
}

async function idsFor(search: string): Promise<number[]> {
  return (await find(search)).households.map(({ id }) => id);
}

/** Why the search finds the household; undefined if it does not. */
async function whyFound(search: string): Promise<[string, string] | undefined> {
  const found = (await find(search)).households.find(({ id }) => id === household.household_id);
  return found && [found.found_by, found.found];
}

describe('the office finds a household', () => {
  it.each(['şükriye', 'SUKRIYE', 'Guerbuez', 'ozturk sukriye', 'gürbüz-öz', 'ISIL', 'ışıl strasser', 'İşıl'])(
    'by a name spelt %s',
    async (spelling) => {
      expect(await idsFor(spelling)).toEqual([household.household_id]);
    },
  );

  it.each(['Sükrye', 'gurbzu', 'Gürbüüz', 'Özturk Sükriya', 'starsser'])('by a name mistyped as %s', async (typed) => {
    expect(await whyFound(typed)).toMatchObject(['similar_name', expect.any(String)]);
  });

  it.each([
    ['Gudrunstr. 12', 'address', 'Gudrunstraße 12/4, 1100 Wien'],
    ['wien gudrun', 'address', 'Gudrunstraße 12/4, 1100 Wien'],
    ['1100 Wien', 'address', 'Gudrunstraße 12/4, 1100 Wien'],
    ['1100', 'address', 'Gudrunstraße 12/4, 1100 Wien'],
    ['Gürbüz 1100', 'name_and_address', 'Şükriye Gürbüz-Öztürk, Gudrunstraße 12/4, 1100 Wien'],
    ['gudrunstrasse sukriye', 'name_and_address', 'Şükriye Gürbüz-Öztürk, Gudrunstraße 12/4, 1100 Wien'],
    ['0664 123 45 67', 'phone', '+436641234567, Şükriye Gürbüz-Öztürk'],
    ['+43 (0)664 / 1234567', 'phone', '+436641234567, Şükriye Gürbüz-Öztürk'],
    ['0043 664 1234567', 'phone', '+436641234567, Şükriye Gürbüz-Öztürk'],
    ['4567', 'phone', '+436641234567, Şükriye Gürbüz-Öztürk'],
    ['12.5.1960', 'birth', 'Şükriye Gürbüz-Öztürk, 12.05.1960'],
    ['12 05 60', 'birth', 'Şükriye Gürbüz-Öztürk, 12.05.1960'],
    ['1960-05-12', 'birth', 'Şükriye Gürbüz-Öztürk, 12.05.1960'],
    ['12. Mai 1960', 'birth', 'Şükriye Gürbüz-Öztürk, 12.05.1960'],
    ['12 Mayıs 1960 şükrye', 'birth', 'Şükriye Gürbüz-Öztürk, 12.05.1960'],
    ['SUKRIYE@Example.at', 'email', 'sukriye@example.at'],
    ['sukriye@', 'email', 'sukriye@example.at'],
    ['kriye@exam', 'email', 'sukriye@example.at'],
  ])('by %s: %s', async (typed, by, found) => {
    expect(await whyFound(typed)).toEqual([by, found]);
  });

  it('not by a birth day of somebody with another name', async () => {
    expect(await idsFor('12.5.1960 Else')).toEqual([]);
  });

  it('by a phone number that is stored as it is dialled at home', async () => {
    expect((await find('+43 676 999 88 77')).households).toMatchObject([{ found: '06769998877, Somebody Else' }]);
  });

  it('by membership number, blanks allowed, and by three digits of it', async () => {
    const { membership_no: no } = household;

    for (const typed of [`${no.slice(0, 3)} ${no.slice(3)}`, no.slice(2, 6), no.slice(4)]) {
      expect(await whyFound(typed)).toEqual(['membership_no', no]);
    }
  });

  it('by the number of the former lists, and by parts of it', async () => {
    const { db } = server.context;
    await db
      .updateTable('households')
      .set({ old_number: 'M-0815/98' })
      .where('id', '=', household.household_id)
      .execute();

    for (const typed of ['M-0815/98', 'm0815', '815', '0815 98']) {
      expect(await whyFound(typed)).toEqual(['old_number', 'M-0815/98']);
    }
  });

  it('by bill number in part, and by payment reference as printed or in part', async () => {
    const { bill_number, payment_reference } = await anInvoice(server, household);
    const [year, number = ''] = bill_number.split('-');

    for (const typed of [
      bill_number,
      `${year} ${number}`,
      number,
      number.slice(0, 4),
      payment_reference.slice(0, 12),
    ]) {
      expect(await whyFound(typed)).toEqual(['bill_number', bill_number]);
    }
    const printed = formatCreditorReference(payment_reference);
    expect(await whyFound(printed)).toEqual(['payment_reference', bill_number]);
  });

  it('by the account from which money came', async () => {
    await sql`insert into bank_transactions (transaction_key, source, household_id, value_date, amount_cents, counterparty_iban,
        created_at)
      values ('search', 'manual', ${household.household_id}, '2027-01-01', 6000, 'AT611904300234573201', now())`.execute(
      server.context.db,
    );

    expect(await whyFound('at61 1904 3002 3457 3201')).toEqual(['account', 'AT611904300234573201']);
  });

  it('by a representative: name, also mistyped, phone and e-mail', async () => {
    await aSubstitute(server, household, { last_name: 'Kahraman' });

    expect(await whyFound('Murat Kahraman')).toEqual(['representative', 'Murat Kahraman']);
    expect(await whyFound('Kahrmaan')).toEqual(['representative', 'Murat Kahraman']);
    expect(await whyFound('0660/1112233')).toEqual(['representative', 'Murat Kahraman, +436601112233']);
    expect(await whyFound('kanzlei@sahin')).toEqual(['representative', 'Murat Kahraman, kanzlei@sahin.example']);
  });

  it('and shows everybody in it, the main member first', async () => {
    expect((await find('Straßer')).households).toEqual([
      {
        id: household.household_id,
        membership_no: household.membership_no,
        old_number: 'M-0815/98',
        name: 'Şükriye Gürbüz-Öztürk',
        status: 'waiting',
        email: 'sukriye@example.at',
        persons: ['Şükriye Gürbüz-Öztürk', 'Işıl Straßer'],
        found_by: 'name',
        found: 'Işıl Straßer',
        death_case: null,
      },
    ]);
  });

  it('exact names first, then beginnings, parts and typing errors', async () => {
    for (const last_name of ['Arslam', 'Arslanoğlu', 'Karaarslan', 'Arslan']) await aHousehold(server, { last_name });

    const names = (await find('arslan')).households.map(({ name }) => name.split(' ').at(-1));
    expect(names).toEqual(['Arslan', 'Arslanoğlu', 'Karaarslan', 'Arslam']);
    expect((await find('Arlsan')).households.map(({ found_by }) => found_by)).toEqual(['similar_name']);
  });

  it('main members of a name first, however many have it in the family', async () => {
    const { household_id } = await aHousehold(server, { first_name: 'Hatice', last_name: 'Acar' });
    await aMember(server, { household_id }, { first_name: 'Meryem', last_name: 'Acar' });
    const main = await aHousehold(server, { first_name: 'Meryem', last_name: 'Zor' });

    expect(await idsFor('Meryem')).toEqual([main.household_id, household_id]);
  });

  // departs: constant.tables
  it('and shows fifty at most', async () => {
    for (let index = 0; index < 51; index += 1) await aHousehold(server, { last_name: 'Kalabalık' });

    expect(await idsFor('kalabalik')).toHaveLength(50);
  });
});

describe('the deceased', () => {
  it('are found with the case of their household', async () => {
    const id = await aDeathCase(server, {
      member_id: child,
      household_id: household.household_id,
      case_no: '2027-0042',
    });

    expect((await find('Straßer')).households).toMatchObject([{ death_case: { id, case_no: '2027-0042' } }]);
  });

  it('are found in cases in which no member was identified', async () => {
    const id = await aDeathCase(server, { deceased_name: 'Hüseyin Kurtuluş', case_no: '2027-0043' });

    expect(await find('Huseyn Kurtulus')).toEqual({
      households: [],
      death_cases: [{ id, case_no: '2027-0043', name: 'Hüseyin Kurtuluş' }],
    });
  });
});

describe('an identity number', () => {
  const number = '4719080560';

  it('is found whole only, and every search for one is recorded', async () => {
    const { db, vault } = server.context;
    await db
      .updateTable('members')
      .set({ social_insurance_digest: identityDigest(vault, 'social_insurance_number', number) })
      .where('id', '=', child)
      .execute();

    expect(await whyFound('4719 080560')).toEqual(['social_insurance_number', 'Işıl Straßer']);
    expect(await whyFound('471908056')).toBeUndefined();
    expect(await idsFor('4718080560')).toEqual([]);
    expect(await searchesRecorded()).toEqual([
      { household_id: household.household_id, subject_id: child, details: {} },
      { household_id: null, subject_id: null, details: {} },
    ]);
  });

  it('of Türkiye too', async () => {
    const { db, vault } = server.context;
    await db
      .updateTable('members')
      .set({ turkish_id_digest: identityDigest(vault, 'turkish_id_no', '10000000146') })
      .where('id', '=', child)
      .execute();

    expect(await whyFound('10000000146')).toEqual(['turkish_id_no', 'Işıl Straßer']);
  });
});

async function searchesRecorded() {
  return server.context.db
    .selectFrom('audit_log')
    .select(['household_id', 'subject_id', 'details'])
    .where('action', '=', 'identity_number.searched')
    .where('actor_account_id', '=', account.account_id)
    .orderBy('id')
    .execute();
}

describe('what is no search finds nobody, at once', () => {
  it.each(['a', 'Y.', '%', '…', '\u0301', '12', "'' : & | ! *", '\\', '“”'])('%s', async (typed) => {
    expect(await find(typed)).toEqual({ households: [], death_cases: [] });
  });

  it('two letters find the names that consist of them', async () => {
    const oz = await aHousehold(server, { first_name: 'Su', last_name: 'Öz' });

    expect(await idsFor('öz')).toEqual([oz.household_id]);
    expect(await idsFor('Su Ö.')).toEqual([]);
  });

  it('an empty search is refused', async () => {
    const answer = await client.call(searchContract.findHouseholds, { search: ' ' });

    expect([answer.status, answer.body]).toMatchObject([422, { errors: { search: ['required'] } }]);
  });

  it.each([201, 200_000])('so is one of %i letters', async (length) => {
    const answer = await client.call(searchContract.findHouseholds, { search: 'a'.repeat(length) });

    expect([answer.status, answer.body]).toMatchObject([422, { errors: { search: ['max_200_characters'] } }]);
  });

  it('one of half a megabyte too', async () => {
    expect((await client.call(searchContract.findHouseholds, { search: 'a'.repeat(500_000) })).status).toBe(413);
  });
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
