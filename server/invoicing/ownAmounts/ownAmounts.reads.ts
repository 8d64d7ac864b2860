import { type ExpressionBuilder, sql } from 'kysely';
import { invoiceStatusIds } from '../../../domain/invoicing/invoice.ts';
import type { OwnAmountInForce } from '../../../domain/invoicing/ownAmountInForce.ts';
import { fullName } from '../../../domain/shared/fullName.ts';
import { type Cents, toEuros } from '../../../domain/shared/money.ts';
import type { Reader, Tables } from '../../platform/db.ts';
import { staffNameOf } from '../../platform/staffName.ts';
import type {} from '../invoicing.tables.ts';

type Builder = Pick<ExpressionBuilder<Tables, never>, 'selectFrom'>;

/** The own amounts of everybody in a household for one year. */
export function ownAmountsOf(eb: Builder, { household_id, year }: { household_id: number; year: number }) {
  return eb
    .selectFrom('own_amounts as o')
    .innerJoin('members as m', 'm.id', 'o.member_id')
    .select(['o.member_id', 'o.amount_cents'])
    .where('m.household_id', '=', household_id)
    .where('o.year', '=', year);
}

/** The own amount of a person for a year, if two people have decided one. */
export async function findOwnAmount(db: Reader, member_id: number, year: number): Promise<Cents | undefined> {
  const row = await db
    .selectFrom('own_amounts')
    .select('amount_cents')
    .where('member_id', '=', member_id)
    .where('year', '=', year)
    .executeTakeFirst();
  return row?.amount_cents;
}

/** The own amounts of a household, the latest year first. */
export async function listOwnAmounts(db: Reader, householdId: number): Promise<OwnAmountInForce[]> {
  const rows = await db
    .selectFrom('own_amounts as o')
    .innerJoin('members as m', 'm.id', 'o.member_id')
    .leftJoin('accounts as a', 'a.id', 'o.asked_by')
    .leftJoin('accounts as b', 'b.id', 'o.agreed_by')
    .select(['o.member_id', 'o.year', 'o.amount_cents', 'o.reason', 'm.first_name', 'm.last_name'])
    .select([staffNameOf('a').as('asked_by'), staffNameOf('b').as('agreed_by')])
    .where('m.household_id', '=', householdId)
    .orderBy('o.year', 'desc')
    .orderBy('o.member_id')
    .execute();
  return rows.map(({ first_name, last_name, amount_cents, ...row }) => ({
    ...row,
    name: fullName({ first_name, last_name }),
    amount: toEuros(amount_cents),
  }));
}

const INVOICED = sql.join(
  (['open', 'partly_paid', 'paid', 'over_paid', 'uncollectible'] as const).map((status) =>
    sql.lit(invoiceStatusIds[status]),
  ),
);

/** The contributions of a year that charge for a person, also one that was written off. */
export async function listContributionsOf(
  db: Reader,
  { id, household_id, year }: { id: number; household_id: number; year: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select i.id from sale_invoices i where i.household_id = ${household_id} and i.type = 'siac' and i.billed_year = ${year}
      and i.status_id in (${INVOICED})
      and exists (select from sale_invoice_items t where t.sale_invoice_id = i.id and t.member_id = ${id})
    order by i.id`.execute(db);
  return rows.map((row) => row.id);
}
