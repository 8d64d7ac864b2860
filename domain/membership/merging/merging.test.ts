import { describe, expect, it } from 'vitest';
import { day } from '../../shared/day.ts';
import { cents } from '../../shared/money.ts';
import {
  arePairs,
  doubledOf,
  type MergedInvoice,
  type MergedPerson,
  type MergingFacts,
  mergingHindranceOf,
  proposedPairs,
  type SideFacts,
  shouldOtherStay,
} from './merging.ts';

function person(id: number, given: Partial<MergedPerson> = {}): MergedPerson {
  return {
    id,
    is_main: false,
    status: 'active',
    waiting_until: null,
    relationship_type: 'son',
    search_name: `can ${id}`,
    date_of_birth: day('2010-01-01'),
    insurance: null,
    turkish: null,
    ...given,
  };
}

const main = (id: number, given: Partial<MergedPerson> = {}) =>
  person(id, { is_main: true, relationship_type: null, search_name: 'ayse ozturk', ...given });

function side(people: readonly MergedPerson[], given: Partial<SideFacts> = {}): SideFacts {
  return {
    status: 'active',
    is_silent: false,
    is_mourning: false,
    has_request: false,
    has_correction: false,
    has_end_to_come: false,
    has_refund: false,
    is_released_now: false,
    has_list_changes: false,
    took_another: false,
    has_payer: false,
    has_log_in: false,
    is_log_in_unsure: false,
    has_excluded: false,
    people,
    ...given,
  };
}

const pair = { closes: 11, stays: 1 };

function facts(given: Partial<MergingFacts> = {}): MergingFacts {
  return { is_same: false, stays: side([main(1)]), closes: side([main(11)]), invoices: [], ...given };
}

function invoice(id: number, given: Partial<MergedInvoice> = {}): MergedInvoice {
  const own = { side: 'stays', type: 'siac', billed_year: 2026, status: 'open', billed: [1] } as const;
  return { id, ...own, paid_cents: cents(0), dunning_status: 0, ...given };
}

const former = (id: number, given: Partial<MergedInvoice> = {}) =>
  invoice(id, { side: 'closes', billed: [11], ...given });

describe('who is who', () => {
  it('is proposed by number before name, and never by a guess', () => {
    const stays = [main(1), person(2, { insurance: 'a' }), person(3, { search_name: 'elif' })];
    const closes = [main(11), person(12, { insurance: 'a' }), person(13, { search_name: 'elif' })];
    expect(proposedPairs(stays, closes)).toEqual([
      { closes: 12, stays: 2 },
      { closes: 11, stays: 1 },
      { closes: 13, stays: 3 },
    ]);
    expect(proposedPairs([...stays, person(4, { search_name: 'elif' })], [closes[2] ?? main(11)])).toEqual([]);
    expect(proposedPairs([main(1, { date_of_birth: null })], [main(11, { date_of_birth: null })])).toEqual([]);
  });

  it('is taken only for people of the two, each once', () => {
    expect(arePairs(facts(), [pair])).toBe(true);
    expect(arePairs(facts(), [pair, { closes: 12, stays: 1 }])).toBe(false);
    expect(arePairs(facts(), [{ closes: 11, stays: 2 }])).toBe(false);
  });
});

