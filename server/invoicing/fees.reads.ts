import type { ExpressionBuilder } from 'kysely';
import type { Fee } from '../../domain/invoicing/invoicing.contract.ts';
import { toWireDay } from '../../domain/shared/day.ts';
import { toEuros } from '../../domain/shared/money.ts';
import type { Tables } from '../platform/db.ts';
import type { Ask } from '../platform/work.ts';

/** The fee table as it is reckoned with, alone or as a part of a larger query. */
export function feeTable(db: Pick<ExpressionBuilder<Tables, never>, 'selectFrom'>) {
  return db
    .selectFrom('fees')
    .select(['type', 'basis', 'age_from', 'age_to', 'amount_cents', 'valid_from', 'valid_to'])
    .orderBy('id');
}

/** The fee table as it travels (D35). */
export async function listFees({ db }: Pick<Ask, 'db'>): Promise<Fee[]> {
  const rows = await feeTable(db).execute();
  return rows.map(({ amount_cents, valid_from, valid_to, ...fee }) => ({
    ...fee,
    amount: toEuros(amount_cents),
    valid_from: toWireDay(valid_from),
    valid_to: valid_to && toWireDay(valid_to),
  }));
}
