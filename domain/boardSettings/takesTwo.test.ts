import { expect, it } from 'vitest';
import { costKinds } from './costKinds.ts';
import { defaultSettings } from './settings.ts';
import { toWireSettings, type WireSettings } from './settingsOnWire.ts';
import { takesTwo } from './takesTwo.ts';

const before: WireSettings = {
  ...toWireSettings(defaultSettings),
  accident_exempt_after_days: 3,
  holds_until_reminder: 1,
  goodwill_signatures: 2,
  decision_signatures: 2,
  abroad_limit: 5_000,
  goodwill_limit: 5_000,
  cost_limits: { ...toWireSettings(defaultSettings).cost_limits, coffin: 5_000 },
};

const limits = [null, 0, 4_999, 5_001];

/** Every field of a set, with changes that take two and changes that one person makes alone. */
const fields: { [field in keyof WireSettings]: { two: WireSettings[field][]; one: WireSettings[field][] } } = {
  goodwill_signatures: { two: [1], one: [] },
  decision_signatures: { two: [1], one: [] },
  goodwill_limit: { two: limits, one: [] },
  abroad_limit: { two: limits, one: [] },
  cost_limits: {
    two: costKinds.flatMap((kind) => [4_999, 5_001].map((most) => ({ ...before.cost_limits, [kind]: most }))),
    one: [],
  },
  accident_exempt_after_days: { two: [0, 2], one: [4, null] },
  holds_until_reminder: { two: [2, 3], one: [0] },
  reminders_wait_for_bank_days: { two: [], one: [null, 9] },
  family_link_days: { two: [], one: [1] },
  guest_link_days: { two: [], one: [1] },
  call_back_within_minutes: { two: [], one: [15] },
  keep_costs_years: { two: [], one: [9] },
  keep_unidentified_days: { two: [], one: [9] },
  keep_withdrawn_days: { two: [], one: [9] },
  keep_medical_years: { two: [], one: [2] },
  public_notes: { two: [], one: [{ de: 'Wir sind da.', tr: null, en: null }] },
  steps: { two: [], one: [{ ...before.steps, burial: { on: false, due_after_hours: 1 } }] },
  own_steps: { two: [], one: [] },
};

it.each(Object.entries(fields))('%s', (field, { two, one }) => {
  for (const value of two) expect(takesTwo(before, { ...before, [field]: value }), `${value}`).toBe(true);
  for (const value of one) expect(takesTwo(before, { ...before, [field]: value }), `${value}`).toBe(false);
});

it('the same set, and more signatures, take one', () => {
  const lax: WireSettings = { ...before, goodwill_signatures: 1, decision_signatures: 1 };
  expect([takesTwo(before, before), takesTwo(lax, before)]).toEqual([false, false]);
});
