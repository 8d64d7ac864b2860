import { listsContract } from '../domain/office/lists/lists.contract.ts';

/** A page of a list, and statements that answer the same count and the same fifty rows without the product. */
export type Question = {
  what: string;
  path: string;
  body: Record<string, string | number>;
  bare: readonly string[];
};

const YEAR = { date_from: '01.01.2026', date_until: '31.12.2026' };

const households = listsContract.readHouseholds.path;
const members = "from households h where h.erased_on is null and h.status in ('waiting', 'active')";
const owed = `(select household_id, sum(amount_cents - paid_cents) as cents from sale_invoices where status_id in (2, 7) group by 1)`;

const inTurkish = `${members} and (h.language = 'tr' or h.account_id in (select id from accounts where language = 'tr'))
  and h.id in (select m.household_id from addresses p join members m on m.id = p.member_id
    where m.is_main and p.is_main_address and p.inactive_from is null and p.postal_code like '11%')`;

/** Lists as the office narrows and sorts them. */
export const chosenPages: readonly Question[] = [
  {
    what: 'first page of households',
    path: households,
    body: {},
    bare: [`select count(*) ${members}`, `select h.id ${members} order by membership_no limit 50`],
  },
  {
    what: 'who owes something overdue, the largest first',
    path: households,
    body: { owed: 'overdue', sort: '-owed' },
    bare: [
      `select count(*) ${members} and h.id in (select household_id from sale_invoices where status_id in (2, 7) and due_date < now())`,
      `select h.id from households h left join ${owed} o on o.household_id = h.id where h.status in ('waiting', 'active')
        and h.id in (select household_id from sale_invoices where status_id in (2, 7) and due_date < now())
        order by o.cents desc nulls last limit 50`,
    ],
  },
  {
    what: 'households of a post code in a language',
    path: households,
    body: { postal_code: '11', language: 'tr' },
    bare: [`select count(*) ${inTurkish}`, `select h.id ${inTurkish} order by membership_no limit 50`],
  },
  {
    what: 'households by name',
    path: households,
    body: { sort: 'name' },
    bare: [
      `select count(*) ${members}`,
      `select h.id from households h join members m on m.household_id = h.id and m.is_main where h.status in ('waiting', 'active')
        order by last_word_of(m.search_name), first_word_of(m.search_name) limit 50`,
    ],
  },
  {
    what: 'adults by age',
    path: listsContract.readPeople.path,
    body: { age_from: '18', sort: 'born' },
    bare: [
      "select count(*) from members where status in ('waiting', 'active') and date_of_birth < '2008-01-01'",
      "select id from members where status in ('waiting', 'active') and date_of_birth < '2008-01-01' order by date_of_birth limit 50",
    ],
  },
  {
    what: 'invoices, the newest first',
    path: listsContract.readInvoices.path,
    body: {},
    bare: [
      'select count(*) from sale_invoices where date is not null and status_id <> 8',
      'select id from sale_invoices where date is not null and status_id <> 8 order by date desc, id desc limit 50',
    ],
  },
  {
    what: 'payments, the newest first',
    path: listsContract.readPayments.path,
    body: {},
    bare: [
      'select count(*) from bank_transactions where household_id is not null and amount_cents > 0 and withdrawn_at is null',
      'select id from bank_transactions where household_id is not null and amount_cents > 0 order by value_date desc, id desc limit 50',
    ],
  },
];

const moneyOfYear = `(select id, date as day, amount_cents from sale_invoices where date between '2026-01-01' and '2026-12-31'
  union all select id, value_date, amount_cents from bank_transactions where value_date between '2026-01-01' and '2026-12-31')`;

/** Every list as it opens, each beside the same count and rows of its tables alone. */
export const firstPages: readonly Question[] = [
  {
    what: 'people',
    path: listsContract.readPeople.path,
    body: {},
    bare: [
      "select count(*) from members where status in ('waiting', 'active')",
      "select id from members where status in ('waiting', 'active') order by last_word_of(search_name), first_word_of(search_name) limit 50",
    ],
  },
  {
    what: 'cash book',
    path: listsContract.readCash.path,
    body: {},
    bare: ['select count(*) from cash_entries', 'select id from cash_entries order by year desc, no desc limit 50'],
  },
  {
    what: 'mails',
    path: listsContract.readMails.path,
    body: {},
    bare: [
      'select count(*) from mails where content is not null',
      'select id from mails where content is not null order by created_at desc limit 50',
    ],
  },
  {
    what: 'letters',
    path: listsContract.readLetters.path,
    body: {},
    bare: [
      'select count(*) from letters where content is not null',
      'select id from letters where content is not null order by created_at desc limit 50',
    ],
  },
  {
    what: 'journal of a year',
    path: listsContract.readJournal.path,
    body: YEAR,
    bare: [
      `select count(*), sum(amount_cents) from ${moneyOfYear} entries`,
      `select * from ${moneyOfYear} entries order by day, id limit 50`,
    ],
  },
  {
    what: 'open items of today',
    path: listsContract.readOpenItems.path,
    body: {},
    bare: [
      `select count(*), sum(cents) from ${owed} o`,
      `select h.id from households h join ${owed} o on o.household_id = h.id order by membership_no limit 50`,
    ],
  },
  {
    what: 'saved files',
    path: listsContract.readExports.path,
    body: {},
    bare: [
      "select count(*) from audit_log where action = 'list.exported'",
      "select id from audit_log where action = 'list.exported' order by happened_at desc limit 50",
    ],
  },
  {
    what: 'record of all households',
    path: listsContract.readRecord.path,
    body: {},
    bare: ['select count(*) from audit_log', 'select id from audit_log order by happened_at desc limit 50'],
  },
];
