import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Credit, indexPayers, propose } from '../../../domain/payments/bank/proposals.ts';
import { wordsTold } from '../../../domain/payments/bank/wordsTold.ts';
import { cents } from '../../../domain/shared/money.ts';
import { aHousehold } from '../../testing/builders.ts';
import { aCoveredPerson, anInvoice } from '../../testing/invoicingBuilders.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';
import { listPayers, readPayers } from './payers.reads.ts';

/** First name, last name, and what is owed. */
const PEOPLE = [
  ['Mehmet', 'Yılmaz', 6_000],
  ['Mehmet', 'Yılmaz', 9_000],
  ['Ayşe Gül', 'Yılmaz-Öztürk', 6_000],
  ['Hans-Peter', 'Müller', 6_000],
  ['Ömer', "D'Angelo", 6_000],
  ['A.', 'Can', 6_000],
  ['İbrahim', 'Ok K.', 4_500],
  ['Nur', 'Şahin', 7_777],
] as const;

let server: TestServer;
const ids: number[] = [];
beforeAll(async () => {
  server = await startTestServer();
  for (const [first_name, last_name, amount] of PEOPLE) {
    const household = await aHousehold(server, { status: 'active', first_name, last_name });
    ids.push(household.household_id);
    await anInvoice(server, household, { amount_cents: cents(amount) });
  }
});
afterAll(() => server.stop());

type More = Partial<Credit> & { text?: string };

const from = (name: string | null, amount: number, { text = '', ...more }: More = {}): Credit => ({
  amount_cents: cents(amount),
  words: wordsTold(name, text),
  named_household_ids: [],
  hinted_household_ids: [],
  perhaps_household_ids: [],
  member_household_ids: [],
  old_number_household_ids: [],
  short_number_household_ids: [],
  worded_number_household_ids: [],
  purpose: new Set(),
  yearless_household_ids: [],
  initials: new Set(),
  account_household_ids: [],
  bill_numbers: [],
  ...more,
});

describe('what a credit may be for', () => {
  it.each<[string, () => Credit, number]>([
    ['in capitals, without Turkish letters', () => from('YILMAZ MEHMET', 6_000), 2],
    ['with a second first name that is not known', () => from('Mehmet Ali Yilmaz', 1), 2],
    ['with a hyphen', () => from('Ayse Guel Yilmaz Oeztuerk', 6_000), 1],
    ['with two first names', () => from('MUELLER HANS PETER', 1), 1],
    ['with an apostrophe', () => from('OMER D ANGELO', 6_000), 1],
    ['with an initial', () => from('Ali Can', 6_000), 1],
    ['that ends with an initial', () => from('Ibrahim Ok', 1), 1],
    ['with only the surname, over exactly the owed amount', () => from('Emine Yilmaz', 9_000), 1],
    ['with only the surname', () => from('Emine Sahin', 1), 0],
    ['told by the purpose', () => from('Firma', 1, { text: 'fuer Nur Sahin' }), 1],
    ['with gaps', () => from('?mer D ANGELO', 1), 1],
    ['with gaps in every word', () => from('N?r', 1, { text: '?ahin N?r' }), 0],
    ['with gaps in the last one', () => from('Nur ?ahin', 1), 1],
    ['without a known name, over an amount that one household owes', () => from('Firma', 7_777), 1],
    ['without a known name, over an amount that many households owe', () => from('Firma', 6_000), 0],
    ['of nobody, where a bill is named', () => from(null, 1, { named_household_ids: ids.slice(3, 4) }), 1],
  ])('is found among few bills as among all: a name %s', async (_how, make, count) => {
    const credit = make();
    const { db } = server.context;

    const found = propose(credit, indexPayers(await listPayers(db, [credit])));

    expect(found).toHaveLength(count);
    expect(found).toEqual(propose(credit, indexPayers(await readPayers(db, ids))));
  });

  it('is read in one query for all lines', async () => {
    const credits = [from('Firma', 6_000), from('Nur Şahin', 1), from('Emine Yılmaz', 9_000)];

    const payers = await listPayers(server.context.db, credits);

    const owed = payers.flatMap(({ invoices }) => invoices.map(({ open_cents }) => open_cents));
    expect(owed.sort((a, b) => a - b)).toEqual([6_000, 6_000, 6_000, 7_777, 9_000]);
  });

  it('is not proposed if only a name matches that too many people have', async () => {
    const household = await aHousehold(server, { status: 'active', first_name: 'Tek', last_name: 'Kişi' });
    await anInvoice(server, household, { amount_cents: cents(8_888) });
    const few = () => listPayers(server.context.db, [from('Çok Kişi', 1)]);
    for (let count = 0; count < 200; count += 1) {
      await aCoveredPerson(server, household, { first_name: 'Çok', last_name: 'Kişi' });
    }
    expect(await few()).toHaveLength(1);

    await aCoveredPerson(server, household, { first_name: 'Çok', last_name: 'Kişi' });

    expect(await few()).toEqual([]);
  });
});
