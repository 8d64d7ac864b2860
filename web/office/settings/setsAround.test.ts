import { expect, it } from 'vitest';
import type { SettingsSet, SettingsSets } from '../../../domain/boardSettings/boardSettings.contract.ts';
import { defaultSettings } from '../../../domain/boardSettings/settings.ts';
import { toWireSettings, type WireSettings } from '../../../domain/boardSettings/settingsOnWire.ts';
import { day } from '../../../domain/shared/day.ts';
import { lastSettings, nextOwnNumber, settingsBefore } from './setsAround.ts';

const defaults = toWireSettings(defaultSettings);
const step: WireSettings['own_steps'][number] = {
  key: 'own_4',
  words: { de: 'Kranz', tr: 'Çelenk', en: 'Wreath' },
  due_after_hours: 2,
  applies: {},
  done_by: 'office',
  shown_to_family: true,
};

function from(valid_from: string, family_link_days: number, withdrawn_at: string | null = null): SettingsSet {
  return {
    id: family_link_days,
    valid_from: valid_from as SettingsSet['valid_from'],
    reason: 'Beschluss',
    created_by: null,
    created_at: '2027-01-01T00:00:00Z',
    withdrawn_by: null,
    withdrawn_at,
    settings: { ...defaults, family_link_days, own_steps: family_link_days === 3 ? [step] : [] },
  };
}

const sets: SettingsSets = {
  version: 6,
  waiting: [],
  in_force: from('01.03.2027', 20),
  to_come: [from('01.06.2027', 25)],
  former: [from('01.05.2027', 3, '2027-04-01T00:00:00Z'), from('01.01.2027', 10)],
  defaults,
};

it.each([
  ['2026-12-31', 30],
  ['2027-01-01', 30],
  ['2027-01-02', 10],
  ['2027-03-01', 10],
  ['2027-05-15', 20],
  ['2027-06-01', 20],
  ['2027-06-02', 25],
])('before a set from %s a family’s link works for %d days, whatever was withdrawn', (begin, days) => {
  expect(settingsBefore(sets, day(begin)).family_link_days).toBe(days);
});

it('the form for new rules starts from the latest ones', () => {
  expect(lastSettings(sets).family_link_days).toBe(25);
  expect(lastSettings({ ...sets, to_come: [] }).family_link_days).toBe(20);
  expect(lastSettings({ ...sets, to_come: [], in_force: null })).toBe(defaults);
});

it('an own step gets a number that no set had before, not even a withdrawn one', () => {
  expect(nextOwnNumber(sets, [])).toBe(5);
  expect(nextOwnNumber(sets, [{ key: 'own_7' }])).toBe(8);
  expect(nextOwnNumber({ ...sets, former: [] }, [])).toBe(1);
});
