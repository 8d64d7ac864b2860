import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, day } from '../shared/day.ts';
import { type Before, heldOn } from './valueHeldOn.ts';

let written = 0;
function was(what: string, until: string | null): Before<string> {
  written += 1;
  return { id: written, was: what, held_until: until === null ? null : day(until) };
}

const on = (asked: string, ...past: Before<string>[]) => heldOn(day(asked), 'now', past);

it('without a change, the present value applies', () => expect(on('2020-01-01')).toBe('now'));

it('a change counts from its day', () => {
  const past = [was('a', '2027-03-10'), was('b', '2027-05-01')];

  expect(on('2027-03-09', ...past)).toBe('a');
  expect(on('2027-03-10', ...past)).toBe('b');
  expect(on('2027-04-30', ...past)).toBe('b');
  expect(on('2027-05-01', ...past)).toBe('now');
});

it('a mistake never applied, neither before nor after another change', () => {
  expect(on('2027-01-01', was('mistake', null))).toBe('now');
  expect(on('2027-01-01', was('mistake', null), was('b', '2027-05-01'))).toBe('b');
  expect(on('2027-03-09', was('a', '2027-03-10'), was('mistake', null))).toBe('a');
  expect(on('2027-03-10', was('a', '2027-03-10'), was('mistake', null))).toBe('now');
});

it('a change that is recorded late, for an earlier day, replaces earlier records from that day', () => {
  const past = [was('a', '2027-03-15'), was('b', '2027-03-10')];

  expect(on('2027-03-09', ...past)).toBe('a');
  expect(on('2027-03-12', ...past)).toBe('now');
});

it('a change of today does not affect any earlier day', () => {
  const days = fc.integer({ min: 0, max: 300 });
  const changes = fc.array(fc.record({ after: fc.option(days), what: fc.string() }), { maxLength: 6 });
  fc.assert(
    fc.property(changes, days, days, (made, ago, later) => {
      const past = made.map(({ after, what }, id) => {
        return { id, was: what, held_until: after === null ? null : addDays(day('2026-06-01'), after) };
      });
      const today = addDays(day('2027-06-01'), later);
      const asked = addDays(today, -1 - ago);
      const changed = { id: made.length, was: 'now', held_until: today };
      expect(heldOn(asked, 'another', [...past, changed])).toBe(heldOn(asked, 'now', past));
    }),
  );
});
