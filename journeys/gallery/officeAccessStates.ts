import type { SecondFactorState } from '../../domain/accounts/secondFactor.contract.ts';
import { field } from '../fields.ts';
import { type Answers, answer, closeAlert, press, type ScreenState, type Visit } from './screenState.ts';

const office = { who: 'office', base: '/office-ui' } as const;

const STATE = 'GET /api/v1/me/second-factor';
const SHOW = 'POST /api/v1/me/second-factor/code';
const OFFER = 'POST /api/v1/me/second-factor/offer';
const SET = 'PUT /api/v1/me/second-factor';
const RENEW = 'POST /api/v1/me/second-factor/recovery-codes';

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const WRONG = answer.refusal(422, 'second_factor_wrong', { errors: { code: ['second_factor_wrong'] } });
const TOO_MANY = answer.refusal(429, 'too_many_requests');

const nothing: SecondFactorState = { standing: 'open', set_at: null, recovery_codes_left: null };
const codeNeeded: SecondFactorState = { ...nothing, standing: 'code_needed' };
const setUpNeeded: SecondFactorState = { ...nothing, standing: 'set_up_needed' };
const set: SecondFactorState = {
  standing: 'open',
  set_at: new Date(Date.UTC(2027, 0, 2, 9, 30)).toISOString(),
  recovery_codes_left: 7,
};
/** With the widest letters of codes. */
const codes = Array.from({ length: 10 }, (_, index) => `MW0${index}-WMQ8-GGWW-MMW${index}`);

const asked: Answers = { [STATE]: answer.json(codeNeeded) };
const inNeed: Answers = {
  [STATE]: answer.json(setUpNeeded),
  [OFFER]: answer.json({
    secret: SECRET,
    uri: `otpauth://totp/Vefa%20Solidarit%C3%A4tsverein:office%40demo.example?issuer=Vefa%20Solidarit%C3%A4tsverein&secret=${SECRET}&algorithm=SHA1&digits=6&period=30`,
  }),
  [SET]: answer.json({ recovery_codes: codes }),
};

async function sendCode({ page, words }: Visit, code = '123456') {
  await field(page, words.officeAccess.field.code).fill(code);
  await press(page, words.officeAccess.ask.submit);
}

async function sendRecoveryCode({ page, words }: Visit) {
  await press(page, words.officeAccess.ask.noPhone);
  await field(page, words.officeAccess.field.recoveryCode).fill(codes[0] ?? '');
  await press(page, words.officeAccess.ask.submit);
}

async function sendPassword({ page, words }: Visit) {
  await field(page, words.officeAccess.field.password).fill('Vefa-Demo-2027');
  await press(page, words.officeAccess.goOn);
}

async function sendFirstCode(visit: Visit) {
  await sendPassword(visit);
  await visit.page.getByRole('heading', { level: 1, name: visit.words.officeAccess.app.title }).waitFor();
  await sendCode(visit);
}

/** The second factor of the office: showing a code, setting it up, and renewing it. */
export const officeAccessStates: readonly ScreenState[] = [
  { ...office, name: 'office-code', path: '/', answers: asked },
  {
    ...office,
    name: 'office-code-refused',
    path: '/',
    answers: { ...asked, [SHOW]: WRONG },
    isRefused: true,
    prepare: async (visit) => {
      await sendCode(visit);
      await closeAlert(visit);
    },
  },
  {
    ...office,
    name: 'office-code-too-many',
    path: '/',
    answers: { ...asked, [SHOW]: TOO_MANY },
    hasDialog: true,
    prepare: async (visit) => {
      await sendCode(visit);
      await visit.page.getByRole('alertdialog').waitFor();
    },
  },
  {
    ...office,
    name: 'office-recovery-code',
    path: '/',
    answers: asked,
    prepare: ({ page, words }) => press(page, words.officeAccess.ask.noPhone),
  },
  {
    ...office,
    name: 'office-recovery-code-left',
    path: '/',
    answers: { ...asked, [SHOW]: answer.json({ ...set, recovery_codes_left: 1 }) },
    prepare: async (visit) => {
      await sendRecoveryCode(visit);
      await visit.page.getByText(visit.words.officeAccess.recover.renew).waitFor();
    },
  },
  { ...office, name: 'office-second-factor', path: '/', answers: inNeed },
  {
    ...office,
    name: 'office-second-factor-app',
    path: '/',
    answers: inNeed,
    prepare: async (visit) => {
      await sendPassword(visit);
      await visit.page.getByRole('heading', { level: 1, name: visit.words.officeAccess.app.title }).waitFor();
    },
  },
  {
    ...office,
    name: 'office-second-factor-app-refused',
    path: '/',
    answers: { ...inNeed, [SET]: WRONG },
    isRefused: true,
    prepare: async (visit) => {
      await sendFirstCode(visit);
      await closeAlert(visit);
    },
  },
  {
    ...office,
    name: 'office-second-factor-codes',
    path: '/',
    answers: inNeed,
    prepare: async (visit) => {
      await sendFirstCode(visit);
      await visit.page.getByRole('heading', { level: 1, name: visit.words.officeAccess.codes.title }).waitFor();
    },
  },
  { ...office, name: 'office-account', path: '/account', answers: { [STATE]: answer.json(set) } },
  { ...office, name: 'office-account-without', path: '/account' },
  {
    ...office,
    name: 'office-account-second-factor',
    path: '/account/second-factor',
    answers: { [STATE]: answer.json(set) },
  },
  {
    ...office,
    name: 'office-account-second-factor-recovery',
    path: '/account/second-factor',
    answers: { [STATE]: answer.json(set) },
    prepare: ({ page, words }) => press(page, words.officeAccess.ask.noPhone),
  },
  {
    ...office,
    name: 'office-account-recovery-codes',
    path: '/account/recovery-codes',
    endsAt: '/account/recovery-codes',
    answers: { [STATE]: answer.json(set), [RENEW]: answer.json({ recovery_codes: codes }) },
    prepare: async (visit) => {
      await field(visit.page, visit.words.officeAccess.field.code).fill('123456');
      await sendPassword(visit);
      await visit.page.getByText(visit.words.officeAccess.codes.once).waitFor();
    },
  },
];
