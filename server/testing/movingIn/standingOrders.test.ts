import { describe, expect, test } from 'vitest';
import { readMembershipNo } from '../../../domain/accounts/membershipNo.ts';
import { billNumberOf, findCreditorReferences } from '../../../domain/invoicing/creditorReference.ts';
import { isIban } from '../../../domain/invoicing/iban.ts';
import { waysToTell } from './fairClerk.ts';
import { type FormerHousehold, makeFormerHouseholds } from './formerHouseholds.ts';
import { readOldNumber } from './oldNumbers.ts';
import { textKinds } from './orderTexts.ts';
import { payerKinds } from './payerNames.ts';
import { makeStandingOrders, type StandingOrder } from './standingOrders.ts';
import { strangerKinds } from './strangers.ts';

const YEAR = 2027;
const COUNT = 3_000;
const households = makeFormerHouseholds({ seed: 1, count: COUNT, year: YEAR });
const orders = makeStandingOrders({ seed: 2, households, count: COUNT, year: YEAR });
const byId = new Map(households.map((household) => [household.id, household]));
const ofMembers = orders.filter(({ truth }) => truth.household_id !== null);
const ofStrangers = orders.filter(({ truth }) => truth.household_id === null);

describe('the households of the former list', () => {
  test('are the same for the same seed, and others for another seed', () => {
    const plan = { seed: 5, count: 50, year: YEAR };
    expect(makeFormerHouseholds(plan)).toEqual(makeFormerHouseholds(plan));
    expect(makeFormerHouseholds(plan)).not.toEqual(makeFormerHouseholds({ ...plan, seed: 6 }));
  });

  test('have numbers, references and accounts that are valid and stand once', () => {
    for (const { membership_no, iban, known_iban, open_bill } of households) {
      expect(readMembershipNo(membership_no)).toBe(membership_no);
      expect(billNumberOf(open_bill.reference)).toBe(open_bill.bill_number);
      expect(isIban(iban)).toBe(true);
      expect([iban, null]).toContain(known_iban);
    }
    expect(new Set(households.map(({ old_number }) => old_number)).size).toBe(COUNT);
    expect(new Set(households.map(({ membership_no }) => membership_no)).size).toBe(COUNT);
  });

  test.each([/^[1-9][0-9]{0,3}$/, /^0[0-9]{3}$/, /^M-[0-9]+$/, /^W[0-9]+$/, /\/2$/])(
    'have numbers like %s',
    (style) => {
      expect(percent(households, ({ old_number }) => style.test(old_number))).toBeGreaterThan(3);
    },
  );

  test('have an account that the list tells in seven of ten', () => {
    expectBetween(
      percent(households, ({ known_iban }) => known_iban !== null),
      67,
      73,
    );
  });

  test('have namesakes', () => {
    const sameName = Map.groupBy(households, mainName);
    const withNamesake = [...sameName.values()].filter((same) => same.length > 1).flat();
    expectBetween((withNamesake.length / COUNT) * 100, 5, 25);
    expect(Math.max(...[...sameName.values()].map((same) => same.length))).toBeGreaterThan(3);
  });
});

describe('the transfers', () => {
  test('are the same for the same seed, and others for another seed', () => {
    const plan = { seed: 3, households: households.slice(0, 50), count: 100, year: YEAR };
    expect(makeStandingOrders(plan)).toEqual(makeStandingOrders(plan));
    expect(makeStandingOrders(plan)).not.toEqual(makeStandingOrders({ ...plan, seed: 4 }));
  });

  test('are of every kind', () => {
    expect(new Set(ofMembers.map(({ kind }) => kind.payer))).toEqual(new Set(payerKinds));
    expect(new Set(ofMembers.map(({ kind }) => kind.text))).toEqual(new Set([...textKinds, 'two households']));
    expect(new Set(ofStrangers.map(({ kind }) => kind.payer))).toEqual(new Set(strangerKinds));
    expect(new Set(ofMembers.map(({ truth }) => truth.told_by))).toEqual(new Set([...waysToTell, 'nobody could tell']));
  });

  test.each<[what: string, from: number, to: number, is: (order: StandingOrder) => boolean]>([
    ['of strangers', 8, 12, ({ truth }) => truth.household_id === null],
    ['with the reference of a new invoice', 2, 6, ({ truth }) => truth.told_by === 'reference'],
    [
      'with a former number',
      25,
      40,
      ({ kind }) => ['old number', 'bare number', 'number and name'].includes(kind.text),
    ],
    [
      'without any text of use',
      20,
      40,
      ({ kind }) => ['purpose only', 'an old year', 'only a date', 'nothing'].includes(kind.text),
    ],
    ['of the old amount', 20, 40, ({ kind }) => ['last amount', 'older amount'].includes(kind.amount)],
    ['that nobody could tell', 4, 10, ({ truth }) => truth.told_by === 'nobody could tell'],
  ])('%s are between %i and %i of a hundred', (_, from, to, is) => {
    expectBetween(percent(orders, is), from, to);
  });

  test('look as a bank reports them', () => {
    for (const { transfer } of orders) {
      expect(transfer.amount_cents).toBeGreaterThan(0);
      expectBetween(transfer.payer_name?.length ?? 1, 1, 70);
      expectBetween(transfer.reference?.length ?? 1, 1, 35);
      expectBetween(transfer.text.length, 0, 140);
      expect(transfer.payer_iban === null || isIban(transfer.payer_iban)).toBe(true);
      // the first and the sixth are holidays, the second and the third of 2027 a weekend
      expect(transfer.booked_on).toMatch(/^2027-01-0[4578]$/);
    }
    expect(new Set(orders.map(({ transfer }) => transfer.bank_reference)).size).toBe(COUNT);
  });

  test('are written in capitals, with question marks, in two letters for one, and as typed', () => {
    const names = orders.map(({ transfer }) => transfer.payer_name ?? '');
    expectBetween(
      percent(names, (name) => name === name.toUpperCase()),
      50,
      80,
    );
    for (const written of ['?', 'OEZ', 'Ö', 'ş']) expect(names.some((name) => name.includes(written))).toBe(true);
  });
});

