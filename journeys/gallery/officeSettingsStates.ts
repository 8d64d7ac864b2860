import type { SettingsSet, SettingsSets } from '../../domain/boardSettings/boardSettings.contract.ts';
import { field } from '../fields.ts';
import { type Answers, answer, press, type ScreenState, type Visit } from './screenState.ts';

const clerk = { who: 'office', base: '/office-ui' } as const;
const board = { who: 'board', base: '/office-ui' } as const;

const SETTINGS = 'GET /api/v1/office/board-settings';
const INTRODUCE = 'POST /api/v1/office/board-settings';
const FROM = '01.01.2099' as SettingsSet['valid_from'];

function aSet({ defaults }: SettingsSets, set: Partial<SettingsSet>): SettingsSet {
  return {
    ...{
      id: 90,
      valid_from: FROM,
      settings: defaults,
      reason: 'Beschluss vom 3. Mai',
      created_by: 'Mustafa Koç',
    },
    ...{ created_at: '2027-05-03T18:20:00.000Z', withdrawn_by: null, withdrawn_at: null },
    ...set,
  };
}

/** The next set of settings: an exemption, higher limits, a step removed, and one added. */
function nextSet(said: SettingsSets): SettingsSet {
  const settings = said.in_force?.settings ?? said.defaults;
  return aSet(said, {
    settings: {
      ...settings,
      accident_exempt_after_days: 3,
      cost_limits: { ...settings.cost_limits, flight: 1_600, coffin: null },
      public_notes: {
        ...settings.public_notes,
        de: 'Bitte unterschreiben Sie nichts, bevor Sie mit uns gesprochen haben.',
      },
      steps: { ...settings.steps, condolence_visit: { on: false, due_after_hours: 168 } },
      own_steps: [
        {
          key: 'own_1',
          words: { de: 'Kranz der Gemeinde', tr: 'Cemaatin çelengi', en: 'Wreath of the community' },
          applies: { destination: ['austria'] },
          ...{ due_after_hours: 48, done_by: 'office', shown_to_family: true },
        },
      ],
    },
  });
}

function withHistory(said: SettingsSets): SettingsSets {
  const former = [
    aSet(said, {
      ...{ id: 3, valid_from: '01.07.2026' as SettingsSet['valid_from'], reason: 'Aus Versehen doppelt beschlossen' },
      ...{ withdrawn_by: 'Mustafa Koç', withdrawn_at: '2026-06-20T10:00:00.000Z' },
    }),
    aSet(said, {
      id: 2,
      valid_from: '01.01.2023' as SettingsSet['valid_from'],
      settings: { ...said.defaults, holds_until_reminder: 1, abroad_limit: 2_000 },
      created_by: null,
    }),
  ];
  return { ...said, to_come: [nextSet(said)], former };
}

function withWaiting(said: SettingsSets): SettingsSets {
  const { settings, valid_from } = nextSet(said);
  const waiting = {
    ...{
      id: 7,
      valid_from,
      settings: { ...settings, goodwill_signatures: 1 as const },
      reason: 'Beschluss vom 3. Mai',
    },
    ...{ asked_by: 'Mustafa Koç', asked_at: '2027-05-03T18:20:00.000Z', is_own: false, may_agree: true },
    ...{ takes_effect_at: null, took_effect: false },
  };
  return { ...said, waiting: [waiting, { ...waiting, id: 8, is_own: true, may_agree: false }] };
}

const full: Answers = { [SETTINGS]: answer.changed(withHistory) };

async function fill({ page, words }: Visit) {
  const { new: texts, fields } = words.officeSettings;
  await field(page, texts.reason).fill('Beschluss vom 3. Mai');
  await field(page, fields.family_link_days).fill('20');
  await page.getByRole('checkbox', { name: words.boardSettings.steps.condolence_visit }).uncheck();
}

async function ask(visit: Visit) {
  await fill(visit);
  await press(visit.page, visit.words.officeSettings.new.submit);
  await visit.page.getByRole('alertdialog').waitFor();
}

/** The board's settings about deaths, and the form for new ones. */
export const officeSettingsStates: readonly ScreenState[] = [
  { ...clerk, name: 'office-settings', path: '/settings' },
  { ...board, name: 'office-settings-board', path: '/settings', answers: full },
  {
    ...board,
    name: 'office-settings-open',
    path: '/settings',
    answers: full,
    prepare: async ({ page }) => {
      await page.locator('summary').last().click();
      for (const button of await page.locator('button[aria-expanded="false"][aria-controls]').all()) {
        if (await button.locator('xpath=ancestor::h3').count()) await button.click();
      }
    },
  },
  {
    ...clerk,
    name: 'office-settings-none',
    path: '/settings',
    answers: {
      [SETTINGS]: answer.changed((said: SettingsSets) => ({ ...said, in_force: null, to_come: [], former: [] })),
    },
  },
  {
    ...board,
    name: 'office-settings-waiting',
    path: '/settings',
    answers: { [SETTINGS]: answer.changed(withWaiting) },
  },
  {
    ...board,
    name: 'office-settings-withdraw',
    path: '/settings',
    answers: full,
    hasDialog: true,
    prepare: async ({ page, words }) => {
      await press(page, words.officeSettings.withdrawOf.replace('{{date}}', FROM));
      await page.getByRole('alertdialog').waitFor();
    },
  },
  { ...clerk, name: 'office-new-settings-clerk', path: '/settings/new' },
  { ...board, name: 'office-new-settings', path: '/settings/new' },
  { ...board, name: 'office-new-settings-planned', path: '/settings/new', answers: full },
  {
    ...board,
    name: 'office-new-settings-missing',
    path: '/settings/new',
    isRefused: true,
    prepare: async (visit) => {
      const { page, words } = visit;
      await field(page, words.officeSettings.fields.guest_link_days).fill('60');
      await page.getByLabel(words.officeSettings.step.hours).first().fill('bald');
      await press(page, words.officeSettings.own.add);
      await press(page, words.officeSettings.new.submit);
      await page.getByRole('alert').waitFor();
    },
  },
  { ...board, name: 'office-new-settings-confirm', path: '/settings/new', hasDialog: true, prepare: ask },
  {
    ...board,
    name: 'office-new-settings-done',
    path: '/settings/new',
    answers: {
      [INTRODUCE]: async (call) => {
        const said = (await (await call.ask({ method: 'GET' })).json()) as SettingsSets;
        const { valid_from } = (await call.sent()) as { valid_from: SettingsSet['valid_from'] };
        await call.reply({ json: { ...said, to_come: [{ ...nextSet(said), valid_from }] } });
      },
    },
    prepare: async (visit) => {
      await ask(visit);
      const { new: texts } = visit.words.officeSettings;
      await visit.page.getByRole('alertdialog').getByRole('button', { name: texts.submit }).click();
      await visit.page.getByText(texts.did.split('.')[0] ?? '').waitFor();
    },
  },
];
