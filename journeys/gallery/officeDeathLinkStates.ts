import type { ListedPrint } from '../../domain/deaths/deathPrints.contract.ts';
import { deathPrints } from '../../domain/deaths/prints.ts';
import { field } from '../fields.ts';
import { answersOfCase, deathLinks } from './deathCaseAnswers.ts';
import { fullCase } from './officeDeathStates.ts';
import { answer, press, type ScreenState } from './screenState.ts';

const office = { who: 'office', base: '/office-ui' } as const;
const full = answersOfCase(fullCase);
const address = 'https://portal.vefa.example/vefat/aile?link=q3J0mYhVb1kPz7TnW8sLxR2cD5fG9hJ4aE6uI0oQ1wS';
const ofLinks = {
  'POST /api/v1/office/deaths/2/family-links': answer.json({
    ...deathLinks,
    made: {
      ...{ kind: 'family', recipient: 'Ayşe Karamustafaoğlu', address, code: 'K7MP-3WXT-9QHD' },
      message: `Vefa: Nelerin tamamlandığını burada görebilirsiniz: ${address}\n01.02.2027 tarihine kadar geçerlidir.`,
      code_address: 'portal.vefa.example/vefat/aile',
    },
  }),
};

/** Links of a case: the list, for a guest, and what is shown once. */
export const officeDeathLinkStates: readonly ScreenState[] = [
  { ...office, name: 'office-death-links', path: '/deaths/2?part=links', answers: full },
  {
    ...office,
    name: 'office-death-links-none',
    path: '/deaths/2?part=links',
    answers: {
      ...full,
      'GET /api/v1/office/deaths/2/links': answer.json({ ...deathLinks, links: [], may_make: false }),
    },
  },
  {
    ...office,
    name: 'office-death-link-guest',
    path: '/deaths/2?part=links',
    hasDialog: true,
    answers: { ...full, ...ofLinks },
    prepare: ({ page, words }) => press(page, words.officeDeathLinks.guest),
  },
  {
    ...office,
    name: 'office-death-link-made',
    path: '/deaths/2?part=links',
    hasDialog: true,
    answers: { ...full, ...ofLinks },
    prepare: async ({ page, words }) => {
      await press(page, words.officeDeathLinks.family);
      await field(page, words.officeDeathLinks.recipient).fill('Ayşe Karamustafaoğlu');
      await press(page, words.officeDeathLinks.makeFamily.confirm);
      await page.getByText('K7MP-3WXT-9QHD').waitFor();
    },
  },
  {
    ...office,
    name: 'office-death-prints',
    path: '/deaths/2?part=prints',
    answers: {
      ...full,
      'GET /api/v1/office/deaths/2/prints': answer.json(
        deathPrints.map(
          (print): ListedPrint => ({
            print,
            problem: print === 'settlement' ? 'death_print_not_settled' : null,
          }),
        ),
      ),
    },
  },
];