describe('the truth', () => {
  test('of a stranger names no household, and nothing sure leads to one', () => {
    for (const { transfer, truth, kind } of ofStrangers) {
      expect(truth).toEqual({ household_id: null, also_for: [], told_by: null, ways: [] });
      expect(findCreditorReferences(transfer.text)).toEqual([]);
      const isKnown = households.some(({ known_iban }) => known_iban !== null && known_iban === transfer.payer_iban);
      expect(isKnown && kind.payer !== 'gift of a member').toBe(false);
    }
  });

  test('of a former member is a number that nobody has', () => {
    const taken = new Set(households.map(({ old_number }) => readOldNumber(old_number).digits));
    const left = ofStrangers.filter(({ kind }) => kind.payer === 'who left');
    const numbers = left.flatMap(({ transfer }) => /(?<digits>[0-9]+)$/.exec(transfer.text)?.groups?.digits ?? []);
    expect(numbers.length).toBeGreaterThan(0);
    expect(numbers.filter((number) => taken.has(Number(number)))).toEqual([]);
  });

  test('of a member names a household of the list, and the first way to tell is the plainest', () => {
    for (const { truth } of ofMembers) {
      expect(byId.has(truth.household_id ?? 0)).toBe(true);
      expect(truth.also_for).not.toContain(truth.household_id);
      expect(truth.told_by).toBe(truth.ways[0] ?? 'nobody could tell');
      expect(waysToTell.filter((way) => truth.ways.includes(way))).toEqual(truth.ways);
    }
  });

  test('is told only by what the transfer really holds', () => {
    for (const { transfer, truth } of ofMembers) {
      const household = byId.get(truth.household_id ?? 0);
      if (!household) throw new Error('no such household');
      const written = `${transfer.reference ?? ''} ${transfer.text}`;
      const holds = {
        reference: () => findCreditorReferences(written).includes(household.open_bill.reference),
        'membership number': () => written.includes(household.membership_no),
        'old number': () => written.replaceAll(' ', '').includes(String(readOldNumber(household.old_number).digits)),
        'name in payer': () => transfer.payer_name !== null,
        'name in text': () => transfer.text !== '',
        account: () => household.known_iban !== null && household.known_iban === transfer.payer_iban,
      };
      for (const way of truth.ways) expect({ way, written, holds: holds[way]() }).toMatchObject({ holds: true });
    }
  });

  test('never says that the payer’s name alone tells one of several namesakes', () => {
    const sameName = Map.groupBy(households, mainName);
    for (const { transfer, truth } of ofMembers.filter(({ truth }) => truth.ways.join() === 'name in payer')) {
      const household = byId.get(truth.household_id ?? 0);
      const isPayer = household && transfer.payer_name === mainName(household);
      if (isPayer)
        expect({ name: transfer.payer_name, same: sameName.get(mainName(household))?.length }).toMatchObject({
          same: 1,
        });
    }
  });
});

function mainName({ people: [main] }: FormerHousehold): string {
  return `${main?.first_name} ${main?.last_name}`;
}

function percent<Thing>(things: readonly Thing[], is: (thing: Thing) => boolean): number {
  return (things.filter(is).length / things.length) * 100;
}

function expectBetween(number: number, from: number, to: number): void {
  expect(number).toBeGreaterThanOrEqual(from);
  expect(number).toBeLessThanOrEqual(to);
}
