import { compareDays, type Day } from '../../shared/day.ts';
import type { Cents } from '../../shared/money.ts';
import { mayBe, type WordsTold, wordsOf } from './wordsTold.ts';

/** An unpaid invoice. */
export type OwedInvoice = {
  sale_invoice_id: number;
  household_id: number;
  bill_number: string;
  open_cents: Cents;
  due_date: Day;
};

/** A household that a credit may come from: the names of its people, the main member first, folded for searching, and its debts. */
export type Payer = { household_id: number; names: readonly string[]; invoices: readonly OwedInvoice[] };

/** Why a household is proposed, the best reason first. */
export const proposalReasons = [
  /** The payer names one of its invoices by creditor reference or number. */
  'household_named',
  /** The payer names one of its invoices in another spelling. */
  'number_hinted',
  'membership_no',
  /** Its number in the association's former lists; a short one only beside a name or account of the household. */
  'old_number',
  /** Money from this account was booked for it before. */
  'known_account',
  'name_and_amount',
  'name',
  /** A name with letters that the bank could not transmit. */
  'name_with_gaps',
  /** Two numbers of the payer may be one of its invoices; they may also be a month or a season. */
  'number_perhaps',
  'surname_and_amount',
  'amount',
] as const;
export type ProposalReason = (typeof proposalReasons)[number];

/** A proposed household and invoice; without an invoice if the household owes nothing. */
export type Proposal = {
  household_id: number;
  invoice: OwedInvoice | null;
  why: ProposalReason;
  /** How plainly the credit names the household's people. */
  told: NamesTold;
};

type NamesTold = {
  /** Whether the purpose names one: somebody else may pay for them. */
  is_in_purpose: boolean;
  /** The number of words of the longest name, and how many people are named. */
  words: number;
  people: number;
  is_main: boolean;
};

/** A credit with what it says about its payer. */
export type Credit = {
  amount_cents: Cents;
  words: WordsTold;
  /** The whole words of the purpose alone. */
  purpose: ReadonlySet<string>;
  /** Letters that stand alone in the payer's name. */
  initials: ReadonlySet<string>;
  /** Households of named invoices, whatever their status. */
  named_household_ids: readonly number[];
  hinted_household_ids: readonly number[];
  /** Of these, those whose number is told without a year. */
  yearless_household_ids: readonly number[];
  perhaps_household_ids: readonly number[];
  /** Households whose membership number is named. */
  member_household_ids: readonly number[];
  /** Households whose old number is named: long ones, and short ones, which count only beside a name or an account. */
  old_number_household_ids: readonly number[];
  short_number_household_ids: readonly number[];
  /** Of the short ones, those of which the text says that they are a member's number; they count if nobody else is recognised. */
  worded_number_household_ids: readonly number[];
  /** Households for which money from the same account was booked. */
  account_household_ids: readonly number[];
  /** Named bill numbers in any spelling; they come first among those of their household. */
  bill_numbers: readonly string[];
};

export const MOST_PROPOSALS = 3;
/** Households that are equally likely are all proposed, up to so many proposals. */
const MOST_EQUAL = 20;
/** An amount alone is a hint only if few invoices have it. */
export const FEW = 2;

export type PayerIndex = {
  byId: ReadonlyMap<number, Payer>;
  byWord: ReadonlyMap<string, ReadonlySet<Payer>>;
  byAmount: ReadonlyMap<Cents, readonly OwedInvoice[]>;
};

/**
 * An index of households by the words of their people's names, and of invoices by open amount, so that many lines match
 * quickly.
 */
export function indexPayers(payers: readonly Payer[]): PayerIndex {
  const byWord = new Map<string, Set<Payer>>();
  const byAmount = new Map<Cents, OwedInvoice[]>();
  for (const payer of payers) {
    for (const invoice of payer.invoices) entryOf(byAmount, invoice.open_cents, () => []).push(invoice);
    for (const word of payer.names.flatMap(wordsOf)) entryOf(byWord, word, () => new Set()).add(payer);
  }
  return { byId: new Map(payers.map((payer) => [payer.household_id, payer])), byWord, byAmount };
}

/**
 * Proposes households and invoices for a credit, the most likely first, at most three (D42): first households that are
 * named, each with the best reason; then their invoices: named ones, one with exactly this amount, the earliest.
 * If several households are equally likely, all of them are proposed.
 * Households without debts may be credited. Amounts, alone or with a surname, count only if nobody else is recognised.
 * A proposal is never booked without a person.
 */