describe('two households', () => {
  it('are merged if nothing stands against it', () => {
    expect(mergingHindranceOf(facts(), [pair])).toBeUndefined();
    const closes = side([main(11), person(12)], { status: 'waiting', is_silent: true });
    expect(mergingHindranceOf(facts({ closes }), [pair])).toBeUndefined();
  });

  it.each([
    [facts({ is_same: true }), 'same'],
    [facts({ closes: side([main(11)], { status: 'inactive' }) }), 'ended'],
    [facts({ stays: side([main(1)], { status: 'waiting' }) }), 'stays_not_active'],
    [facts({ closes: side([main(11)], { is_mourning: true }) }), 'mourning'],
    [facts({ stays: side([main(1)], { has_request: true }) }), 'request'],
    [facts({ closes: side([main(11)], { has_correction: true }) }), 'correction'],
    [facts({ closes: side([main(11)], { has_end_to_come: true }) }), 'end_to_come'],
    [facts({ closes: side([main(11)], { has_refund: true }) }), 'refund'],
    [facts({ closes: side([main(11)], { is_released_now: true }) }), 'release'],
    [facts({ stays: side([main(1)], { is_silent: true }) }), 'silence'],
    [facts({ closes: side([main(11)], { has_list_changes: true }) }), 'list'],
    [facts({ closes: side([main(11)], { took_another: true }) }), 'took_another'],
    [facts({ closes: side([main(11)], { has_payer: true }) }), 'payer'],
    [facts({ closes: side([main(11)], { is_log_in_unsure: true }) }), 'log_in'],
    [facts({ closes: side([main(11)], { has_excluded: true }) }), 'excluded'],
    [facts({ closes: side([main(12)]) }), 'main'],
    [facts({ closes: side([main(11), person(12, { status: 'new' })]) }), 'waits'],
    [facts({ invoices: [invoice(1, { billed: [1, 2] }), former(2, { billed: [11, 12] })] }), 'invoices'],
    [facts({ invoices: [former(2, { type: 'sim', dunning_status: 3 })] }), 'arrears'],
  ] as const)('are not merged: %#, %s', (given, hindrance) => {
    expect(mergingHindranceOf(given, [pair])).toBe(hindrance);
  });

  it('let nobody log in for somebody else who is the main member', () => {
    const stays = side([main(2), person(1)]);
    const closes = side([main(11)], { has_log_in: true });
    expect(mergingHindranceOf(facts({ stays, closes }), [pair])).toBe('others_log_in');
    expect(mergingHindranceOf(facts({ stays: { ...stays, has_log_in: true }, closes }), [pair])).toBeUndefined();
    expect(mergingHindranceOf(facts({ closes }), [pair])).toBeUndefined();
  });

  it('bring children along where the main members are two people, and nobody else', () => {
    const stays = side([main(2), person(1, { relationship_type: 'wife' })]);
    const withChild = facts({ stays, closes: side([main(11), person(12)]) });
    expect(mergingHindranceOf(withChild, [pair])).toBeUndefined();
    const withMother = facts({ stays, closes: side([main(11), person(12, { relationship_type: 'mother' })]) });
    expect(mergingHindranceOf(withMother, [pair])).toBe('relation');
  });

  it.each([
    ['2027-01-31', '2027-01-31', undefined],
    ['2027-01-30', '2027-01-31', undefined],
    ['2027-02-01', '2027-01-31', 'waits'],
    [null, '2027-01-31', 'waits'],
    ['2027-02-01', null, undefined],
  ] as const)('let nobody wait longer: until %s instead of %s', (own, other, hindrance) => {
    const waiting = (until: string | null) => ({
      status: 'waiting' as const,
      waiting_until: until === null ? null : day(until),
    });
    const given = facts({
      stays: side([main(1), person(2, waiting(own))]),
      closes: side([main(11), person(12, waiting(other))]),
    });
    expect(mergingHindranceOf(given, [pair, { closes: 12, stays: 2 }])).toBe(hindrance);
  });

  it('stay the other way round if the other membership began earlier', () => {
    const since = (text: string | null) => ({ since: text === null ? null : day(text) });
    expect(shouldOtherStay(since('2020-01-01'), since('2010-01-01'))).toBe(true);
    expect(shouldOtherStay(since('2020-01-01'), since('2020-01-01'))).toBe(false);
    expect(shouldOtherStay(since('2020-01-01'), since(null))).toBe(false);
    expect(shouldOtherStay(since(null), since('2020-01-01'))).toBe(true);
  });
});

describe('an invoice is double', () => {
  const pairs = [pair, { closes: 12, stays: 2 }];

  it.each([
    ['of the same people, where less was paid', [invoice(1), former(2, { paid_cents: cents(10) })], [1]],
    ['of the same people and as much paid, of the household that is closed', [invoice(1), former(2)], [2]],
    ['where all its people are on the other', [invoice(1), former(2, { billed: [11, 12] })], [1]],
    ['and the other way round', [invoice(1, { billed: [1, 2] }), former(2, { paid_cents: cents(10) })], [2]],
    ['of another year never', [invoice(1), former(2, { billed_year: 2025 })], []],
    [
      'but a registration fee is paid once',
      [invoice(1, { type: 'sirf' }), former(2, { type: 'sirf', billed_year: 1999 })],
      [2],
    ],
    ['of other people never', [invoice(1), former(2, { billed: [12] })], []],
    ['if written by hand never', [invoice(1, { type: 'sim' }), former(2, { type: 'sim' })], []],
  ])('%s', (_, invoices, doubled) => {
    expect(doubledOf(invoices, pairs)).toEqual(doubled);
  });
});
