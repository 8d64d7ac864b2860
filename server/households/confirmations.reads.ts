import type { MemberActor } from '../platform/actor.ts';
import type { Reader } from '../platform/db.ts';

/** What decides whether a household is asked if its data are still right; the household exists. */
export async function getConfirmationFacts(db: Reader, householdId: number) {
  const { money_rests_since, ...row } = await db
    .selectFrom('households as h')
    .select(['h.status', 'h.status_since', 'h.active_from', 'h.money_rests_since'])
    .select((eb) =>
      eb
        .selectFrom('household_confirmations as c')
        .select(({ fn }) => fn.max('c.confirmed_on').as('on'))
        .whereRef('c.household_id', '=', 'h.id')
        .as('confirmed_on'),
    )
    .where('h.id', '=', householdId)
    .executeTakeFirstOrThrow();
  return { ...row, money_rests: money_rests_since !== null };
}

/** Every confirmation of the actor's own household, oldest first. */
export async function listOwnConfirmations(db: Reader, { household_id }: Pick<MemberActor, 'household_id'>) {
  return db
    .selectFrom('household_confirmations')
    .select(['confirmed_at', 'member_id'])
    .where('household_id', '=', household_id)
    .orderBy('id')
    .execute();
}
