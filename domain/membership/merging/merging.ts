import { type InvoiceStatus, type InvoiceType, isOwed } from '../../invoicing/invoice.ts';
import type { MemberStatus } from '../../members/memberStatus.ts';
import type { RelationshipType } from '../../reference/eligibility.ts';
import { type Day, isAfter, isBefore } from '../../shared/day.ts';
import type { Cents } from '../../shared/money.ts';

/** Why two households are not merged (decision 109), in the order in which it is told. */
export const mergingHindrances = [
  'same',
  'ended',
  'stays_not_active',
  'mourning',
  'request',
  'correction',
  'end_to_come',
  'refund',
  'release',
  'silence',
  'list',
  'took_another',
  'payer',
  'log_in',
  'others_log_in',
  'excluded',
  'main',
  'relation',
  'waits',
  'invoices',
  'arrears',
] as const;
export type MergingHindrance = (typeof mergingHindrances)[number];

/** Somebody of one of the two households who has not left it. */
export type MergedPerson = {
  id: number;
  is_main: boolean;
  status: Exclude<MemberStatus, 'inactive'>;
  waiting_until: Day | null;
  relationship_type: RelationshipType | null;
  /** The name in plain letters, as the search of the office compares it. */
  search_name: string;
  date_of_birth: Day | null;
  /** Digests of identity numbers; null where there is none. */
  insurance: string | null;
  turkish: string | null;
};

/** A person of the household that is closed, and who it is in the household that stays. */
export type MergedPair = { closes: number; stays: number };

export type MergedInvoice = {
  id: number;
  side: Side;
  type: InvoiceType;
  billed_year: number;
  status: InvoiceStatus;
  paid_cents: Cents;
  dunning_status: number;
  /** Who is charged. */
  billed: readonly number[];
};

export type Side = 'stays' | 'closes';

/** What stands against merging in one household alone. */
export type SideFacts = {
  status: MemberStatus;
  is_silent: boolean;
  /** Money rests, or a case of a death is not closed. */
  is_mourning: boolean;
  has_request: boolean;
  has_correction: boolean;
  has_end_to_come: boolean;
  /** Money was sent back, and the bank has not told it yet. */
  has_refund: boolean;
  is_released_now: boolean;
  /** What a later list of the association says of it is not decided. */
  has_list_changes: boolean;
  /** Another household was merged into it. */
  took_another: boolean;
  has_payer: boolean;
  has_log_in: boolean;
  /** An address of its log-in is not confirmed. */
  is_log_in_unsure: boolean;
  /** Somebody of it was excluded by the board. */
  has_excluded: boolean;
  people: readonly MergedPerson[];
};

export type MergingFacts = {
  is_same: boolean;
  stays: SideFacts;
  closes: SideFacts;
  invoices: readonly MergedInvoice[];
};

/**
 * Who of the household that is closed is probably who of the one that stays: the same number, or the same name and birth day. Each at
 * most once; where one may be two people, nobody guesses. A clerk confirms each.
 */
export function proposedPairs(stays: readonly MergedPerson[], closes: readonly MergedPerson[]): MergedPair[] {
  const byNumber = onlyOnce(pairsOf(stays, closes, hasSameNumber));
  const isTaken = (pair: MergedPair) =>
    byNumber.some((known) => known.closes === pair.closes || known.stays === pair.stays);
  return [...byNumber, ...onlyOnce(pairsOf(stays, closes, isNamedAlike).filter((pair) => !isTaken(pair)))];
}

type Alike = (one: MergedPerson, other: MergedPerson) => boolean;

function pairsOf(stays: readonly MergedPerson[], closes: readonly MergedPerson[], alike: Alike): MergedPair[] {
  return closes.flatMap((one) =>
    stays.filter((other) => alike(one, other)).map((other) => ({ closes: one.id, stays: other.id })),
  );
}

function onlyOnce(pairs: readonly MergedPair[]): MergedPair[] {
  return pairs.filter(
    (pair) => pairs.filter((other) => other.closes === pair.closes || other.stays === pair.stays).length === 1,
  );
}

function hasSameNumber(one: MergedPerson, other: MergedPerson): boolean {
  const isSame = (field: 'insurance' | 'turkish') => one[field] !== null && one[field] === other[field];
  return isSame('insurance') || isSame('turkish');
}

function isNamedAlike(one: MergedPerson, other: MergedPerson): boolean {
  return (
    one.date_of_birth !== null && one.date_of_birth === other.date_of_birth && one.search_name === other.search_name
  );
}

/** Whether the pairs name people of the two households, each at most once. */
export function arePairs({ stays, closes }: MergingFacts, pairs: readonly MergedPair[]): boolean {
  const isIn = (people: readonly MergedPerson[], id: number) => people.some((person) => person.id === id);
  return (
    onlyOnce(pairs).length === pairs.length &&
    pairs.every((pair) => isIn(stays.people, pair.stays) && isIn(closes.people, pair.closes))
  );
}

/** Who comes along: people of the household that is closed who are nobody of the one that stays. */
export function thoseWhoMove(closes: readonly MergedPerson[], pairs: readonly MergedPair[]): MergedPerson[] {
  return closes.filter(({ id }) => !pairs.some((pair) => pair.closes === id));
}

