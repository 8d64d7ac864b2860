import { isDeepStrictEqual } from 'node:util';
import { isSlipOfNumber } from './bankSpelling.ts';
import type { FormerHousehold } from './formerHouseholds.ts';
import { type NameDesk, namesIn, openNameDesk } from './namesRead.ts';
import { canMean, type OldNumber, readOldNumber } from './oldNumbers.ts';

export const waysToTell = [
  'reference',
  'membership number',
  'old number',
  'name in payer',
  'name in text',
  'account',
] as const;
export type WayToTell = (typeof waysToTell)[number];
export type ToldBy = WayToTell | 'nobody could tell';

/** What lies before a clerk who has time, the whole list, and nobody to ask. */
export type Seen = {
  payer: string | null;
  /** A firm, or somebody who acts for others: single letters in the name are no initials. */
  isFirm: boolean;
  iban: string | null;
  text: string;
  numbers: readonly OldNumber[];
  isWorded: boolean;
  /** Whether the text tells where the household lives, or a day of birth. */
  tells: 'address' | 'birthday' | null;
  /** The household whose reference or membership number is written there without a mistake. */
  named: { way: 'reference' | 'membership number'; household_id: number } | null;
};

/** The list as a clerk uses it: by name, by number, by account. */
export type Desk = {
  names: NameDesk;
  byDigits: ReadonlyMap<number, readonly { id: number; number: OldNumber }[]>;
  byAccount: ReadonlyMap<string, readonly number[]>;
  numberOf: ReadonlyMap<number, OldNumber>;
  households: ReadonlyMap<number, FormerHousehold>;
};

/** The households that one clue can mean. */
type Clue = { way: WayToTell; ids: readonly number[] };

export function openDesk(households: readonly FormerHousehold[], year: number): Desk {
  const numbered = households.map(({ id, old_number }) => ({ id, number: readOldNumber(old_number) }));
  const known = households.filter(({ known_iban }) => known_iban !== null);
  const accounts = Map.groupBy(known, ({ known_iban }) => known_iban ?? '');
  return {
    names: openNameDesk(households, year),
    byDigits: Map.groupBy(numbered, ({ number }) => number.digits),
    byAccount: new Map([...accounts].map(([iban, holders]) => [iban, holders.map(({ id }) => id)])),
    numberOf: new Map(numbered.map(({ id, number }) => [id, number])),
    households: new Map(households.map((household) => [household.id, household])),
  };
}

/**
 * All ways in which a fair clerk finds the true household, the plainest first; none if the clerk would have to guess or
 * would be led to another household.
 */
export function waysToFind(desk: Desk, seen: Seen, household_id: number): readonly WayToTell[] {
  if (seen.named) return seen.named.household_id === household_id ? [seen.named.way] : [];
  const clues = cluesIn(desk, seen, household_id).filter(({ ids }) => ids.length > 0);
  const agreeing = clues.filter(({ ids }) => ids.includes(household_id));
  const opposing = clues.filter(({ ids }) => !ids.includes(household_id));
  const ways = [...new Set(agreeing.map(({ way }) => way))];
  if (!isOnlyOne(desk, seen, { agreeing, household_id })) return [];
  // digits alone may be anything, unless they fit the payer, the account or a name
  if (ways.every((way) => way === 'old number') && !seen.isWorded) return [];
  return opposing.every((clue) => isExplained(desk, seen, { clue, ways, household_id })) ? ways : [];
}

/** Whether all agreeing clues together leave one household; an exact number goes before one with a part left out. */
function isOnlyOne(desk: Desk, { numbers }: Seen, found: { agreeing: readonly Clue[]; household_id: number }): boolean {
  const [first, ...others] = found.agreeing;
  const left = (first?.ids ?? []).filter((id) => others.every(({ ids }) => ids.includes(id)));
  const exact = left.filter((id) => numbers.some((number) => isDeepStrictEqual(number, desk.numberOf.get(id))));
  const best = exact.length > 0 ? exact : left;
  return best.length === 1 && best[0] === found.household_id;
}

function cluesIn(desk: Desk, seen: Seen, household_id: number): Clue[] {
  const { iban, numbers, text } = seen;
  const meant = numbers.flatMap((written) =>
    (desk.byDigits.get(written.digits) ?? []).filter(({ number }) => canMean(written, number)),
  );
  const payers = payersIn(desk, seen);
  const named = namesIn(desk.names, text, 'text');
  // "for my mother Fatma": the last name is the payer's
  const inBoth = named.length + payers.length === 0 ? namesIn(desk.names, `${seen.payer} ${text}`, 'text') : named;
  return [
    { way: 'old number', ids: [...new Set(meant.map(({ id }) => id))] },
    { way: 'name in payer', ids: payers },
    { way: 'name in text', ids: inBoth },
    { way: 'name in text', ids: seen.tells ? sameFact(desk, seen.tells, household_id) : [] },
    { way: 'account', ids: iban === null ? [] : (desk.byAccount.get(iban) ?? []) },
  ];
}

/** Those with the payer's name; if they are several, those whose first names the text tells. */
function payersIn(desk: Desk, { payer, isFirm, text }: Seen): readonly number[] {
  if (payer === null) return [];
  const payers = namesIn(desk.names, payer, isFirm ? 'text' : 'payer');
  const together = payers.length > 1 ? namesIn(desk.names, `${payer} ${text}`, 'payer') : [];
  const both = payers.filter((id) => together.includes(id));
  return both.length > 0 ? both : payers;
}

/** All households with the same street and door, or with somebody born on the main member's day of birth. */
function sameFact(desk: Desk, tells: 'address' | 'birthday', household_id: number): number[] {
  const own = desk.households.get(household_id);
  const born = own?.people[0]?.date_of_birth;
  const isSame = ({ address, people }: FormerHousehold) =>
    tells === 'address' ? isDeepStrictEqual(address, own?.address) : people.some((one) => one.date_of_birth === born);
  return [...desk.households.values()].filter(isSame).map(({ id }) => id);
}

type Against = { clue: Clue; ways: readonly WayToTell[]; household_id: number };

/** Whether a clue that means somebody else can be understood without asking. */
function isExplained(desk: Desk, seen: Seen, { clue, ways, household_id }: Against): boolean {
  if (clue.way === 'old number') return isOwnSlip(desk, seen, household_id) && ways.length > 0;
  // who names somebody else in the text pays for them
  if (clue.way !== 'name in text' && ways.includes('name in text')) return true;
  if (clue.way === 'name in payer' && ways.includes('account')) return true;
  const isDeliberate = ways.includes('old number') && seen.isWorded;
  return isDeliberate && clue.way !== 'name in text' && !clue.ids.some((id) => isOwnSlip(desk, seen, id));
}

/** Whether the number in the text can be a slip of this household's own number. */
function isOwnSlip(desk: Desk, { numbers }: Seen, household_id: number): boolean {
  const own = desk.numberOf.get(household_id);
  return own !== undefined && numbers.some(({ digits }) => isSlipOfNumber(digits, own.digits));
}
