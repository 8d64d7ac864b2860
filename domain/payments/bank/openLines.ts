import { type Cents, formatEuro, sumCents, toEuros } from '../../shared/money.ts';
import { foldForSearch } from '../../shared/text.ts';
import type { BankLine } from './bankLine.ts';
import type { ProposalReason } from './proposals.ts';

/** By what a clerk narrows the undecided lines; `unknown`: nothing is proposed (decision 75). */
export const lineFilters = ['with_proposal', 'amount_fits', 'household_named', 'unknown'] as const;
export type LineFilter = (typeof lineFilters)[number];

export const lineSorts = ['oldest', 'newest', 'largest', 'smallest'] as const;
export type LineSort = (typeof lineSorts)[number];

/** The ages that the screen offers, in days since the value date. */
export const lineAges = [7, 14, 30, 60] as const;

/** So many lines are on a page. */
export const LINES_ON_A_PAGE = 50;

/** So many days an undecided line holds the reminders of a household that it names; then reminders go on (decision 76). */
export const HELD_DAYS = 60;

const certain: readonly ProposalReason[] = [
  'household_named',
  'number_hinted',
  'membership_no',
  'old_number',
  'known_account',
];
const byName: readonly ProposalReason[] = ['name_and_amount', 'name', 'name_with_gaps'];

/**
 * The households whose reminders a credit holds, of those that it names: those whose number, reference or account it names; if there
 * is none, one whose name it contains, unless the name fits several.
 */
export function heldHouseholds(recognised: ReadonlyMap<number, ProposalReason>): number[] {
  const surely = idsOf(recognised, certain);
  if (surely.length > 0) return surely;
  const named = idsOf(recognised, byName);
  return named.length === 1 ? named : [];
}

function idsOf(recognised: ReadonlyMap<number, ProposalReason>, reasons: readonly ProposalReason[]): number[] {
  return [...recognised].filter(([, why]) => reasons.includes(why)).map(([id]) => id);
}

type Fitting = {
  amount_cents: Cents;
  /** What is open on each proposed invoice. */
  proposed: readonly Cents[];
  /** What is open on each named invoice, if several are named. */
  named: readonly Cents[];
};

/** Whether exactly this amount is open on a proposed invoice, or on all named ones together. */
export function amountFits({ amount_cents, proposed, named }: Fitting): boolean {
  return proposed.includes(amount_cents) || (named.length > 0 && sumCents(named) === amount_cents);
}

type Written = Pick<
  BankLine,
  | 'counterparty_name'
  | 'ultimate_name'
  | 'remittance_text'
  | 'bank_text'
  | 'structured_reference'
  | 'end_to_end_id'
  | 'counterparty_iban'
> & { amount_cents: Cents };

/** Everything that is written on a line, folded for searching; the amount as it is shown and as it is typed. */
export function searchTextOf(line: Written): string {
  const { counterparty_name, ultimate_name, remittance_text, bank_text, structured_reference, end_to_end_id } = line;
  const amount = [formatEuro(line.amount_cents), toEuros(line.amount_cents).toFixed(2).replace('.', ',')];
  const texts = [counterparty_name, ultimate_name, remittance_text, bank_text, structured_reference, end_to_end_id];
  return foldForSearch([...texts, line.counterparty_iban, ...amount].filter(Boolean).join(' '));
}

/** The words of a typed search, each of which has to be on the line. */
export function searchedWords(text: string): string[] {
  return foldForSearch(text).split(' ').filter(Boolean);
}
