import { describe, expect, it } from 'vitest';
import { day } from '../shared/day.ts';
import { type CustodyEntry, type CustodyFacts, custodyOfBody, handoverProblem } from './custody.ts';

const nothing: CustodyFacts = {
  place: null,
  place_words: null,
  died_from: null,
  held_since: null,
  collected: null,
  buried: null,
};
const at = (iso: string) => new Date(`2027-01-${iso}:00Z`);
function handover(holder: CustodyEntry['holder'], moment: Date): CustodyEntry {
  return {
    id: 1,
    holder,
    holder_name: 'Sonnenschein',
    person: 'Herr Berger',
    receipt: 'B 17',
    written_by: 'Elif',
    at: moment,
    day: day(moment.toISOString().slice(0, 10)),
    source: 'handover',
  };
}
const holders = (facts: Partial<CustodyFacts>, entered: CustodyEntry[] = []) =>
  custodyOfBody({ ...nothing, ...facts }, entered).map(({ holder }) => holder);

it.each<[string, Partial<CustodyFacts>, CustodyEntry[], string[]]>([
  ['nothing known', {}, [], []],
  ['a call from home', { place: 'home' }, [], ['home']],
  ['a care home or hospital', { place: 'hospital', place_words: 'AKH' }, [], ['hospital']],
  [
    'an accident that the prosecutor looks into',
    { place: 'outside', held_since: day('2027-01-02') },
    [],
    ['place', 'authority'],
  ],
  [
    'collected, ticked by the undertaker',
    { place: 'home', collected: { at: at('02T08'), by: 'Berger' } },
    [],
    ['home', 'undertaker'],
  ],
  [
    'the hand-over to the undertaker entered as well: said once',
    { place: 'home', collected: { at: at('02T08'), by: 'Berger' } },
    [handover('undertaker', at('02T07'))],
    ['home', 'undertaker'],
  ],
  [
    'held after two days in hospital',
    { place: 'home', held_since: day('2027-01-04') },
    [handover('hospital', at('02T07')), handover('undertaker', at('05T09'))],
    ['home', 'hospital', 'authority', 'undertaker'],
  ],
  [
    'to Türkiye and buried',
    { place: 'hospital', buried: { at: at('06T11'), place: 'Emirdağ' } },
    [handover('undertaker', at('02T07')), handover('airport', at('04T07')), handover('consignee', at('05T07'))],
    ['hospital', 'undertaker', 'airport', 'consignee', 'grave'],
  ],
])('%s', (_what, facts, entered, expected) => {
  expect(holders(facts, entered)).toEqual(expected);
});

it('a place of death that becomes known later changes no hand-over', () => {
  const before = custodyOfBody(nothing, [handover('undertaker', at('02T07'))]);
  const after = custodyOfBody({ ...nothing, place: 'home' }, [handover('undertaker', at('02T07'))]);

  expect(after.slice(1)).toEqual(before);
});

describe('a hand-over', () => {
  const now = at('03T12');
  const last = handover('undertaker', at('02T07'));
  it.each<[string, Date, CustodyEntry | undefined, string | undefined]>([
    ['the first one', at('01T07'), undefined, undefined],
    ['after the last one', at('02T08'), last, undefined],
    ['in the same minute', at('02T07'), last, undefined],
    ['before the last one: a gap or an overlap', at('02T06'), last, 'death_handover_before_last'],
    ['still to come', at('03T13'), last, 'day_in_the_future'],
    ['on the day of a holder of whom only the day is known', at('02T06'), { ...last, at: null }, undefined],
    ['the day before such a holder', at('01T06'), { ...last, at: null }, 'death_handover_before_last'],
    ['out of the grave', at('03T08'), { ...last, holder: 'grave' }, 'death_custody_ended'],
    ['away from the family again', at('03T08'), { ...last, holder: 'family' }, 'death_custody_ended'],
  ])('%s', (_what, moment, before, key) => {
    expect(handoverProblem(moment, { now, last: before })?.key).toBe(key);
  });
});
