import { field } from '../fields.ts';
import { answer, closeAlert, press, type ScreenState, type Visit } from './screenState.ts';

const DRAFTS = 'GET /api/v1/me/drafts';
const NEWS = 'GET /api/v1/household/notifications';
const TYPED_AT = '2027-01-02T09:30:00.000Z';

const welcomeAndNews: ScreenState[] = [
  { name: 'welcome', who: 'elif', path: '/welcome' },
  { name: 'news-greeting', who: 'elif', path: '/news', hasDialog: true, isGreeted: false },
  { name: 'news-just-registered', who: 'elif', path: '/news' },
  {
    name: 'news-none-yet',
    who: 'elif',
    path: '/news',
    answers: { [NEWS]: answer.json([]) },
    prepare: ({ page, words }) => openMessage({ page, title: words.notifications.welcomeTitle }),
  },
  {
    name: 'news-drafts',
    who: 'gulsah',
    path: '/news',
    answers: {
      [DRAFTS]: answer.json([
        draft('household', { street: 'Quellenstr' }),
        draft('family-member-new', { first_name: 'Ümit' }),
        draft('main-member', {}),
      ]),
    },
  },
  {
    name: 'news-sent-back',
    who: 'ibrahim',
    path: '/news',
    changesMe: (me) => ({
      ...me,
      application: me.application && {
        ...me.application,
        sent_back_about: { member_id: me.main_member?.id ?? 0, place: 'document_residence_permit' },
      },
    }),
    prepare: ({ page }) => page.locator('main button[aria-expanded]').first().click(),
  },
];

const household: ScreenState[] = [
  { name: 'household-empty', who: 'zeynep', path: '/household' },
  { name: 'household', who: 'gulsah', path: '/household' },
  {
    name: 'household-errors',
    who: 'zeynep',
    path: '/household',
    isRefused: true,
    prepare: async ({ page, words }) => {
      await field(page, words.households.address.postal_code).fill('A-1100');
      await press(page, words.households.screen.saveAndNext);
    },
  },
  {
    name: 'household-leave',
    who: 'zeynep',
    path: '/household',
    hasDialog: true,
    prepare: async ({ page, words }) => {
      await field(page, words.households.address.street).fill('Quellenstraße 17/4');
      await press(page, words.households.screen.toMainMember);
    },
  },
  {
    name: 'household-restored',
    who: 'zeynep',
    path: '/household',
    answers: {
      [DRAFTS]: answer.json([
        {
          form: 'household',
          values: { street: 'Quellenstraße 17/4', postal_code: '1100' },
          base: { street: '', postal_code: '' },
          updated_at: TYPED_AT,
        },
      ]),
    },
  },
  {
    name: 'household-refused',
    who: 'gulsah',
    path: '/household',
    hasDialog: true,
    answers: {
      'PUT /api/v1/member/address/': answer.refusal(422, 'validation_failed', {
        errors: { postal_code: ['only_numbers_allowed'] },
      }),
    },
    prepare: saveHousehold,
  },
  {
    name: 'household-unavailable',
    who: 'gulsah',
    path: '/household',
    isRefused: true,
    answers: { 'PUT /api/v1/member/address/': answer.refusal(503, 'service_unavailable') },
    prepare: async (visit) => {
      await saveHousehold(visit);
      await closeAlert(visit);
    },
  },
];

const family: ScreenState[] = [
  { name: 'family-empty', who: 'maria', path: '/sub-member' },
  { name: 'family', who: 'mustafa', path: '/sub-member' },
  {
    name: 'family-delete',
    who: 'mustafa',
    path: '/sub-member',
    hasDialog: true,
    prepare: ({ page, words }) => page.getByRole('button', { name: words.shared.action.delete }).first().click(),
  },
  { name: 'family-add', who: 'gulsah', path: '/sub-member/add' },
  {
    name: 'family-add-errors',
    who: 'gulsah',
    path: '/sub-member/add',
    isRefused: true,
    prepare: ({ page, words }) => press(page, words.shared.action.save),
  },
  {
    name: 'family-add-number-pending',
    who: 'gulsah',
    path: '/sub-member/add',
    prepare: ({ page, words }) =>
      page.getByRole('checkbox', { name: words.members.field.social_insurance_number_pending }).check(),
  },
  {
    name: 'family-add-number-hint',
    who: 'gulsah',
    path: '/sub-member/add',
    prepare: async ({ page, words: { members } }) => {
      await field(page, members.field.date_of_birth).fill('1.2.1990');
      await field(page, members.field.social_insurance_number).fill('1237010180');
      await field(page, members.field.place_of_birth).focus();
    },
  },
  { name: 'family-add-older-child', who: 'gulsah', path: '/sub-member/add', prepare: typeOlderChild },
  {
    name: 'family-add-fee',
    who: 'gulsah',
    path: '/sub-member/add',
    prepare: async ({ page, words: { members } }) => {
      await field(page, members.field.date_of_birth).fill('1.2.1990');
      await field(page, members.field.membership_basis).selectOption('spouse');
    },
  },
  { name: 'family-add-parent', who: 'gulsah', path: '/sub-member/add', prepare: enterFather },
  {
    name: 'family-add-parent-without-fee',
    who: 'gulsah',
    path: '/sub-member/add',
    answers: { 'GET /api/v1/finance/fees': answer.json([]) },
    prepare: enterFather,
  },
  {
    name: 'family-add-disability',
    who: 'gulsah',
    path: '/sub-member/add',
    prepare: ({ page, words }) =>
      field(page, words.members.field.membership_basis).selectOption('child_with_disability'),
  },
  {
    name: 'family-edit',
    who: 'mustafa',
    path: '/sub-member',
    prepare: async ({ page, words }) => {
      await page.getByRole('link', { name: words.shared.action.edit }).last().click();
      await page.waitForURL(/sub-member\/\d+/);
    },
  },
  { name: 'family-gone', who: 'gulsah', path: '/sub-member/999999' },
];

/** An application from the first screen to the third step; documents and payments are in other lists. */
export const applicantStates: ScreenState[] = [...welcomeAndNews, ...household, ...family];

function draft(form: string, values: Record<string, unknown>) {
  return { form, values, base: {}, updated_at: TYPED_AT };
}

async function openMessage({ page, title }: Pick<Visit, 'page'> & { title: string }): Promise<void> {
  await page.getByRole('button', { name: new RegExp(title) }).click();
}

async function saveHousehold({ page, words }: Visit): Promise<void> {
  await field(page, words.households.address.city).fill('Wien-Favoriten');
  await press(page, words.households.screen.saveAndNext);
  await page.getByRole('alertdialog').waitFor();
}

async function typeOlderChild({ page, words: { members } }: Visit): Promise<void> {
  await field(page, members.field.date_of_birth).fill('1.2.1990');
  await field(page, members.field.membership_basis).selectOption('child');
  await page.getByRole('radio').first().check();
  await field(page, members.field.relationship_type).selectOption({ index: 1 });
  await page.getByText(members.family.olderTitle).waitFor();
}

async function enterFather({ page, words: { members, reference } }: Visit): Promise<void> {
  await press(page, reference.relationship.father);
  await field(page, members.field.date_of_birth).fill('1.2.1950');
}
