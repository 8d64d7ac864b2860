import { addDays, type Day, day, daysBetween } from '../../../domain/shared/day.ts';
import type { Cents } from '../../../domain/shared/money.ts';
import { type Chance, chanceFrom } from '../../demo/seed.ts';
import { inLines, pickSpelling, spell, write } from './bankSpelling.ts';
import { happens, pickByShare, shuffled } from './chances.ts';
import { type Desk, openDesk, type Seen, type ToldBy, type WayToTell, waysToFind } from './fairClerk.ts';
import type { FormerHousehold } from './formerHouseholds.ts';
import { namesIn } from './namesRead.ts';
import { type Draft, lastNameOf, memberDraft, type OrderKind, strangerDraft, type World } from './orderDrafts.ts';

/** What the bank reports, and nothing more. */
export type IncomingTransfer = {
  /** The bank's own name of the line; each stands once. */
  bank_reference: string;
  booked_on: Day;
  amount_cents: Cents;
  payer_name: string | null;
  payer_iban: string | null;
  /** The structured reference, up to 35 characters. */
  reference: string | null;
  /** The free text, up to 140 characters; empty if there is none. */
  text: string;
};

/** What is true, and what nobody may look at who judges the transfer. */
export type Truth = {
  /** The household that the money is for; null for money that is no household's contribution. */
  household_id: number | null;
  /** Other households that the same money is for. */
  also_for: readonly number[];
  /** The plainest way in which a fair clerk could tell; null where there is no household. */
  told_by: ToldBy | null;
  /** All ways, each of which agrees. */
  ways: readonly WayToTell[];
};

export type StandingOrder = {
  transfer: IncomingTransfer;
  truth: Truth;
  kind: OrderKind;
};

type Plan = { seed: number; households: readonly FormerHousehold[]; count: number; year: number };

/** Percent of all transfers that are no household's contribution. */
const STRANGERS = 10;
/** Percent of the households that pay twice within the week, mostly by an old order and for the new invoice. */
const TWICE = 2;
/** What some banks put before the text, in percent of the transfers. */
const LABELLED = 5;
const LABELS = ['SVWZ+', 'Verwendungszweck: ', 'Dauerauftrag Nr. 3 ', 'DAUERAUFTRAG ', 'Zahlungsgrund: ', 'DA 12 '];
const LONGEST_TEXT = 140;
const LONGEST_REFERENCE = 35;

/**
 * The transfers that an association receives in the first week of January after it has moved to the product, mostly by
 * standing orders of former years. The same seed gives the same transfers.
 */
export function makeStandingOrders({ seed, households, count, year }: Plan): StandingOrder[] {
  const chance = chanceFrom(seed);
  const desk = openDesk(households, year);
  const world: World = { households, relatives: Map.groupBy(households, lastNameOf), year };
  const payers = inTurn(chance, households);
  const free = freeNumbers(households);
  const orders: StandingOrder[] = [];
  for (let line = 1; line <= count; line += 1) {
    const freeNumber = chance.pick(free);
    const isListed = (name: string) => namesIn(desk.names, name, 'payer').length > 0;
    const draft = happens(chance, STRANGERS)
      ? strangerDraft(chance, { ...world, freeNumber, isListed })
      : memberDraft(chance, payers(), world);
    orders.push(report(chance, draft, { desk, line, year }));
  }
  return orders;
}

/** All households in another order, some of them twice. */
function inTurn(chance: Chance, households: readonly FormerHousehold[]): () => FormerHousehold {
  let waiting: FormerHousehold[] = [];
  return () => {
    if (waiting.length === 0) waiting = shuffled(chance, households);
    const next = happens(chance, TWICE) ? waiting.at(-1) : waiting.pop();
    if (!next) throw new Error('there are no households');
    return next;
  };
}

function freeNumbers(households: readonly FormerHousehold[]): number[] {
  const taken = new Set(households.flatMap(({ old_number }) => old_number.match(/[0-9]+/g) ?? []).map(Number));
  return Array.from({ length: households.length + 1_000 }, (_, index) => index + 1).filter(
    (number) => !taken.has(number),
  );
}

type Place = { desk: Desk; line: number; year: number };

/** Sends an order through the banks: their letters, their lengths, their lines. */
function report(chance: Chance, draft: Draft, { desk, line, year }: Place): StandingOrder {
  const spelling = pickSpelling(chance);
  const lengthOfName = pickByShare(chance, [
    [70, 75],
    [35, 18],
    [27, 7],
  ]);
  const payer_name = draft.payer === null ? null : write(draft.payer, spelling).slice(0, lengthOfName).trim();
  // most people have no Turkish keyboard
  const typed = happens(chance, 60) ? spell(draft.typed.text, 'plain') : draft.typed.text;
  const label = happens(chance, LABELLED) ? chance.pick(LABELS) : '';
  const text = `${label}${write(typed, spelling)}`.slice(0, LONGEST_TEXT).trim();
  const booked_on = bookingDay(chance, year);
  const transfer: IncomingTransfer = {
    bank_reference: `${booked_on.replaceAll('-', '')}${String(line).padStart(8, '0')}`,
    booked_on,
    amount_cents: draft.amount_cents,
    payer_name,
    payer_iban: draft.iban,
    reference: draft.typed.reference?.slice(0, LONGEST_REFERENCE) ?? null,
    text: happens(chance, 12) ? inLines(text, chance.pick(['', ' '])) : text,
  };
  return { transfer, truth: truthOf(desk, draft, { payer_name, text }), kind: draft.kind };
}

function truthOf(desk: Desk, draft: Draft, { payer_name, text }: { payer_name: string | null; text: string }): Truth {
  const { household, also_for, kind, iban, typed } = draft;
  if (!household) return { household_id: null, also_for: [], told_by: null, ways: [] };
  const isNamed = kind.text === 'reference' || kind.text === 'membership number';
  const seen: Seen = {
    payer: payer_name,
    isFirm: kind.payer === 'firm' || kind.payer === 'guardian',
    iban,
    text,
    numbers: typed.numbers,
    isWorded: typed.isWorded,
    tells: told(kind.text),
    named: isNamed
      ? { way: kind.text === 'reference' ? 'reference' : 'membership number', household_id: household.id }
      : null,
  };
  const ways = waysToFind(desk, seen, household.id);
  return {
    household_id: household.id,
    also_for: also_for.map(({ id }) => id),
    told_by: ways[0] ?? 'nobody could tell',
    ways,
  };
}

function told(text: Draft['kind']['text']): Seen['tells'] {
  if (text === 'address') return 'address';
  return text === 'date of birth' ? 'birthday' : null;
}

/** Working days from the second to the eighth of January; what is due on the first is booked on the first of them. */
function bookingDay(chance: Chance, year: number): Day {
  const week = Array.from({ length: 7 }, (_, index) => addDays(day(`${year}-01-02`), index));
  const days = week.filter((one) => !one.endsWith('-01-06') && !isWeekend(one));
  const first = days[0];
  return first && happens(chance, 55) ? first : chance.pick(days);
}

const SOME_MONDAY = day('2024-01-01');

function isWeekend(one: Day): boolean {
  return daysBetween(SOME_MONDAY, one) % 7 >= 5;
}
