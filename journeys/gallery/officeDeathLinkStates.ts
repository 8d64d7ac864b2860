import type { DeathLinks } from '../../domain/deaths/deathLinks.contract.ts';
import { day, toWireDay } from '../../domain/shared/day.ts';
import { field } from '../fields.ts';
import { fullCase } from './officeDeathStates.ts';
import { answer, press, type ScreenState } from './screenState.ts';

const office = { who: 'office', base: '/office-ui' } as const;
const full = { 'GET /api/v1/office/deaths/2': answer.json(fullCase) };
const at = (hour: number) => new Date(Date.UTC(2027, 0, 2, hour, 12)).toISOString();

const family = { kind: 'family', recipient: 'Ayşe Karamustafaoğlu', language: 'tr', consent_by: null } as const;
const links: DeathLinks = {
  revision: 7,
  links: [
    {
      ...{ ...family, id: 3, kind: 'guest', recipient: 'Bestattung Sonnenschein', language: 'de' },
      ...{ consent_by: 'Ayşe Karamustafaoğlu', consent_on: toWireDay(day('2027-01-02')), look_count: 0 },
      ...{ created_at: at(4), created_by: 'office@vefa.example', expires_at: at(300), revoked_at: null },
      ...{ revoked_by: null, is_valid: true, last_look_at: null },
    },
    {
      ...{ ...family, id: 2, consent_on: null, created_at: at(3), created_by: 'office@vefa.example' },
      ...{ expires_at: at(700), revoked_at: null, revoked_by: null, is_valid: true, look_count: 14 },
      last_look_at: at(6),
    },
    {
      ...{ ...family, id: 1, consent_on: null, created_at: at(2), created_by: null, expires_at: at(700) },
      ...{ revoked_at: at(3), revoked_by: 'office@vefa.example', is_valid: false, look_count: 1, last_look_at: at(2) },
    },
  ],
  days: { family: 30, guest: 14 },
  may_make: true,
};
const address = 'https://portal.vefa.example/vefat/aile?link=q3J0mYhVb1kPz7TnW8sLxR2cD5fG9hJ4aE6uI0oQ1wS';
const ofLinks = {
  'GET /api/v1/office/deaths/2/links': answer.json(links),
  'POST /api/v1/office/deaths/2/family-links': answer.json({
    ...links,
    made: {
      ...{ kind: 'family', recipient: 'Ayşe Karamustafaoğlu', address, code: 'K7MP-3WXT-9QHD' },
      message: `Vefa: Nelerin tamamlandığını burada görebilirsiniz: ${address}\n01.02.2027 tarihine kadar geçerlidir.`,
      code_address: 'portal.vefa.example/vefat/aile',
    },
  }),
};

/** Links of a case: the list, for a guest, and what is shown once. */
export const officeDeathLinkStates: readonly ScreenState[] = [
  { ...office, name: 'office-death-links', path: '/deaths/2?part=links', answers: { ...ofLinks, ...full } },
  {
    ...office,
    name: 'office-death-links-none',
    path: '/deaths/2?part=links',
    answers: {
      ...full,
      'GET /api/v1/office/deaths/2/links': answer.json({ ...links, links: [], may_make: false }),
    },
  },
  {
    ...office,
    name: 'office-death-link-guest',
    path: '/deaths/2?part=links',
    hasDialog: true,
    answers: { ...ofLinks, ...full },
    prepare: ({ page, words }) => press(page, words.officeDeathLinks.guest),
  },
  {
    ...office,
    name: 'office-death-link-made',
    path: '/deaths/2?part=links',
    hasDialog: true,
    answers: { ...ofLinks, ...full },
    prepare: async ({ page, words }) => {
      await press(page, words.officeDeathLinks.family);
      await field(page, words.officeDeathLinks.recipient).fill('Ayşe Karamustafaoğlu');
      await press(page, words.officeDeathLinks.makeFamily.confirm);
      await page.getByText('K7MP-3WXT-9QHD').waitFor();
    },
  },
];
