import { expect, it } from 'vitest';
import { day } from '../shared/day.ts';
import { builtInSteps } from './builtInSteps.ts';
import { setOn } from './setOn.ts';
import { defaultSettings, readSettings } from './settings.ts';

it('before the board has decided, accidents have the normal waiting period, and cover lasts up to the second reminder', () => {
  expect(defaultSettings).toMatchObject({ accident_exempt_after_days: null, holds_until_reminder: 2 });
  expect(defaultSettings).toMatchObject({ cost_limits_cents: { grave: 0, undertaker: null } });
});

it('a stored set is read as it was written', () => {
  const own = {
    key: 'own_1',
    words: { de: 'Kranz', tr: 'Çelenk', en: 'Wreath' },
    due_after_hours: 2,
    applies: { destination: ['austria' as const] },
    done_by: 'office' as const,
    shown_to_family: true,
  };
  const set = { ...defaultSettings, accident_exempt_after_days: 3, own_steps: [own] };

  expect(readSettings(JSON.parse(JSON.stringify(set)))).toEqual(set);
});

it('an old set stays readable: missing newer fields get their defaults, and former fields are dropped', () => {
  const stored = {
    holds_until_reminder: 1,
    cost_limits_cents: { flight: 120_000 },
    steps: { burial: { on: false, due_after_hours: 10 }, gone_step: { on: true, due_after_hours: 1 } },
    gone: 'value',
  };

  const read = readSettings(stored);

  expect(read).toEqual({
    ...defaultSettings,
    holds_until_reminder: 1,
    cost_limits_cents: { ...defaultSettings.cost_limits_cents, flight: 120_000 },
    steps: { ...defaultSettings.steps, burial: { on: false, due_after_hours: 10 } },
  });
  expect(read.steps.washing).toEqual({ on: true, due_after_hours: builtInSteps.washing.due_after_hours });
});

it('the newest set that has begun is in force, in whatever order they are listed', () => {
  const sets = ['2028-01-01', '2027-01-01', '2029-06-01'].map((from) => ({ valid_from: day(from) }));
  const from = (on: string) => setOn(sets, day(on))?.valid_from;

  expect([from('2026-12-31'), from('2027-01-01'), from('2028-12-31'), from('2029-06-01')]).toEqual([
    undefined,
    ...['2027-01-01', '2028-01-01', '2029-06-01'],
  ]);
});
