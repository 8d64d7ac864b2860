import type { Approval } from '../../../domain/approvals/approvalAnswers.ts';
import type { mergingContract } from '../../../domain/membership/merging/merging.contract.ts';
import { refuse } from '../../../domain/membership/merging/merging.refusals.ts';
import {
  arePairs,
  mergingHindranceOf,
  proposedPairs,
  shouldOtherStay,
} from '../../../domain/membership/merging/merging.ts';
import type { Merging, MergingSide } from '../../../domain/membership/merging/mergingAnswers.ts';
import { refusalOfMerging } from '../../../domain/membership/merging/refusalOfMerging.ts';
import type { Answer, Input } from '../../../domain/shared/contract.ts';
import { toWireDay } from '../../../domain/shared/day.ts';
import { toEuros } from '../../../domain/shared/money.ts';
import { toApproval } from '../../approvals/approvals.reads.ts';
import { lockHouseholds } from '../../members/household.reads.ts';
import type { Ask, Change } from '../../platform/context.ts';
import type { StaffChange } from '../../platform/staff.ts';
import { askForSecond } from '../../secondPerson/secondPerson.actions.ts';
import {
  type Beside,
  digestOf,
  doubledInvoices,
  findByEitherNumber,
  type Pair,
  readBeside,
  type SideRecord,
} from './merging.reads.ts';

type Calls = typeof mergingContract;

/**
 * A household beside another one, with who is probably who, and what would become of the money. Refuses with `HouseholdNotFound`, and with
 * `merging_number_of_several` for a number of the former list that more than one had.
 */
export async function compareHouseholds(
  { db }: Ask,
  { id, number }: Input<Calls['compareHouseholds']>,
): Promise<Answer<Calls['compareHouseholds']>> {
  const [closes, another] = await findByEitherNumber(db, number);
  if (another !== undefined) return refuse('merging_number_of_several');
  const beside = closes === undefined ? undefined : await readBeside(db, { stays: id, closes });
  return beside ? shown(beside) : refuse('HouseholdNotFound');
}

/**
 * Asks a second person to close a household, because it is another one (decision 109). Nothing changes before. Refuses with
 * `HouseholdNotFound`, with `changed_meanwhile` for people who do not belong to the two, and with the refusal of each hindrance.
 */
export async function askToMerge(
  change: StaffChange,
  { id, closes, pairs, reason, takes_address, takes_phone }: Input<Calls['askToMerge']>,
): Promise<Approval> {
  const beside = await lockedBeside(change, { stays: id, closes }, pairs);
  const people = digestOf(beside, { takes_address, takes_phone });
  const wanted = { closes_id: closes, people, pairs, takes_address, takes_phone };
  const asked = await askForSecond(change, { kind: 'merging', household_id: id, wanted, reason });
  return toApproval(asked, change.actor);
}

/** Locks two households that may be merged, and refuses as `askToMerge`. */
export async function lockedBeside(change: Change, pair: Pair, pairs: readonly Pair[]): Promise<Beside> {
  await lockHouseholds(change.tx, [pair.stays, pair.closes]);
  const beside = (await readBeside(change.tx, pair)) ?? refuse('HouseholdNotFound');
  if (!beside.is_same && !arePairs(beside, pairs)) return refuse('changed_meanwhile');
  const hindrance = mergingHindranceOf(beside, pairs);
  return hindrance ? refuse(refusalOfMerging[hindrance]) : beside;
}

function shown(beside: Beside): Merging {
  const { stays, closes } = beside;
  const pairs = proposedPairs(stays.people, closes.people);
  const numberOf = (id: number) => (id === stays.household_id ? stays : closes).membership_no;
  return {
    stays: shownSide(stays),
    closes: shownSide(closes),
    should_switch: shouldOtherStay({ since: stays.active_from }, { since: closes.active_from }),
    pairs,
    hindrance: mergingHindranceOf(beside, pairs) ?? null,
    doubled: doubledInvoices(beside, pairs).map(({ bill_number, household_id, amount_cents, paid_cents }) => ({
      bill_number,
      membership_no: numberOf(household_id),
      amount: toEuros(amount_cents),
      paid: toEuros(paid_cents),
    })),
    other_address: closes.plain_address !== null && closes.plain_address !== stays.plain_address,
    other_phone: closes.phone_numbers.some((number) => !stays.phone_numbers.includes(number)),
  };
}

function shownSide({
  household_id,
  membership_no,
  name,
  old_number,
  status,
  is_silent,
  ...side
}: SideRecord): MergingSide {
  const { address, phone_numbers, documents, received_cents, owed_cents, free_cents, people } = side;
  return {
    ...{ household_id, membership_no, name, old_number, status, is_silent, address, phone_numbers, documents },
    since: side.active_from && toWireDay(side.active_from),
    has_log_in: side.account_id !== null,
    received: toEuros(received_cents),
    owed: toEuros(owed_cents),
    free: toEuros(free_cents),
    people: people.map(({ id, name: who, is_main, status: standing, date_of_birth, relationship_type }) => ({
      ...{ id, name: who, is_main, status: standing, relationship_type },
      date_of_birth: date_of_birth && toWireDay(date_of_birth),
    })),
  };
}
