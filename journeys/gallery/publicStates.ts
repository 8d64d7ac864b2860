import { choose, field } from '../fields.ts';
import { answer, closeAlert, press, type ScreenState, type Visit } from './screenState.ts';

const NOBODY = 'nobody';
const ADDRESS = 'ayse.guenes-oeztuerk@familie.example';
const PASSWORD = 'Sonnen8lume-Wien';

/** Log-in: welcome, form, and everything it may have to say. */
const logIn: ScreenState[] = [
  { name: 'log-in-welcome', who: NOBODY, path: '/' },
  {
    name: 'log-in-welcome-costs',
    who: NOBODY,
    path: '/',
    prepare: ({ page }) => page.locator('main summary').click(),
  },
  {
    name: 'log-in-welcome-no-costs',
    who: NOBODY,
    path: '/',
    answers: { 'GET /api/v1/finance/joining-fees': answer.json([]) },
    prepare: ({ page, words }) => page.getByText(words.accounts.join.byPhone).waitFor(),
  },
  { name: 'log-in', who: NOBODY, path: '/?view=form' },
  {
    name: 'log-in-errors',
    who: NOBODY,
    path: '/?view=form',
    isRefused: true,
    prepare: async (visit) => {
      await press(visit.page, visit.words.accounts.logIn.submit);
      await closeAlert(visit);
    },
  },
  {
    name: 'log-in-alert',
    who: NOBODY,
    path: '/?view=form',
    hasDialog: true,
    prepare: tryToLogIn,
  },
  { name: 'log-in-refused', who: NOBODY, path: '/?view=form', isRefused: true, prepare: logInInVain },
  {
    name: 'log-in-unconfirmed',
    who: NOBODY,
    path: '/?view=form',
    isRefused: true,
    answers: { 'POST /login': answer.refusal(403, 'email_not_confirmed') },
    prepare: logInInVain,
  },
  {
    name: 'log-in-cookies-blocked',
    who: NOBODY,
    path: '/?view=form',
    answers: { 'POST /login': answer.json({}), 'GET /api/v1/me': answer.refusal(401, 'unauthenticated') },
    prepare: async (visit) => {
      const { page, words } = visit;
      await typeLogIn(visit);
      await page.getByText(words.accounts.cookies.why).waitFor();
    },
  },
  {
    name: 'log-in-session-over',
    who: 'elif',
    path: '/news',
    answers: { 'GET /api/v1/household/notifications': answer.refusal(401, 'unauthenticated') },
    prepare: ({ page, words }) => field(page, words.accounts.field.identifier).waitFor(),
  },
];

const registration: ScreenState[] = [
  { name: 'register', who: NOBODY, path: '/register' },
  {
    name: 'register-countries',
    who: NOBODY,
    path: '/register',
    prepare: async ({ page, words }) => {
      await page.getByRole('combobox', { name: words.accounts.field.citizenship_id }).fill('tur');
      await page.getByRole('listbox').getByRole('option').first().waitFor();
    },
  },
  {
    name: 'register-alert',
    who: NOBODY,
    path: '/register',
    hasDialog: true,
    prepare: ({ page, words }) => press(page, words.accounts.register.submit),
  },
  {
    name: 'register-errors',
    who: NOBODY,
    path: '/register',
    isRefused: true,
    prepare: async ({ page, words, language }) => {
      await field(page, words.accounts.field.email).fill('ayşe@');
      await field(page, words.accounts.field.password).fill('sonne');
      await press(page, words.accounts.register.submit);
      await closeAlert({ page, words, language });
    },
  },
  {
    name: 'register-sent-dialog',
    who: NOBODY,
    path: '/register',
    hasDialog: true,
    answers: { 'POST /api/v1/register': answer.json({ id: 1, email: ADDRESS }, 201) },
    prepare: register,
  },
  {
    name: 'register-sent',
    who: NOBODY,
    path: '/register',
    answers: { 'POST /api/v1/register': answer.json({ id: 1, email: ADDRESS }, 201) },
    prepare: async (visit) => {
      await register(visit);
      await press(visit.page, visit.words.accounts.sent.dialogClose);
    },
  },
];

