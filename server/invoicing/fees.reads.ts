import { type ExpressionBuilder, sql } from 'kysely';
import { feesInForce } from '../../domain/invoicing/feesInForce.ts';
import type { Fee, JoiningFee } from '../../domain/invoicing/invoicing.contract.ts';
import { type Day, toWireDay } from '../../domain/shared/day.ts';
import { toEuros } from '../../domain/shared/money.ts';
import type { Ask } from '../platform/context.ts';
import type { Reader, Tables, Tx } from '../platform/db.ts';

/** The fee table in cents, as a query or as a part of a larger one. */
export function feeTable(db: Pick<ExpressionBuilder<Tables, never>, 'selectFrom'>) {
  return db
    .selectFrom('fees')
    .select(['type', 'basis', 'age_from', 'age_to', 'amount_cents', 'valid_from', 'valid_to'])
    .orderBy('id');
}

/** The fee table as the API returns it (D35). */
export async function listFees({ db }: Pick<Ask, 'db'>): Promise<Fee[]> {
  const rows = await feeTable(db).execute();
  return rows.map(({ amount_cents, valid_from, valid_to, ...fee }) => ({
    ...fee,
    amount: toEuros(amount_cents),
    valid_from: toWireDay(valid_from),
    valid_to: valid_to && toWireDay(valid_to),
  }));
}

/** What a membership costs today (D35); `nb` is left out, as only the office gives that basis (D26). */
export async function listJoiningFees({ db, today }: Pick<Ask, 'db' | 'today'>): Promise<JoiningFee[]> {
  const valid = feeTable(db)
    .where('valid_from', '<=', today)
    .where((eb) => eb.or([eb('valid_to', 'is', null), eb('valid_to', '>=', today)]));
  const bands = feesInForce(await valid.execute(), today);
  return bands
    .filter(({ basis }) => basis !== 'nb')
    .map(({ amount_cents, ...band }) => ({ ...band, amount: toEuros(amount_cents) }));
}

/** A number that grows whenever fees are introduced; 0 before the first ones. */
export async function feesVersion(db: Reader): Promise<number> {
  const newest = await db
    .selectFrom('fees')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirst();
  return newest?.id ?? 0;
}

/** Only one transaction at a time may introduce fees; others may still read them. */
export async function lockFees(tx: Tx): Promise<void> {
  await sql`lock table fees in share row exclusive mode`.execute(tx);
}

/** The day from which the newest fees up to a day hold; undefined where there are none. */
export async function lastFeesFrom(tx: Tx, until: Day): Promise<Day | undefined> {
  const newest = await tx
    .selectFrom('fees')
    .select('valid_from')
    .where('valid_from', '<=', until)
    .orderBy('valid_from', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.valid_from;
}
