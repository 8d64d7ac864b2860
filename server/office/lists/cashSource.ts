import { type RawBuilder, sql } from 'kysely';
import { type CashChoice, cashList } from '../../../domain/office/lists/cashList.ts';
import { fullNameOf } from '../../members/fullName.reads.ts';
import { staffNameOf } from '../../platform/staffName.ts';
import { byChoice, listSource } from './listSource.ts';

/** As `receiptNumber` writes it. */
const receiptNo = (alias: string) => {
  const [year, no] = [sql.ref(`${alias}.year`), sql.ref(`${alias}.no`)];
  return sql`${year} || '/' || lpad(${no}::text, greatest(4, length(${no}::text)), '0')`;
};

const isReversed = sql<boolean>`(e.reverses is not null or exists (select from cash_entries r where r.reverses = e.id))`;

const choices: Record<CashChoice, () => RawBuilder<boolean>> = {
  standing: () => sql`not ${isReversed}`,
  reversed: () => isReversed,
  uncounted: () => sql`e.cash_closing_id is null`,
};

/** Entries of the cash book, with the household of a payment. */
export const cashSource = listSource(cashList, {
  from: sql`cash_entries e`,
  columnJoins: sql`left join accounts a on a.id = e.created_by
    left join bank_transactions t on t.id = e.bank_transaction_id
    left join cash_closings c on c.id = e.cash_closing_id
    left join households h on h.id = e.household_id
    left join members main on main.household_id = h.id and main.is_main`,
  id: sql`e.id`,
  household: sql`e.household_id`,
  always: sql`true`,
  filters: {
    cash_kind: (value) => sql`e.kind = ${value}`,
    cash: byChoice(choices),
    date_from: (value) => sql`e.day >= ${value}::date`,
    date_until: (value) => sql`e.day <= ${value}::date`,
  },
  columns: () => ({
    receipt_no: receiptNo('e'),
    date: sql`e.day`,
    cash_kind: sql`e.kind`,
    membership_no: sql`h.membership_no`,
    name: fullNameOf('main'),
    purpose: sql`e.text`,
    payer: sql`t.counterparty_name`,
    bill_numbers: sql`(select string_agg(distinct i.bill_number, ', ') from payment_allocations p
      join sale_invoices i on i.id = p.sale_invoice_id
      where p.bank_transaction_id = t.id and (p.reversed_at is null or t.withdrawn_at is not null))`,
    amount: sql`e.amount_cents`,
    reverses_no: sql`(select ${receiptNo('r')} from cash_entries r where r.id = e.reverses)`,
    reversed_by_no: sql`(select ${receiptNo('r')} from cash_entries r where r.reverses = e.id)`,
    counted_on: sql`c.day`,
    by: staffNameOf('a'),
  }),
  sorts: {
    receipt_no: { by: [sql`e.year`, sql`e.no`] },
    date: { by: [sql`e.day`] },
    amount: { by: [sql`e.amount_cents`] },
  },
});
