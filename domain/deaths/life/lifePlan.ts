import type { z } from 'zod';
import type { MemberStatus } from '../../members/memberStatus.ts';
import { pastDayProblem } from '../../members/pastDay.ts';
import { hadBegun, isMinor, whoMayGoOn } from '../../membership/succession.ts';
import type { CivilStatus, RelationshipType } from '../../reference/eligibility.ts';
import { addDays, type Day, toWireDay } from '../../shared/day.ts';
import { type Cents, toEuros } from '../../shared/money.ts';
import type { RepresentationKind } from '../../substitutes/substitute.ts';
import { speaksAtDeath } from '../../substitutes/substitute.ts';
import type { affectedHousehold, deathChoicesLacking, deathEffect, successor } from './lifeEffects.ts';

export type DeathEffect = z.output<typeof deathEffect>;
export type AffectedHousehold = z.output<typeof affectedHousehold>;
type Successor = z.output<typeof successor>;
export type Lacking = { what: (typeof deathChoicesLacking)[number]; household_id: number | null };

export type PersonFacts = {
  id: number;
  name: string;
  is_main: boolean;
  status: MemberStatus;
  joined_later: boolean;
  date_of_birth: Day | null;
  civil_status: CivilStatus | null;
  relationship_type: RelationshipType | null;
  active_from: Day | null;
};

/** Facts about a household of the deceased, read under its lock. */
export type HouseholdFacts = {
  household_id: number;
  membership_no: string;
  status: MemberStatus;
  registered_on: Day;
  is_unconfirmed: boolean;
  waiting_until: Day | null;
  money_rests_since: Day | null;
  has_mailbox: boolean;
  open_invoices: number;
  open_cents: Cents;
  persons: readonly PersonFacts[];
  representatives: readonly { id: number; name: string; kind: RepresentationKind }[];
};

export type Asked = {
  deceased_id: number;
  /** The last possible day of death. */
  died_until: Day | null;
  today: Day;
  next_member_ids: readonly number[];
  ending_household_ids: readonly number[];
};

export type Plan = { household: AffectedHousehold; effects: DeathEffect[]; lacking: Lacking[] };

/**
 * The effects of identifying the deceased on one of their households, and the choices to be made before (decision 60). A person
 * who had ended before has no effects, except that a household whose letters are addressed to them gets none about money.
 */
export function planEffects(facts: HouseholdFacts, asked: Asked): Plan | undefined {
  const deceased = facts.persons.find(({ id }) => id === asked.deceased_id);
  if (!deceased) return undefined;
  const household = affected(facts, deceased, asked);
  const lacking = lackingOf(facts, deceased, { household, asked });
  return { household, effects: effectsOf(facts, deceased, { household, asked }), lacking };
}

/**
 * The effects of the death of a child that was never registered on the household of its mother or father: the family is written
 * about its grief, and nothing about money. None on a household that has ended.
 */
export function planOfParent(facts: HouseholdFacts, parentId: number): Plan | undefined {
  const parent = facts.persons.find(({ id }) => id === parentId);
  if (!parent) return undefined;
  const { household_id, membership_no, status } = facts;
  const { id: member_id, name, is_main } = parent;
  const household: AffectedHousehold = {
    household_id,
    membership_no,
    member_id,
    name,
    is_main,
    status,
    successors: [],
    next_member_id: null,
    is_ending: false,
  };
  const effects = status === 'inactive' ? [] : [moneyRests(facts), condolence(facts, household)];
  return { household, effects, lacking: [] };
}

/** The first day without membership: the last covered day is the day of death. */
export function firstDayWithout(died_until: Day): Day {
  return addDays(died_until, 1);
}

function affected(facts: HouseholdFacts, deceased: PersonFacts, asked: Asked): AffectedHousehold {
  const { household_id, membership_no, status } = facts;
  const { id: member_id, name, is_main } = deceased;
  const goesOn = is_main && deceased.status !== 'inactive';
  const left = facts.persons.filter((person) => person.id !== member_id);
  const others = whoMayGoOn(left, facts, asked.today);
  const successors = goesOn ? others.map((person) => toSuccessor(person, asked.today)) : [];
  const isToEnd = goesOn && (successors.length === 0 || asked.ending_household_ids.includes(household_id));
  const next = successors.find((one) => asked.next_member_ids.includes(one.member_id));
  return {
    household_id,
    membership_no,
    member_id,
    name,
    is_main,
    status,
    successors,
    next_member_id: isToEnd ? null : (next?.member_id ?? null),
    is_ending: isToEnd,
  };
}

function toSuccessor({ id, name, date_of_birth, relationship_type, status }: PersonFacts, today: Day): Successor {
  return {
    member_id: id,
    name,
    relationship_type,
    status,
    date_of_birth: date_of_birth && toWireDay(date_of_birth),
    is_minor: isMinor({ date_of_birth }, today),
  };
}