/** The first reason why two households are not merged; undefined if nothing stands against it. */
export function mergingHindranceOf(facts: MergingFacts, pairs: readonly MergedPair[]): MergingHindrance | undefined {
  const { stays, closes } = facts;
  const both = [stays, closes];
  const found: Record<MergingHindrance, () => boolean> = {
    same: () => facts.is_same,
    ended: () => both.some(({ status }) => status === 'inactive' || status === 'new'),
    stays_not_active: () => stays.status !== 'active',
    mourning: () => both.some((side) => side.is_mourning),
    request: () => both.some((side) => side.has_request),
    correction: () => both.some((side) => side.has_correction),
    end_to_come: () => both.some((side) => side.has_end_to_come),
    refund: () => both.some((side) => side.has_refund),
    release: () => both.some((side) => side.is_released_now),
    silence: () => stays.is_silent && !closes.is_silent,
    list: () => both.some((side) => side.has_list_changes),
    took_another: () => closes.took_another,
    payer: () => closes.has_payer,
    log_in: () => both.some((side) => side.is_log_in_unsure),
    others_log_in: () => !stays.has_log_in && closes.has_log_in && !areMainsPaired(facts, pairs),
    excluded: () => both.some((side) => side.has_excluded),
    main: () => !closes.people.some(({ id, is_main }) => is_main && pairs.some((pair) => pair.closes === id)),
    relation: () => !areRelationsKnown(facts, pairs),
    waits: () => somebodyWaits(facts, pairs),
    invoices: () => doubledOf(facts.invoices, pairs) === undefined,
    arrears: () => isInArrears(facts.invoices, doubledOf(facts.invoices, pairs) ?? []),
  };
  return mergingHindrances.find((hindrance) => found[hindrance]());
}

/** Whether both have the same main member: only then the log-in of the one may become that of the other. */
function areMainsPaired({ stays, closes }: MergingFacts, pairs: readonly MergedPair[]): boolean {
  const isMain = (people: readonly MergedPerson[], id: number) =>
    people.some((person) => person.id === id && person.is_main);
  return pairs.some((pair) => isMain(stays.people, pair.stays) && isMain(closes.people, pair.closes));
}

/** Where the main members are two people, only children are to the one what they are to the other. */
function areRelationsKnown(facts: MergingFacts, pairs: readonly MergedPair[]): boolean {
  if (areMainsPaired(facts, pairs)) return true;
  const moved = thoseWhoMove(facts.closes.people, pairs);
  return moved.every(({ relationship_type: relation }) => relation === 'son' || relation === 'daughter');
}

/** Whoever comes along is active; whoever is the same must not wait longer than in the household that is closed. */
function somebodyWaits({ stays, closes }: MergingFacts, pairs: readonly MergedPair[]): boolean {
  if (thoseWhoMove(closes.people, pairs).some(({ status }) => status !== 'active')) return true;
  return pairs.some((pair) => {
    const former = closes.people.find(({ id }) => id === pair.closes);
    const own = stays.people.find(({ id }) => id === pair.stays);
    return former?.status === 'waiting' && own !== undefined && waitsLonger(own, former);
  });
}

function waitsLonger(own: MergedPerson, former: MergedPerson): boolean {
  if (own.status !== 'waiting') return own.status === 'new';
  if (former.waiting_until === null) return false;
  return own.waiting_until === null || isAfter(own.waiting_until, former.waiting_until);
}

const DOUBLED = ['siac', 'sirf'] as const satisfies readonly InvoiceType[];

/**
 * Invoices that charge again for what another one of the same period charges for: of two for the same people the one with less paid, and
 * of equal ones that of the household that is closed; otherwise the one whose people are all on the other. Undefined where each charges
 * for somebody of the other and for somebody else: then people decide first.
 */
export function doubledOf(invoices: readonly MergedInvoice[], pairs: readonly MergedPair[]): number[] | undefined {
  const doubled: number[] = [];
  const isDoubling = ({ type }: MergedInvoice) => DOUBLED.some((one) => one === type);
  const own = invoices.filter((invoice) => invoice.side === 'stays' && isDoubling(invoice));
  const former = invoices.filter((invoice) => invoice.side === 'closes' && isDoubling(invoice));
  for (const [one, other] of own.flatMap((invoice) => former.map((second) => [invoice, second] as const))) {
    if (doubled.includes(one.id) || doubled.includes(other.id) || !isOfSamePeriod(one, other)) continue;
    const verdict = doubleAmong(one, other, pairs);
    if (verdict === 'overlap') return undefined;
    if (verdict !== undefined) doubled.push(verdict);
  }
  return doubled;
}

/** Which of two invoices of a period charges again; undefined if they are for other people. */
function doubleAmong(own: MergedInvoice, former: MergedInvoice, pairs: readonly MergedPair[]) {
  const people = former.billed.map((id) => pairs.find(({ closes }) => closes === id)?.stays ?? id);
  if (!people.some((id) => own.billed.includes(id))) return undefined;
  const isFormerWithin = people.every((id) => own.billed.includes(id));
  const isOwnWithin = own.billed.every((id) => people.includes(id));
  if (!isFormerWithin && !isOwnWithin) return 'overlap';
  const isOwnDoubled = isOwnWithin && (!isFormerWithin || own.paid_cents < former.paid_cents);
  return isOwnDoubled ? own.id : former.id;
}

/** A household pays a registration fee once, whatever the year. */
function isOfSamePeriod(one: MergedInvoice, other: MergedInvoice): boolean {
  return one.type === other.type && (one.type === 'sirf' || one.billed_year === other.billed_year);
}

/** The third reminder was sent: people decide whether the membership still counts (D44). */
const LAST_LEVEL = 3;

function isInArrears(invoices: readonly MergedInvoice[], doubled: readonly number[]): boolean {
  return invoices.some(
    ({ id, status, dunning_status }) => isOwed(status) && dunning_status >= LAST_LEVEL && !doubled.includes(id),
  );
}

/** Whether the other household should rather stay, because its membership began earlier. */
export function shouldOtherStay(stays: { since: Day | null }, closes: { since: Day | null }): boolean {
  if (closes.since === null) return false;
  return stays.since === null || isBefore(closes.since, stays.since);
}
