import { expect, it } from 'vitest';
import { defaultSettings } from '../../../domain/boardSettings/settings.ts';
import { settingsInput, toWireSettings, type WireSettings } from '../../../domain/boardSettings/settingsOnWire.ts';
import { newOwnStep, settingsToSend, typedSettings } from './typedSettings.ts';

const settings: WireSettings = {
  ...toWireSettings(defaultSettings),
  abroad_limit: 4_500.5,
  accident_exempt_after_days: 0,
  cost_limits: { ...toWireSettings(defaultSettings).cost_limits, flight: 1_250 },
  public_notes: { de: 'Wir sind da.', tr: null, en: null },
  own_steps: [
    {
      key: 'own_1',
      words: { de: 'Kranz', tr: 'Çelenk', en: 'Wreath' },
      due_after_hours: 2,
      applies: { destination: ['austria'] },
      done_by: 'family',
      shown_to_family: true,
    },
  ],
};

it('the form without changes sends the same set', () => {
  const sent = settingsToSend(typedSettings(settings));

  // also before parsing: the question compares it with the present set
  expect(sent).toEqual(settings);
  expect(toWireSettings(settingsInput.parse(sent))).toEqual(settings);
});

it('an empty field means no limit if it may be empty, and is reported as missing otherwise', () => {
  const typed = typedSettings(settings);
  const plain = { ...typed.plain, accident_exempt_after_days: ' ', abroad_limit: '', family_link_days: '' };
  const sent = settingsToSend({ ...typed, plain, limits: { ...typed.limits, flight: '' } });

  expect(sent).toMatchObject({ accident_exempt_after_days: null, abroad_limit: null, family_link_days: undefined });
  expect(sent.cost_limits).toMatchObject({ flight: null, grave: 0 });
});

it('a text that is no number is refused at its field', () => {
  const typed = typedSettings(settings);
  const { error } = settingsInput.safeParse(
    settingsToSend({
      ...typed,
      plain: { ...typed.plain, guest_link_days: 'bald', goodwill_limit: 'viel' },
      steps: { ...typed.steps, burial: { on: true, hours: '4 Tage' } },
      own: [newOwnStep(2)],
    }),
  );

  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['guest_link_days', 'number_out_of_range'],
    ['steps.burial.due_after_hours', 'number_out_of_range'],
    ...['de', 'tr', 'en'].map((language) => [`own_steps.0.words.${language}`, 'required']),
    ['own_steps.0.due_after_hours', 'required'],
    ['goodwill_limit', 'invalid_fee'],
  ]);
});