type Considered = { household: AffectedHousehold; asked: Asked };

function lackingOf(facts: HouseholdFacts, { status }: PersonFacts, { household, asked }: Considered): Lacking[] {
  const { household_id } = facts;
  if (status === 'inactive') return [];
  const { died_until: day, today } = asked;
  const problem = day && pastDayProblem(day, facts.registered_on, today);
  const { successors, next_member_id, is_ending } = household;
  return [
    ...(day ? [] : [{ what: 'day_of_death', household_id } as const]),
    ...(problem === 'before_the_registration' ? [{ what: 'day_before_registration', household_id } as const] : []),
    ...(facts.is_unconfirmed ? [{ what: 'unconfirmed_registration', household_id } as const] : []),
    ...(successors.length > 0 && next_member_id === null && !is_ending
      ? [{ what: 'who_goes_on', household_id } as const]
      : []),
  ];
}

function effectsOf(facts: HouseholdFacts, deceased: PersonFacts, considered: Considered): DeathEffect[] {
  if (deceased.status === 'inactive') return deceased.is_main ? [moneyRests(facts)] : [];
  return [
    ...ofMembership(facts, deceased, considered),
    ...widowed(facts, deceased),
    moneyRests(facts),
    condolence(facts, considered.household),
    ...representatives(facts, deceased),
  ];
}

function ofMembership(facts: HouseholdFacts, deceased: PersonFacts, { household, asked }: Considered): DeathEffect[] {
  const { household_id, membership_no } = facts;
  if (!asked.died_until) return [];
  const from = firstDayWithout(asked.died_until);
  const first_day_without = toWireDay(from);
  const ends: DeathEffect = {
    kind: 'membership_ends',
    household_id,
    member_id: deceased.id,
    name: deceased.name,
    first_day_without,
    last_day: toWireDay(asked.died_until),
    had_begun: hadBegun(deceased, from),
  };
  if (household.is_ending) {
    const others = facts.persons.filter(({ id, status }) => id !== deceased.id && status !== 'inactive');
    const members = others.map(({ id, name }) => ({ member_id: id, name }));
    return [ends, { kind: 'household_ends', household_id, membership_no, first_day_without, members }];
  }
  return [ends, ...newMainMember(facts, household.next_member_id)];
}

function newMainMember(facts: HouseholdFacts, nextId: number | null): DeathEffect[] {
  const next = facts.persons.find(({ id }) => id === nextId);
  if (!next) return [];
  const { household_id, status, waiting_until } = facts;
  const is_waiting = status === 'waiting';
  const until = is_waiting ? waiting_until && toWireDay(waiting_until) : null;
  const who = { household_id, member_id: next.id, name: next.name };
  return [{ kind: 'main_member_changes', ...who, is_waiting, waiting_until: until }];
}

/** Only the husband or wife by relationship: one of the two must be the main member. */
function widowed(facts: HouseholdFacts, deceased: PersonFacts): DeathEffect[] {
  const { household_id } = facts;
  const isSpouse = ({ relationship_type }: PersonFacts) =>
    relationship_type === 'wife' || relationship_type === 'husband';
  const left = facts.persons.filter(({ id, status }) => id !== deceased.id && status !== 'inactive');
  const spouses = deceased.is_main
    ? left.filter(isSpouse)
    : left.filter(({ is_main }) => is_main && isSpouse(deceased));
  const [spouse] = spouses;
  if (!spouse || spouses.length > 1 || spouse.civil_status === 'widowed') return [];
  return [{ kind: 'becomes_widowed', household_id, member_id: spouse.id, name: spouse.name }];
}

function moneyRests({ household_id, money_rests_since, open_invoices, open_cents }: HouseholdFacts): DeathEffect {
  const already_since = money_rests_since && toWireDay(money_rests_since);
  return { kind: 'money_rests', household_id, already_since, open_invoices, open_amount: toEuros(open_cents) };
}

/** The mailbox is the main member's: if nobody follows, only the deceased may have read it. */
function condolence({ household_id, has_mailbox }: HouseholdFacts, { is_ending }: AffectedHousehold): DeathEffect {
  return { kind: 'condolence', household_id, by: has_mailbox && !is_ending ? 'news_and_mail' : 'news' };
}

/** They speak for the main member; while that one lives they are not needed. */
function representatives(
  { household_id, representatives: all }: HouseholdFacts,
  { is_main }: PersonFacts,
): DeathEffect[] {
  if (!is_main) return [];
  const told = all.filter(({ kind }) => speaksAtDeath(kind));
  return told.map(({ id, name }) => ({ kind: 'representative_told', household_id, substitute_id: id, name }));
}