/** Where mailed links lead. */
const links: ScreenState[] = [
  { name: 'confirm-email', who: NOBODY, path: '/confirm-email?token=gallery' },
  {
    name: 'confirm-email-done',
    who: NOBODY,
    path: '/confirm-email?token=gallery',
    answers: { 'POST /api/v1/register/confirm': answer.json({ next: 'log_in', email: 'ayse@demo.example' }) },
    prepare: ({ page, words }) => press(page, words.accounts.confirm.submit),
  },
  {
    name: 'confirm-email-mailed',
    who: NOBODY,
    path: '/confirm-email?token=gallery',
    answers: { 'POST /api/v1/register/confirm': answer.json({ next: 'new_password' }) },
    prepare: async ({ page, words }) => {
      await press(page, words.accounts.confirm.submit);
      await page.getByText(words.accounts.confirm.mailedText).waitFor();
    },
  },
  { name: 'confirm-email-invalid', who: NOBODY, path: '/confirm-email' },
  { name: 'confirm-email-invalid-inside', who: 'hatice', path: '/confirm-email' },
  { name: 'undo-email', who: NOBODY, path: '/undo-email?token=gallery' },
  {
    name: 'undo-email-done',
    who: NOBODY,
    path: '/undo-email?token=gallery',
    answers: { 'POST /api/v1/email-change/undo': answer.json({ password_token: 'gallery' }) },
    prepare: async ({ page, words }) => {
      await press(page, words.accounts.undo.submit);
      await page.getByRole('heading', { level: 1, name: words.accounts.reset.title }).waitFor();
    },
  },
  { name: 'undo-email-invalid', who: NOBODY, path: '/undo-email' },
  { name: 'forgot-password', who: NOBODY, path: '/forgot-password' },
  {
    name: 'forgot-password-errors',
    who: NOBODY,
    path: '/forgot-password',
    isRefused: true,
    prepare: ({ page, words }) => press(page, words.accounts.forgot.submit),
  },
  {
    name: 'forgot-password-sent',
    who: NOBODY,
    path: '/forgot-password',
    answers: { 'POST /api/v1/password/forgot': answer.json({}, 202) },
    prepare: async ({ page, words }) => {
      await field(page, words.accounts.field.identifier).fill(ADDRESS);
      await press(page, words.accounts.forgot.submit);
      await page.getByRole('heading', { level: 1, name: words.accounts.forgot.sentTitle }).waitFor();
    },
  },
  { name: 'reset-password', who: NOBODY, path: '/reset-password?token=gallery' },
  {
    name: 'reset-password-errors',
    who: NOBODY,
    path: '/reset-password?token=gallery',
    isRefused: true,
    prepare: async ({ page, words }) => {
      await field(page, words.accounts.field.newPassword).fill('sonne');
      await field(page, words.accounts.field.confirmation).fill('mond');
      await press(page, words.accounts.reset.submit);
    },
  },
  {
    name: 'reset-password-done',
    who: NOBODY,
    path: '/reset-password?token=gallery',
    answers: { 'POST /api/v1/password/reset': answer.nothing },
    prepare: async ({ page, words }) => {
      await field(page, words.accounts.field.newPassword).fill(PASSWORD);
      await field(page, words.accounts.field.confirmation).fill(PASSWORD);
      await press(page, words.accounts.reset.submit);
      await page.getByRole('heading', { level: 1, name: words.accounts.reset.doneTitle }).waitFor();
    },
  },
  { name: 'reset-password-invalid', who: NOBODY, path: '/reset-password' },
];

/** Every screen that needs no log-in (spec §2, D13). */
export const publicStates: ScreenState[] = [...logIn, ...registration, ...links];

async function typeLogIn({ page, words }: Visit): Promise<void> {
  await field(page, words.accounts.field.identifier).fill(ADDRESS);
  await field(page, words.accounts.field.password).fill('Mondschein-7');
  await press(page, words.accounts.logIn.submit);
}

async function tryToLogIn(visit: Visit): Promise<void> {
  const { page } = visit;
  await typeLogIn(visit);
  await page.getByRole('alertdialog').waitFor();
}

async function logInInVain(visit: Visit): Promise<void> {
  await tryToLogIn(visit);
  await closeAlert(visit);
}

async function register({ page, words: { accounts } }: Visit): Promise<void> {
  await field(page, accounts.field.first_name).fill('Ayşe');
  await field(page, accounts.field.last_name).fill('Güneş-Öztürk');
  await choose(page, accounts.field.citizenship_id, 'tur');
  await field(page, accounts.register.permanent_residence).check();
  await field(page, accounts.field.email).fill(ADDRESS);
  await field(page, accounts.field.phone_number).fill('+436641234567');
  await field(page, accounts.field.password).fill(PASSWORD);
  await field(page, accounts.field.confirmation).fill(PASSWORD);
  await press(page, accounts.register.submit);
  await page.getByRole('dialog').waitFor();
}
