import { refuse } from '../../domain/application/application.refusals.ts';
import { firstDayOf } from '../../domain/members/memberStatus.ts';
import type { HouseholdSummary } from '../../domain/membership/householdSummary.ts';
import { type Day, toWireDay } from '../../domain/shared/day.ts';
import { fullNameOf } from '../members/fullName.reads.ts';
import type { Reader } from '../platform/db.ts';

/** A household's membership as the office sees it. Refuses with `HouseholdNotFound`. */
export async function getHouseholdSummary(db: Reader, id: number): Promise<HouseholdSummary> {
  const row = await db
    .selectFrom('households as h')
    .innerJoin('members as m', (join) => join.onRef('m.household_id', '=', 'h.id').on('m.is_main', '=', true))
    .select(['h.id', 'h.membership_no', 'h.status', 'h.status_since', 'h.created_at', 'h.submitted_on'])
    .select(['h.sent_back_reason', 'h.waiting_from', 'h.waiting_until', 'h.active_from', 'h.inactive_from'])
    .select(['h.inactive_reason_id', 'h.money_rests_since', 'h.silent_since', fullNameOf('m').as('name')])
    .select((eb) =>
      eb('h.before_sent_back', 'is not', null).and('h.status', '=', 'new').$castTo<boolean>().as('may_take_back'),
    )
    .select((eb) =>
      eb
        .selectFrom('household_confirmations as c')
        .select(({ fn }) => fn.max('c.confirmed_on').as('on'))
        .whereRef('c.household_id', '=', 'h.id')
        .as('confirmed_on'),
    )
    .where('h.id', '=', id)
    .executeTakeFirst();
  if (!row) return refuse('HouseholdNotFound');
  return {
    ...row,
    created_at: row.created_at.toISOString(),
    status_since: toWireDay(row.status_since),
    submitted_on: wireOrNull(row.submitted_on),
    waiting_from: wireOrNull(row.waiting_from),
    waiting_until: wireOrNull(row.waiting_until),
    active_from: wireOrNull(firstDayOf(row)),
    inactive_from: wireOrNull(row.inactive_from),
    money_rests_since: wireOrNull(row.money_rests_since),
    silent_since: wireOrNull(row.silent_since),
    confirmed_on: wireOrNull(row.confirmed_on),
  };
}

function wireOrNull(day: Day | null) {
  return day && toWireDay(day);
}