export function propose(credit: Credit, index: PayerIndex): Proposal[] {
  const recognised = recognise(credit, index);
  const found = [...recognised].flatMap(([payer, why]) => forInvoices(payer, why, credit));
  if ([...recognised.values()].every((why) => why === 'number_perhaps')) found.push(...guess(credit, index, found));
  const sorted = found.sort((one, other) => compare(one, other, credit));
  const equal = countEqual(sorted, credit) > 1 ? equallyLikely(sorted, credit).length : 0;
  return sorted.slice(0, Math.max(MOST_PROPOSALS, Math.min(MOST_EQUAL, equal)));
}

/** How many households are equally likely to be the payer; more than one: nothing speaks for the first of them. */
export function countEqual(proposals: readonly Proposal[], credit: Credit): number {
  return new Set(equallyLikely(proposals, credit).map(({ household_id }) => household_id)).size;
}

/** The proposals for which everything speaks that speaks for the first. */
function equallyLikely(sorted: readonly Proposal[], credit: Credit): Proposal[] {
  const [first] = sorted;
  if (!first) return [];
  const best = String(ranksOf(first, credit));
  return sorted.filter((one) => String(ranksOf(one, credit)) === best);
}

/** The households that a credit names by a number, an account or a name, each with the best reason. */
export function recognisedHouseholds(credit: Credit, index: PayerIndex): Map<number, ProposalReason> {
  return new Map([...recognise(credit, index)].map(([{ household_id }, why]) => [household_id, why]));
}

function recognise(credit: Credit, { byId, byWord }: PayerIndex): Map<Payer, ProposalReason> {
  const found = new Map<Payer, ProposalReason>();
  const told: [ProposalReason, readonly number[]][] = [
    ['household_named', credit.named_household_ids],
    ['number_hinted', credit.hinted_household_ids],
    ['membership_no', credit.member_household_ids],
    ['old_number', [...credit.old_number_household_ids, ...backedShortNumbers(credit, byId)]],
    ['known_account', credit.account_household_ids],
  ];
  for (const [why, ids] of told) {
    for (const payer of ids.flatMap((id) => byId.get(id) ?? [])) if (!found.has(payer)) found.set(payer, why);
  }
  for (const payer of candidatesOf(credit.words, byWord)) {
    const why = nameTold(payer, credit.words);
    if (why && !found.has(payer)) found.set(payer, why);
  }
  for (const payer of credit.perhaps_household_ids.flatMap((id) => byId.get(id) ?? [])) {
    if (!found.has(payer)) found.set(payer, 'number_perhaps');
  }
  return found;
}

function backedShortNumbers(credit: Credit, byId: PayerIndex['byId']): number[] {
  return credit.short_number_household_ids.filter(
    (id) => credit.account_household_ids.includes(id) || isSurnameTold(byId.get(id), credit.words),
  );
}

/** Whether the text contains the last name of somebody in the household. */
function isSurnameTold(payer: Payer | undefined, { whole }: WordsTold): boolean {
  return (payer?.names ?? []).some((name) => whole.has(wordsOf(name).at(-1) ?? ''));
}

function candidatesOf({ whole, withGaps }: WordsTold, byWord: PayerIndex['byWord']): Set<Payer> {
  const gapped =
    withGaps.length === 0 ? [] : [...byWord.keys()].filter((word) => withGaps.some((gaps) => mayBe(gaps, word)));
  return new Set([...whole, ...gapped].flatMap((word) => [...(byWord.get(word) ?? [])]));
}

function nameTold({ names }: Payer, { whole, withGaps }: WordsTold): 'name' | 'name_with_gaps' | undefined {
  const words = names.map(wordsOf).filter(({ length }) => length > 0);
  if (words.some((name) => isNamed(name, whole))) return 'name';
  const mayBeTold = (word: string) => whole.has(word) || withGaps.some((gaps) => mayBe(gaps, word));
  return words.some((name) => name.every(mayBeTold)) ? 'name_with_gaps' : undefined;
}

function forInvoices(payer: Payer, why: ProposalReason, credit: Credit): Proposal[] {
  const { household_id, invoices } = payer;
  const of = { household_id, told: namesTold(payer, credit) };
  if (invoices.length === 0) return [{ ...of, invoice: null, why }];
  return invoices.map((invoice) => ({ ...of, invoice, why: whyInvoice(invoice, why, credit) }));
}

