import { compareDays, type Day } from '../shared/day.ts';
import type { Cents } from '../shared/money.ts';
import { foldForSearch } from '../shared/text.ts';

/** A bill on which something is owed, with the names of everybody in its household, folded for a search. */
export type OwedBill = {
  sale_invoice_id: number;
  household_id: number;
  bill_number: string;
  open_cents: Cents;
  due_date: Day;
  names: readonly string[];
};

/** Why a bill is proposed, the best reason first. */
export const proposalReasons = ['household_named', 'name_and_amount', 'name', 'surname_and_amount', 'amount'] as const;
export type ProposalReason = (typeof proposalReasons)[number];

export type Proposal = { bill: OwedBill; why: ProposalReason };

export type Credit = {
  amount_cents: Cents;
  counterparty_name: string | null;
  remittance_text: string | null;
  /** Of the bills that the payer names, whatever became of those. */
  named_household_ids: readonly number[];
};

export const MOST_PROPOSALS = 3;
/** An amount alone tells something only where few bills are over it. */
export const FEW = 2;

export type OwedIndex = {
  byWord: Map<string, Set<OwedBill>>;
  byAmount: Map<Cents, OwedBill[]>;
  all: readonly OwedBill[];
};

/** Bills by every word of their people's names and by what is owed, so that many lines are matched quickly. */
export function indexOwed(bills: readonly OwedBill[]): OwedIndex {
  const index: OwedIndex = { byWord: new Map(), byAmount: new Map(), all: bills };
  for (const bill of bills) {
    entryOf(index.byAmount, bill.open_cents, () => []).push(bill);
    for (const word of bill.names.flatMap(wordsOf)) entryOf(index.byWord, word, () => new Set()).add(bill);
  }
  return index;
}

/**
 * The bills that a payment may be for, the likeliest first, at most three (D42): those of the household whose bill is
 * named; then by exact amount and a name that the payer or the purpose tells, in any spelling; an amount alone counts
 * where nobody is named and hardly any other bill has it. A proposal is never booked without a person.
 */
export function propose(credit: Credit, index: OwedIndex): Proposal[] {
  const words = wordsTold(credit);
  const sameAmount = index.byAmount.get(credit.amount_cents) ?? [];
  const candidates = new Set([...words].flatMap((word) => [...(index.byWord.get(word) ?? [])]));
  for (const bill of sameAmount.length <= FEW ? sameAmount : []) candidates.add(bill);
  for (const bill of index.all) if (credit.named_household_ids.includes(bill.household_id)) candidates.add(bill);
  const proposals = [...candidates].flatMap((bill): Proposal[] => {
    const why = reasonFor(bill, credit, words, sameAmount.length);
    return why ? [{ bill, why }] : [];
  });
  const telling = proposals.filter(({ why }) => why !== 'amount');
  return (telling.length > 0 ? telling : proposals)
    .sort((one, other) => compare(one, other, credit.amount_cents))
    .slice(0, MOST_PROPOSALS);
}

/** Every word that the payer or the purpose tells, folded. */
export function wordsTold({
  counterparty_name,
  remittance_text,
}: Pick<Credit, 'counterparty_name' | 'remittance_text'>) {
  return new Set(wordsOf(foldForSearch(`${counterparty_name ?? ''} ${remittance_text ?? ''}`)));
}

function entryOf<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const entry = map.get(key) ?? make();
  map.set(key, entry);
  return entry;
}

function reasonFor(bill: OwedBill, credit: Credit, words: Set<string>, alike: number): ProposalReason | undefined {
  const isAmount = bill.open_cents === credit.amount_cents;
  if (credit.named_household_ids.includes(bill.household_id)) return 'household_named';
  if (bill.names.some((name) => wordsOf(name).every((word) => words.has(word))))
    return isAmount ? 'name_and_amount' : 'name';
  if (isAmount && bill.names.some((name) => words.has(wordsOf(name).at(-1) ?? ''))) return 'surname_and_amount';
  return isAmount && alike <= FEW ? 'amount' : undefined;
}

function compare(one: Proposal, other: Proposal, amount: Cents): number {
  const rank = ({ why, bill }: Proposal) => proposalReasons.indexOf(why) * 2 + (bill.open_cents === amount ? 0 : 1);
  return (
    rank(one) - rank(other) ||
    compareDays(one.bill.due_date, other.bill.due_date) ||
    one.bill.sale_invoice_id - other.bill.sale_invoice_id
  );
}

/** Of two letters and more: an initial names nobody. */
function wordsOf(folded: string): string[] {
  return folded.split(/[^\p{L}]+/u).filter((word) => word.length > 1);
}
