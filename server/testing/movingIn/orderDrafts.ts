import { type Cents, cents } from '../../../domain/shared/money.ts';
import type { Chance } from '../../demo/seed.ts';
import { happens, pickByShare, type Shares } from './chances.ts';
import { type FormerHousehold, makeIban } from './formerHouseholds.ts';
import { type OrderText, orderText, type TextKind, textForTwo } from './orderTexts.ts';
import { type PayerKind, payerName } from './payerNames.ts';
import { type StrangerKind, strangerOrder, strangerShares } from './strangers.ts';

export type AmountKind =
  | 'this year'
  | 'last amount'
  | 'older amount'
  | 'half'
  | 'round sum'
  | 'two years'
  | 'month'
  | 'two households'
  | 'stranger';

export type OrderKind = {
  payer: PayerKind | StrangerKind;
  text: TextKind | StrangerKind | 'two households';
  amount: AmountKind;
};

/** What belongs to one order before the bank reports it. */
export type Draft = {
  household: FormerHousehold | null;
  also_for: readonly FormerHousehold[];
  kind: OrderKind;
  payer: string | null;
  iban: string | null;
  amount_cents: Cents;
  typed: OrderText;
};

export type World = {
  households: readonly FormerHousehold[];
  /** By the main member's last name. */
  relatives: ReadonlyMap<string, readonly FormerHousehold[]>;
  year: number;
};

type StrangerWorld = Parameters<typeof strangerOrder>[2];

export function strangerDraft(chance: Chance, world: StrangerWorld): Draft {
  const kind = pickByShare<StrangerKind>(chance, strangerShares);
  const { text, ...order } = strangerOrder(chance, kind, world);
  const typed = { text, reference: null, numbers: [], isWorded: false };
  return { ...order, household: null, also_for: [], kind: { payer: kind, text: kind, amount: 'stranger' }, typed };
}

const payerShares: Shares<PayerKind> = [
  ['main member', 61],
  ['husband or wife', 11],
  ['couple', 9],
  ['family', 3],
  ['grown child outside the list', 5],
  ['another member', 3],
  ['member for two households', 1],
  ['firm', 2],
  ['guardian', 1],
  ['nobody', 2],
  ['misspelled', 2],
];

const ownTexts: Shares<TextKind> = [
  ['purpose only', 48],
  ['an old year', 26],
  ['old number', 44],
  ['bare number', 9],
  ['name of a member', 20],
  ['name of somebody who died', 4],
  ['number and name', 12],
  ['several years', 4],
  ['several people', 5],
  ['only a date', 5],
  ['nothing', 15],
  ['misspelled name', 5],
  ['wrong digit', 7],
  ['address', 4],
  ['reference', 9],
  ['damaged reference', 1],
  ['membership number', 2],
  ['phone number', 2],
  ['date of birth', 2],
  ['old invoice', 4],
];

/** Who pays for somebody else says for whom. */
const textsForOthers: Shares<TextKind> = [
  ['old number', 34],
  ['name of a member', 30],
  ['first name of a parent', 6],
  ['number and name', 20],
  ['misspelled name', 6],
  ['reference', 4],
  ['membership number', 1],
];
/** Percent of strangers to the list who say nothing, although they pay for somebody else. */
const SILENT = 10;

export function memberDraft(chance: Chance, household: FormerHousehold, world: World): Draft {
  const payer = possiblePayer(pickByShare(chance, payerShares), household);
  const relative = otherHousehold(chance, household, world);
  if (payer === 'member for two households' && relative) return draftForTwo(chance, household, relative);
  const isForOthers = ['grown child outside the list', 'another member', 'firm', 'guardian', 'nobody'].includes(payer);
  const isSilent = !isForOthers || (payer !== 'another member' && happens(chance, SILENT));
  const text = pickByShare(chance, isSilent ? ownTexts : textsForOthers);
  const amount = amountKind(chance, text);
  return {
    household,
    also_for: [],
    kind: { payer, text, amount },
    payer:
      payer === 'another member' && relative
        ? payerName(chance, 'main member', relative)
        : payerName(chance, payer, household),
    iban: accountOf(chance, payer, household, relative),
    amount_cents: amountOf(chance, amount, household.contribution_cents),
    typed: orderText(chance, text, household, world.year),
  };
}

function possiblePayer(payer: PayerKind, { people }: FormerHousehold): PayerKind {
  const needsSpouse = payer === 'couple' || payer === 'husband or wife';
  return needsSpouse && !people.some(({ relation }) => relation === 'spouse') ? 'main member' : payer;
}

/** A relative's household where there is one, else a son-in-law's with another name. */
function otherHousehold(chance: Chance, household: FormerHousehold, world: World): FormerHousehold | undefined {
  const relatives = world.relatives.get(lastNameOf(household)) ?? [];
  const among = happens(chance, 70) && relatives.length > 1 ? relatives : world.households;
  const others = among.filter(({ id }) => id !== household.id);
  return others.length > 0 ? chance.pick(others) : undefined;
}

function draftForTwo(chance: Chance, household: FormerHousehold, relative: FormerHousehold): Draft {
  return {
    household,
    also_for: [relative],
    kind: { payer: 'member for two households', text: 'two households', amount: 'two households' },
    payer: payerName(chance, 'main member', household),
    iban: household.iban,
    amount_cents: cents(household.contribution_cents + relative.contribution_cents),
    typed: textForTwo(chance, household, relative),
  };
}

/** The former list often has the account of whoever pays, also where that is a grown child or a firm. */
function accountOf(chance: Chance, payer: PayerKind, own: FormerHousehold, relative?: FormerHousehold): string | null {
  const isOwn: Record<PayerKind, number> = {
    'main member': 90,
    'husband or wife': 55,
    couple: 92,
    family: 90,
    'grown child outside the list': 45,
    'another member': 0,
    'member for two households': 100,
    firm: 45,
    guardian: 50,
    nobody: 0,
    misspelled: 90,
  };
  if (payer === 'nobody') return null;
  if (payer === 'another member' && relative) return relative.iban;
  return happens(chance, isOwn[payer]) ? own.iban : makeIban(chance);
}

function amountKind(chance: Chance, text: TextKind): AmountKind {
  if (text === 'reference') return 'this year';
  if (text === 'several years') return 'two years';
  return pickByShare<AmountKind>(chance, [
    ['this year', 44],
    ['last amount', 31],
    ['older amount', 7],
    ['half', 4],
    ['round sum', 7],
    ['two years', 3],
    ['month', 4],
  ]);
}

const FIVE_EUROS = 500;

function amountOf(chance: Chance, kind: AmountKind, contribution: Cents): Cents {
  const share = (part: number) => cents(Math.max(1, Math.floor((contribution * part) / FIVE_EUROS)) * FIVE_EUROS);
  if (kind === 'last amount') return share(0.9);
  if (kind === 'older amount') return share(chance.pick([0.5, 0.6, 0.75]));
  if (kind === 'half') return cents(Math.round(contribution / 2));
  if (kind === 'round sum') return cents(chance.pick([20, 50, 100, 150, 200]) * 100);
  if (kind === 'two years') return cents(contribution * 2);
  if (kind === 'month') return cents(Math.ceil(contribution / 12));
  return contribution;
}

export function lastNameOf({ people }: FormerHousehold): string {
  return people[0]?.last_name ?? '';
}