function namesTold({ names }: Payer, { words, purpose }: Credit): NamesTold {
  const all = names.map(wordsOf);
  const named = all.filter((name) => isNamed(name, words.whole));
  return {
    is_in_purpose: all.some((name) => isNamed(name, purpose)),
    words: Math.max(0, ...named.map(({ length }) => length)),
    people: named.length,
    is_main: all[0] !== undefined && isNamed(all[0], words.whole),
  };
}

function isNamed(name: readonly string[], words: ReadonlySet<string>): boolean {
  return name.length > 0 && name.every((word) => words.has(word));
}

function whyInvoice({ open_cents, bill_number }: OwedInvoice, why: ProposalReason, credit: Credit): ProposalReason {
  if (open_cents !== credit.amount_cents) return why;
  if (why === 'number_perhaps' && credit.bill_numbers.includes(bill_number)) return 'number_hinted';
  return why === 'name' ? 'name_and_amount' : why;
}

/** If nobody is named: people with this surname who owe exactly this amount, or one of the few who owe it. */
function guess(credit: Credit, { byId, byAmount }: PayerIndex, known: readonly Proposal[]): Proposal[] {
  const { amount_cents, words, worded_number_household_ids: numbered } = credit;
  const members = numbered.flatMap((id) => byId.get(id) ?? []);
  if (members.length > 0) return members.flatMap((payer) => forInvoices(payer, 'old_number', credit));
  const isKnown = ({ sale_invoice_id: id }: OwedInvoice) =>
    known.some(({ invoice }) => invoice?.sale_invoice_id === id);
  const invoices = (byAmount.get(amount_cents) ?? []).filter((invoice) => !isKnown(invoice));
  const namesakes = invoices.filter(({ household_id }) => isSurnameTold(byId.get(household_id), words));
  const toProposal = (why: ProposalReason) => (invoice: OwedInvoice) => {
    const { household_id } = invoice;
    return { household_id, invoice, why, told: initialsTold(byId.get(household_id), credit) };
  };
  if (namesakes.length > 0) return namesakes.map(toProposal('surname_and_amount'));
  return invoices.length <= FEW ? invoices.map(toProposal('amount')) : [];
}

/** `H. Yılmaz`: people with this last name whose first name begins with a letter that stands alone. */
function initialsTold(payer: Payer | undefined, { words, initials }: Credit): NamesTold {
  const fits = (payer?.names ?? []).map((name) => {
    const own = wordsOf(name);
    return words.whole.has(own.at(-1) ?? '') && initials.has(own[0]?.[0] ?? '');
  });
  return { is_in_purpose: false, words: 0, people: fits.filter(Boolean).length, is_main: fits[0] === true };
}

function entryOf<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const entry = map.get(key) ?? make();
  map.set(key, entry);
  return entry;
}

/** Somebody may pay for another, who stands in the purpose. A bill without a year may be of long ago: a whole name says more. */
function rankOf({ why, told }: Pick<Proposal, 'why' | 'told'>, isYearless: boolean): number {
  const isByName = why === 'name' || why === 'name_and_amount';
  if (isByName && told.is_in_purpose) return proposalReasons.indexOf('name_and_amount') - 0.5;
  if (why === 'number_hinted' && isYearless && told.people === 0) return proposalReasons.indexOf('name') + 0.5;
  return proposalReasons.indexOf(why);
}

/** Sorts by reason, then debts before none, named invoices, the exact amount, and the earliest due date. */
function compare(one: Proposal, other: Proposal, credit: Credit): number {
  const others = ranksOf(other, credit);
  const byRank = ranksOf(one, credit)
    .map((rank, place) => rank - (others[place] ?? 0))
    .find((apart) => apart !== 0);
  if (byRank !== undefined) return byRank;
  if (!one.invoice || !other.invoice) return one.household_id - other.household_id;
  return (
    compareDays(one.invoice.due_date, other.invoice.due_date) ||
    one.invoice.sale_invoice_id - other.invoice.sale_invoice_id
  );
}

function ranksOf({ household_id, why, invoice, told }: Proposal, credit: Credit): number[] {
  return [
    rankOf({ why, told }, credit.yearless_household_ids.includes(household_id)),
    -told.words,
    -told.people,
    told.is_main ? 0 : 1,
    invoice ? 0 : 1,
    invoice && credit.bill_numbers.includes(invoice.bill_number) ? 0 : 1,
    invoice?.open_cents === credit.amount_cents ? 0 : 1,
  ];
}
