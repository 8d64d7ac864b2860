import { refuse } from '../../../domain/application/application.refusals.ts';
import { type Cover, type CoverContext, coverOn } from '../../../domain/membership/cover.ts';
import type { membershipContract, personCover } from '../../../domain/membership/membership.contract.ts';
import { isDeath } from '../../../domain/reference/inactiveReasons.ts';
import type { Input } from '../../../domain/shared/contract.ts';
import { type Day, isAfter, toWireDay } from '../../../domain/shared/day.ts';
import { settingsOn } from '../../boardSettings/boardSettings.reads.ts';
import type { MemberActor } from '../../platform/actor.ts';
import type { Ask } from '../../platform/context.ts';
import { listCoverFacts } from './cover.reads.ts';

type PersonCover = (typeof personCover)['_output'];

/**
 * For everybody in the actor's household, in order of entry: whether the membership covers them today (decision 57). The dead are
 * left out. Uses today's settings of the board. Refuses with `HouseholdNotFound` for other households.
 */
export async function listCover(
  ask: Ask<MemberActor>,
  { id }: Input<(typeof membershipContract)['listCover']>,
): Promise<PersonCover[]> {
  return id === ask.actor.household_id ? listCoverOf(ask, id) : refuse('HouseholdNotFound');
}

/** The same for a household that the caller may see. */
export async function listCoverOf({ db, today }: Pick<Ask, 'db' | 'today'>, id: number): Promise<PersonCover[]> {
  const facts = await listCoverFacts(db, id, today);
  const settings = await settingsOn(db, today);
  const covers = [...facts].map(([member_id, known]) => ({ member_id, cover: coverOn(known, settings) }));
  return covers
    .filter(({ cover }) => !hasDied(cover))
    .map(({ member_id, cover }) => ({ member_id, ...toPersonCover(cover, today) }));
}

function hasDied({ grounds }: Cover): boolean {
  return grounds.some((context) => context.verdict === 'ended' && isDeath(context.reason_id ?? 0));
}

function toPersonCover({ verdict, grounds: [first] }: Cover, today: Day): Omit<PersonCover, 'member_id'> {
  return {
    verdict,
    since: first && 'since' in first ? toWireDay(first.since) : null,
    had_begun: first?.verdict !== 'ended' || first.had_begun,
    waiting_until: first?.verdict === 'waiting' && first.until ? toWireDay(first.until) : null,
    waiting_for: first?.verdict === 'waiting' ? waitingFor(first, today) : null,
    bill_numbers: first?.verdict === 'in_arrears' ? first.invoices.map(({ bill_number }) => bill_number) : [],
  };
}

/** The next event that a person's cover depends on. */
function waitingFor(
  { from, until, held_by }: Extract<CoverContext, { verdict: 'waiting' }>,
  today: Day,
): PersonCover['waiting_for'] {
  if (!from) return 'payment';
  if (until && !isAfter(today, until)) return 'days';
  return held_by ?? 'days';
}
