import { createHash } from 'node:crypto';
import { refuse } from '../../../domain/deaths/deaths.refusals.ts';
import type { DeathEffects } from '../../../domain/deaths/life/deathLife.contract.ts';
import { type HouseholdFacts, type Plan, planEffects, planOfParent } from '../../../domain/deaths/life/lifePlan.ts';
import { type Day, toWireDay } from '../../../domain/shared/day.ts';
import type { Reader } from '../../platform/db.ts';
import type { CaseRow } from '../deathCase.reads.ts';
import { type AlikeRow, findHouseholdFacts, listAlike } from './facts.reads.ts';

export type Choices = {
  also_member_ids: readonly number[];
  next_member_ids: readonly number[];
  ending_household_ids: readonly number[];
};

type Asked = { db: Reader; today: Day };
export type Planned = { plans: Plan[]; facts: HouseholdFacts[]; answer: DeathEffects };

/**
 * What identifying the deceased of a case would do with these choices; nothing where nobody of a household was chosen. Refuses
 * with `death_choice_not_possible` a choice that does not fit: somebody who cannot go on, is not alike, or another household.
 */
export async function planCase({ db, today }: Asked, row: CaseRow, choices: Choices): Promise<Planned> {
  const alike = row.member_id ? await listAlike(db, row.member_id) : [];
  const facts: HouseholdFacts[] = [];
  const plans: Plan[] = [];
  for (const { member_id, household_id } of placesOf(row, alike, choices)) {
    const known = await findHouseholdFacts(db, { household_id, today });
    const asked = { deceased_id: member_id, died_until: row.died_until, today, ...choices };
    const plan = known && planEffects(known, asked);
    if (!known || !plan) return refuse('death_choice_not_possible');
    facts.push(known);
    plans.push(plan);
  }
  const parent = await planOfParentOf({ db, today }, row);
  if (parent) {
    facts.push(parent.facts);
    plans.push(parent.plan);
  }
  assertChosen(plans, choices);
  return { plans, facts, answer: answerOf(row, plans, { alike, choices }) };
}

/** Of a child that was never registered: what happens to the household of its mother or father. */
async function planOfParentOf({ db, today }: Asked, { member_id, parent_member_id, household_id }: CaseRow) {
  if (member_id || !parent_member_id || !household_id) return undefined;
  const facts = await findHouseholdFacts(db, { household_id, today });
  const plan = facts && planOfParent(facts, parent_member_id);
  return facts && plan ? { facts, plan } : undefined;
}

/** The rows of the deceased, with their households. */
function placesOf({ member_id, household_id }: CaseRow, alike: readonly AlikeRow[], { also_member_ids }: Choices) {
  const own = member_id && household_id ? [{ member_id, household_id }] : [];
  const also = [...new Set(also_member_ids)].map(
    (id) => alike.find((one) => one.member_id === id) ?? refuse('death_choice_not_possible'),
  );
  const places = [...own, ...also];
  // the effects of two rows in one household would be worked out as if the other one lived
  const households = new Set(places.map((place) => place.household_id));
  return households.size === places.length ? places : refuse('death_choice_not_possible');
}

/** Each choice has to be one that was offered. */
function assertChosen(plans: readonly Plan[], { next_member_ids, ending_household_ids }: Choices): void {
  const successors = plans.flatMap(({ household }) => household.successors.map(({ member_id }) => member_id));
  const endable = plans.filter(({ household }) => household.successors.length > 0);
  const isWrong =
    next_member_ids.some((id) => !successors.includes(id)) ||
    ending_household_ids.some((id) => !endable.some(({ household }) => household.household_id === id));
  if (isWrong) refuse('death_choice_not_possible');
}

type Shown = { alike: readonly AlikeRow[]; choices: Choices };

function answerOf(row: CaseRow, plans: readonly Plan[], { alike, choices }: Shown): DeathEffects {
  const lacking = plans.flatMap((plan) => plan.lacking);
  const effects = plans.flatMap((plan) => plan.effects);
  return {
    revision: row.revision,
    lacking,
    effects,
    digest: lacking.length > 0 ? null : digestOf(row, effects, choices),
    households: plans.map(({ household }) => household),
    other_rows: alike.map(({ date_of_birth, ...one }) => ({
      ...one,
      date_of_birth: date_of_birth && toWireDay(date_of_birth),
      is_chosen: choices.also_member_ids.includes(one.member_id),
    })),
  };
}

/** The same digest means the same effects, choices, person and days. */
function digestOf(row: CaseRow, effects: DeathEffects['effects'], choices: Choices): string {
  const { id, member_id, parent_member_id, household_id, died_from, died_until } = row;
  const sorted = Object.values(choices).map((ids) => [...new Set<number>(ids)].sort((a, b) => a - b));
  const shown = JSON.stringify([id, member_id, parent_member_id, household_id, died_from, died_until, effects, sorted]);
  return createHash('sha256').update(shown).digest('hex');
}
