import { z } from 'zod';
import { contract } from '../../shared/contract.ts';
import { checkedDigits, choice, dayField, euros, id, optional, optionalText, wireDay } from '../../shared/fields.ts';
import { aloneList } from './aloneList.ts';
import { cashList } from './cashList.ts';
import { exportsList } from './exportsList.ts';
import { householdsList } from './householdsList.ts';
import { journalList, openItemsList } from './journalLists.ts';
import {
  type AskedFields,
  type CellValue,
  type ColumnKind,
  type ListFilter,
  type ListShape,
  sortsOf,
} from './listShape.ts';
import { lettersList, mailsList } from './messageLists.ts';
import { invoicesList, paymentsList } from './moneyLists.ts';
import { peopleList } from './peopleList.ts';
import { recordList } from './recordList.ts';

export const fileFormats = ['xlsx', 'csv'] as const;

const POST_CODE = /^\d{1,10}$/;
const digits = checkedDigits(10, (value) => (POST_CODE.test(value) ? undefined : 'invalid_value'));

const cells = {
  text: z.string().nullable(),
  words: z.string().nullable(),
  chosen: z.string().nullable(),
  day: wireDay.nullable(),
  euros: euros.nullable(),
  count: z.int().nullable(),
} satisfies Record<ColumnKind, z.ZodType>;

/** The calls of the office's lists; each is made from the list's data (decision 111). */
export const listsContract = contract({
  readHouseholds: reading(householdsList, 'Households by filters, fifty on a page, with the number of all.'),
  exportHouseholds: exporting(householdsList, 'The same as a file for a spreadsheet; recorded.'),
  chooseHouseholds: {
    method: 'POST',
    path: '/api/v1/office/lists/households/chosen',
    summary: 'Keeps which households the list has now, so that a circular can be written to exactly them.',
    access: 'office',
    records: 'nothing',
    /** `rows`: the number that stood on the screen. */
    body: bodyOf({ ...fieldsOf(householdsList), rows: z.int().min(0) }),
    answer: z.object({ id, households: z.int() }),
    status: 201,
    refusals: ['list_has_changed'],
  },
  readPeople: reading(peopleList, 'People by filters, with their household.'),
  exportPeople: exporting(peopleList, 'The same as a file; recorded.'),
  readInvoices: reading(invoicesList, 'Invoices by filters, with their household.'),
  exportInvoices: exporting(invoicesList, 'The same as a file; recorded.'),
  readPayments: reading(paymentsList, 'Payments of households by filters, with their invoices.'),
  exportPayments: exporting(paymentsList, 'The same as a file; recorded.'),
  readCash: reading(cashList, 'Entries of the cash book of all days, by filters.'),
  exportCash: exporting(cashList, 'The same as a file; recorded.'),
  readMails: reading(mailsList, 'Mails by filters: where each is, and why it could not be delivered.'),
  exportMails: exporting(mailsList, 'The same as a file; recorded.'),
  readLetters: reading(lettersList, 'Letters on paper by filters: where each is, and why it came back.'),
  exportLetters: exporting(lettersList, 'The same as a file; recorded.'),
  readJournal: reading(
    journalList,
    'What happened to money on each day: invoices, payments, cash, refunds, costs of deaths.',
  ),
  exportJournal: exporting(journalList, 'The same as a file; recorded.'),
  readOpenItems: reading(openItemsList, 'What each household owed at the end of a day, with its free money.'),
  exportOpenItems: exporting(openItemsList, 'The same as a file; recorded.'),
  readExports: reading(
    exportsList,
    'For the board: who saved which list as a file, with which choice and how many rows.',
  ),
  exportExports: exporting(exportsList, 'The same as a file; recorded as well.'),
  readRecord: reading(recordList, 'For the board: who did and looked at what, in all households.'),
  exportRecord: exporting(recordList, 'The same as a file; recorded as well.'),
  readAlone: reading(aloneList, 'For the board: what one person of the office did or tried alone.'),
  exportAlone: exporting(aloneList, 'The same as a file; recorded as well.'),
});

/** `sums`: of all rows, of the columns that the list sums up. */
export type ListPage = { count: number; page: number; rows: ListRow[]; sums?: Record<string, number> };
export type ListRow = { id: number; household_id: number | null } & { [column: string]: CellValue };

/** A POST, because a filter may be a name or a word, which stands in no address. */
function reading<const S extends ListShape>(shape: S, summary: string) {
  return {
    method: 'POST',
    path: `/api/v1/office/lists/${shape.name as S['name']}`,
    summary,
    access: 'office',
    records: 'nothing',
    body: bodyOf({ ...fieldsOf(shape), page: z.int().positive().max(20_000).optional() }),
    answer: pageOf(shape),
    status: 200,
  } as const;
}

function exporting<const S extends ListShape>(shape: S, summary: string) {
  return {
    method: 'POST',
    path: `/api/v1/office/lists/${shape.name as S['name']}/file`,
    summary,
    access: 'office',
    records: ['list.exported'],
    /** `rows`: the number that stood on the screen; with another one nothing is sent. */
    body: bodyOf({ ...fieldsOf(shape), format: choice(fileFormats), rows: z.int().min(0) }),
    answer: 'file',
    status: 200,
    refusals: ['list_has_changed', 'too_many_requests'],
  } as const;
}

function bodyOf(fields: Record<string, z.ZodType>): z.ZodType<AskedFields, AskedFields> {
  return z.object(fields) as unknown as z.ZodType<AskedFields, AskedFields>;
}

function fieldsOf(shape: ListShape): Record<string, z.ZodType> {
  const filters = shape.filters.map((filter) => [filter.key, fieldOf(filter)]);
  return { ...Object.fromEntries(filters), sort: optional(choice(sortsOf(shape))) };
}

function fieldOf(filter: ListFilter): z.ZodType {
  switch (filter.kind) {
    case 'choice':
      return optional(choice(filter.values));
    case 'day':
      return optional(dayField);
    case 'digits':
      return optional(digits);
    case 'typed':
      return optionalText(100);
  }
}

function pageOf(shape: ListShape): z.ZodType<ListPage> {
  const columns = shape.columns.filter(({ onlyInFile }) => !onlyInFile).map(({ key, kind }) => [key, cells[kind]]);
  // an attempt has a negative id, because it is no entry of the audit log
  const row = z.object({ id: z.int(), household_id: id.nullable(), ...Object.fromEntries(columns) });
  const sums = z.object(Object.fromEntries((shape.sums ?? []).map((key) => [key, euros])));
  const summed = shape.sums ? { sums } : {};
  return z.object({ count: z.int(), page: z.int(), rows: z.array(row), ...summed }) as unknown as z.ZodType<ListPage>;
}
