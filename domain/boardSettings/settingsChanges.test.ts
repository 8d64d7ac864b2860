import { expect, it } from 'vitest';
import { defaultSettings } from './settings.ts';
import { plainFields, settingsChanges } from './settingsChanges.ts';
import { toWireSettings, type WireSettings } from './settingsOnWire.ts';
import type { OwnStep } from './stepTemplate.ts';

const before = toWireSettings(defaultSettings);
const wreath: OwnStep = {
  key: 'own_1',
  words: { de: 'Kranz', tr: 'Çelenk', en: 'Wreath' },
  due_after_hours: 2,
  applies: { destination: ['austria'] },
  done_by: 'office',
  shown_to_family: true,
};

it('equal sets have no difference, in whatever order their keys are', () => {
  const { applies, words, ...rest } = wreath;
  const turned = { words: { en: words.en, tr: words.tr, de: words.de }, applies, ...rest };

  expect(settingsChanges({ ...before, own_steps: [wreath] }, { ...before, own_steps: [turned] })).toEqual([]);
});

it('names every field that is different, with both values', () => {
  const after: WireSettings = {
    ...before,
    accident_exempt_after_days: 0,
    cost_limits: { ...before.cost_limits, flight: 1_200, grave: null },
    public_notes: { ...before.public_notes, tr: 'Başınız sağ olsun.' },
    steps: { ...before.steps, burial: { on: false, due_after_hours: 96 } },
    own_steps: [wreath],
  };

  expect(settingsChanges(before, after)).toEqual([
    { of: 'field', field: 'accident_exempt_after_days', was: null, will: 0 },
    { of: 'cost_limit', kind: 'flight', was: null, will: 1_200 },
    { of: 'cost_limit', kind: 'grave', was: 0, will: null },
    { of: 'public_note', language: 'tr', was: null, will: 'Başınız sağ olsun.' },
    { of: 'step', key: 'burial', was: before.steps.burial, will: after.steps.burial },
    { of: 'own_step', key: 'own_1', was: null, will: wreath },
  ]);
  expect(settingsChanges(after, before)).toHaveLength(6);
});

it('an own step with other conditions is different', () => {
  const elsewhere = { ...wreath, applies: { destination: ['elsewhere' as const] } };

  expect(settingsChanges({ ...before, own_steps: [wreath] }, { ...before, own_steps: [elsewhere] })).toEqual([
    { of: 'own_step', key: 'own_1', was: wreath, will: elsewhere },
  ]);
});

it('no field of a set is forgotten', () => {
  const grouped = ['cost_limits', 'public_notes', 'steps', 'own_steps'];

  expect([...plainFields, ...grouped].sort()).toEqual(Object.keys(before).sort());
});
