import type { Selectable } from 'kysely';
import type { Reader, Tables, Tx } from '../../platform/db.ts';
import '../accounts.tables.ts';

type SecondFactor = Pick<Selectable<Tables['second_factors']>, 'secret' | 'last_step'>;

/** When an account's second factor was set up, and how many recovery codes are unused. */
export async function findSecondFactorFacts(
  db: Reader,
  accountId: number,
): Promise<{ set_at: Date; recovery_codes_left: number } | undefined> {
  return db
    .selectFrom('second_factors as f')
    .select(({ selectFrom }) => [
      'f.set_at',
      selectFrom('recovery_codes as c')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .whereRef('c.account_id', '=', 'f.account_id')
        .where('c.used_at', 'is', null)
        .$asScalar()
        .$notNull()
        .as('recovery_codes_left'),
    ])
    .where('f.account_id', '=', accountId)
    .executeTakeFirst();
}

/** The second factor of an account, locked until the transaction ends: if two show the same code, the second waits. */
export async function lockSecondFactor(tx: Tx, accountId: number): Promise<SecondFactor | undefined> {
  return tx
    .selectFrom('second_factors')
    .select(['secret', 'last_step'])
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
}

/** The secret that was offered to this session and not confirmed yet. */
export async function findOffer(
  db: Reader,
  sessionId: number,
): Promise<{ secret: Buffer; offered_at: Date } | undefined> {
  return db
    .selectFrom('second_factor_offers')
    .select(['secret', 'offered_at'])
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
}

/** Locks a session until the transaction ends; returns whether it exists. Setting up a second factor elsewhere ends it. */
export async function holdSession(tx: Tx, id: number): Promise<boolean> {
  const row = await tx.selectFrom('sessions').select('id').where('id', '=', id).forKeyShare().executeTakeFirst();
  return row !== undefined;
}
