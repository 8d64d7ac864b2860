import { yearOf } from '../../domain/shared/day.ts';
import { insertLink } from '../accounts/accounts.writes.ts';
import { listEndingsToCome } from '../membership/ending/endingsToCome.reads.ts';
import { validBankRequests } from './bank/validBankRequests.ts';
import { aHousehold, TEST_PASSWORD } from './builders.ts';
import { aPdf } from './documents/documentBuilders.ts';
import { documentRequests } from './documents/documentRequests.ts';
import { oneFeeForAll } from './feeBuilders.ts';
import { householdRequests } from './membership/householdRequests.ts';
import { importRequests } from './movingIn/importRequests.ts';
import { onCallRequests } from './onCall/onCallRequests.ts';
import { address, burialPlace, familyMember, person, phone, substitute } from './payloads.ts';
import { cashRequests } from './payments/cashRequests.ts';
import { validFinanceRequests } from './payments/validFinanceRequests.ts';
import { postRequests } from './post/postRequests.ts';
import { aRegistration } from './registrations.ts';
import { releaseRequests } from './release/releaseRequests.ts';
import { listRequests } from './requests/listRequests.ts';
import type { ValidRequest } from './requests/validRequest.ts';
import { codeOfOffer, nextCode, passwordAndCode } from './secondFactorBuilders.ts';
import { aNewSet } from './settingsBuilders.ts';
import { staffRequests } from './staff/staffRequests.ts';
import { textReminderRequests } from './textReminders/textReminderRequests.ts';
import { validDeathRequests } from './validDeathRequests.ts';
import { idOf, type World } from './world.ts';

const notInactive = { inactive: 'household_inactive' } as const;
const existing = { new: 'household_must_be_active', inactive: 'household_inactive' } as const;
const whileNew = { waiting: 'forbidden', active: 'forbidden', inactive: 'household_inactive' } as const;

const NOT_POSSIBLE = 'status_step_not_possible';
const NEW_PASSWORD = 'Zeytin-Dali-37';

/**
 * One row per call of the API, by method and path. A call without a row fails `server/trust`: add a valid request for each new
 * route, and its access, fields and refusals are tested.
 */
export const validRequests: Record<string, ValidRequest> = {
  'GET /api/v1/countries': {},
  'GET /api/v1/eligibilities': { sends: () => ({ gender_id: 1, eligibility_id: 2 }) },
  'GET /api/v1/download-file/:name': { params: { name: 'terms_of_use' }, sends: () => ({ lang: 'en' }) },

  'POST /login': { sends: ({ email }) => ({ email, password: TEST_PASSWORD, remember: false }) },
  'POST /logout': {},
  'POST /api/v1/register': { sends: () => aRegistration() },
  'POST /api/v1/register/confirm': { sends: confirmation },
  'POST /api/v1/email-change/undo': { sends: undoing },
  'POST /api/v1/register/resend': { sends: ({ email }) => ({ email }) },
  'POST /api/v1/password/forgot': { sends: ({ email }) => ({ email }) },
  'POST /api/v1/password/reset': { sends: passwordReset },
  'GET /api/v1/me': {},
  'PUT /api/v1/me': { sends: () => ({ default_lang: 'tr' }) },
  'PUT /api/v1/me/password': {
    sends: () => ({ old_password: TEST_PASSWORD, new_password: NEW_PASSWORD, confirmation: NEW_PASSWORD }),
  },
  'GET /api/v1/me/second-factor': {},
  'POST /api/v1/me/second-factor/code': { sends: nextCode },
  'POST /api/v1/me/second-factor/offer': { sends: passwordAndCode },
  'PUT /api/v1/me/second-factor': { sends: codeOfOffer },
  'POST /api/v1/me/second-factor/recovery-codes': { sends: passwordAndCode },
  'GET /api/v1/me/data': {},
  'GET /api/v1/me/devices': {},
  'GET /api/v1/me/log-ins': {},
  'DELETE /api/v1/me/devices/:id': { thing: 'session' },
  'DELETE /api/v1/me/devices': {},
  'GET /api/v1/me/drafts': {},
  'PUT /api/v1/me/drafts/:form': {
    params: { form: 'main-member' },
    sends: () => ({ values: { first_name: 'Ayş' }, base: { first_name: 'Ayşe' } }),
  },
  'DELETE /api/v1/me/drafts/:form': { params: { form: 'main-member' } },

  ...householdRequests,

  'GET /api/v1/household/notifications': {},
  'PUT /api/v1/household/notification/:id/read': { thing: 'notification' },
  'POST /api/v1/household/:id/notification': {
    thing: 'household',
    sends: () => ({ title: 'Merhaba', data: '<p>Guten Tag</p>' }),
  },

  'GET /api/v1/member/:id': { thing: 'member' },
  'POST /api/v1/member': { sends: () => familyMember, refused: notInactive },
  'PUT /api/v1/member/:id': {
    thing: 'main_member',
    // keeps the birth date, because a confirmed fee may depend on it
    sends: () => ({ ...person, date_of_birth: '01.02.1985' }),
    refused: whileNew,
  },
  'POST /api/v1/member/:id/corrected-fees': {
    thing: 'main_member',
    sends: () => ({ date_of_birth: '01.02.1985' }),
    refused: whileNew,
  },
  'DELETE /api/v1/member/:id': { thing: 'member', refused: notInactive },
  'POST /api/v1/member/:id/phone': { thing: 'main_member', sends: () => phone, refused: notInactive },
  'PUT /api/v1/member/phone/:id': { thing: 'phone', sends: () => phone, refused: notInactive },
  'DELETE /api/v1/member/phone/:id': { thing: 'phone', refused: notInactive },
  ...documentRequests,
  ...textReminderRequests,

  'POST /api/v1/member/address': { sends: () => address, refused: notInactive },
  'POST /api/v1/member/:id/address': { thing: 'main_member', sends: () => address, refused: notInactive },
  'PUT /api/v1/member/address/:id': { thing: 'address', sends: () => address, refused: notInactive },
  'POST /api/v1/member/:id/burial-place': { thing: 'main_member', sends: () => burialPlace, refused: existing },
  'PUT /api/v1/member/burial-place/:id': { thing: 'burial_place', sends: () => burialPlace, refused: existing },

  'POST /api/v1/household/:id/substitute': { thing: 'household', sends: () => substitute, refused: existing },
  'PUT /api/v1/household/substitute/:id': { thing: 'substitute', sends: () => substitute, refused: existing },
  'DELETE /api/v1/household/substitute/:id': { thing: 'substitute', refused: existing },
  'POST /api/v1/household/:id/submit': {
    thing: 'household',
    refused: { new: 'application_incomplete', inactive: 'household_inactive' },
  },
  'POST /api/v1/household/:id/confirm-data': {
    thing: 'household',
    refused: { ...existing, waiting: 'household_must_be_active' },
  },

  ...validFinanceRequests,
  ...cashRequests,
  'GET /api/v1/finance/sale-invoice/pre-calculation': {},
  'GET /api/v1/finance/fees': {},
  'GET /api/v1/finance/joining-fees': {},
  'GET /api/v1/finance/financial-journal/household/:id': {
    thing: 'household',
    sends: () => ({ 'filter[type]': 'siac', orderBy: 'sale_invoice.due_date:DESC' }),
  },
  'POST /api/v1/finance/household/create-invoice': { sends: () => ({ types: ['siac'] }), refused: notInactive },
  'POST /api/v1/finance/sale-invoice/:id/confirm': { thing: 'draft', refused: notInactive },
  'POST /api/v1/finance/sale-invoice/:id/cancel': { thing: 'draft', refused: notInactive },
  'GET /api/v1/finance/sale-invoice/:id/render-pdf/1': { thing: 'invoice' },

  'GET /api/v1/office/applications': {},
  // the search for an identity number is recorded
  'POST /api/v1/office/search': { sends: () => ({ search: '1236 010285' }) },
  'GET /api/v1/office/households/:id': { thing: 'household' },
  'GET /api/v1/office/households/:id/history': { thing: 'household' },
  'GET /api/v1/office/households/:id/membership-card': {
    thing: 'household',
    refused: { new: 'household_without_card', waiting: 'household_without_card', inactive: 'household_without_card' },
  },
  'GET /api/v1/office/to-do': {},
  'GET /api/v1/office/to-do/counts': {},
  ...validDeathRequests,
  'GET /api/v1/office/change-requests': {},
  'GET /api/v1/office/change-requests/:id': { thing: 'change_request' },
  'POST /api/v1/office/change-requests/:id/grant': {
    thing: 'change_request',
    sends: () => ({ together_with: [] }),
    refused: { new: 'data_not_locked' },
  },
  'POST /api/v1/office/change-requests/:id/refuse': {
    thing: 'change_request',
    sends: () => ({ reason: 'Im Reisepass steht es so.' }),
  },
  'POST /api/v1/office/households/:id/erase': { thing: 'long_ended' },
  'GET /api/v1/office/households/:id/next': { thing: 'household', sends: () => ({ list: 'documents' }) },
  'PUT /api/v1/office/households/:id/skip': { thing: 'household', sends: () => ({ reason: 'Ruft zurück', until: '' }) },
  'DELETE /api/v1/office/households/:id/skip': { thing: 'household' },
  'POST /api/v1/office/households/:id/send-back': {
    thing: 'household',
    sends: () => ({ reason: 'Nicht lesbar' }),
    refused: { new: NOT_POSSIBLE, active: NOT_POSSIBLE, inactive: NOT_POSSIBLE },
  },
  'POST /api/v1/office/households/:id/take-back': { thing: 'sent_back' },
  'POST /api/v1/office/households/:id/deactivate': {
    thing: 'household',
    sends: () => ({ inactive_reason_id: 4, inactive_from: '11.01.2027' }),
    refused: { inactive: NOT_POSSIBLE },
  },
  'POST /api/v1/office/households/:id/withdraw-end': {
    thing: 'resigned',
    sends: async (world) => ({ ending_id: await endingOf(world) }),
  },
  'POST /api/v1/office/households/:id/reactivate': {
    thing: 'household',
    refused: { new: NOT_POSSIBLE, waiting: NOT_POSSIBLE, active: NOT_POSSIBLE },
  },
  'POST /api/v1/office/households/:id/email': {
    thing: 'household',
    sends: () => ({ email: 'nurhan.neu@example.at', reason: 'Postfach verloren', is_taken_over: true }),
  },
  'POST /api/v1/office/members/:id/eligibility': {
    thing: 'member',
    sends: () => ({ membership_basis: 'child_with_disability', relationship_type: 'son' }),
  },
  'POST /api/v1/office/invoices/:id/payment': {
    thing: 'invoice',
    sends: () => ({ amount: 20, value_date: '11.01.2027', remittance_text: 'Beitrag' }),
  },
  'POST /api/v1/office/payments/:id/return': { thing: 'payment', sends: () => ({ returned_on: '11.01.2027' }) },
  'GET /api/v1/office/payments/:id/return': { thing: 'payment' },
  'POST /api/v1/office/payments/:id/assign': {
    thing: 'payment',
    sends: async (world) => ({ sale_invoice_id: await idOf(world, 'invoice'), amount: 20 }),
  },
  'POST /api/v1/office/invoices/:id/step': { thing: 'invoice', sends: () => ({ step: 'void' }) },
  'GET /api/v1/office/yearly-run': {},
  'POST /api/v1/office/yearly-run': {
    thing: 'unbilled',
    sends: ({ server }) => ({ year: yearOf(server.clock.today()) }),
  },
  'GET /api/v1/office/health': {},
  'GET /api/v1/office/runs': {},
  'POST /api/v1/office/runs/:id/stop': { thing: 'run' },
  'GET /api/v1/office/fees': {},
  'POST /api/v1/office/fees': { sends: () => ({ valid_from: '01.01.2099', fees: oneFeeForAll(60) }) },
  'GET /api/v1/office/board-settings': {},
  'POST /api/v1/office/board-settings': { sends: () => aNewSet() },
  'POST /api/v1/office/board-settings/:id/withdraw': { thing: 'boardSettings' },
  ...validBankRequests,
  'POST /api/v1/office/households/:id/refunds': {
    thing: 'creditor',
    sends: () => ({
      amount: 20,
      value_date: '11.01.2027',
      recipient_iban: 'AT61 1904 3002 3457 3201',
      reason: 'Zu viel',
    }),
  },
  'POST /api/v1/office/approvals/:id/agree': { thing: 'approval' },
  'POST /api/v1/office/approvals/:id/decline': { thing: 'approval', sends: () => ({ reason: 'Nicht bestätigt' }) },
  'POST /api/v1/office/refunds/:id/undo': { thing: 'refund' },
  'POST /api/v1/office/mails/:id/send-again': { thing: 'lost_mail', sends: ({ email }) => ({ goes_to: email }) },
  'POST /api/v1/office/mails/:id/close': { thing: 'lost_mail' },
  ...onCallRequests,
  ...staffRequests,
  ...postRequests,
  ...importRequests,
  ...releaseRequests,
  ...listRequests,
  'POST /api/v1/office/notifications': {
    sends: ({ household_id }) => ({ title: 'Merhaba', data: '<p>Guten Tag</p>', household_id }),
  },
};

/** The file of an upload. */
export const validFile = { name: 'Reisepass.pdf', type: 'application/pdf', bytes: aPdf() };

async function endingOf(world: World): Promise<number> {
  const household_id = await idOf(world, 'resigned');
  const [ending] = await listEndingsToCome(world.server.context.db, household_id);
  return ending?.id ?? 0;
}

async function confirmation({ server }: World): Promise<object> {
  const registered = await aHousehold(server, { account_status: 'unconfirmed' });
  return { token: await aLink({ ...registered, server }, 'confirm_email') };
}

async function passwordReset(world: World): Promise<object> {
  return { token: await aLink(world, 'reset_password'), password: NEW_PASSWORD, confirmation: NEW_PASSWORD };
}

async function undoing(world: World): Promise<object> {
  return { token: await aLink(world, 'undo_email', world.email) };
}

let links = 0;

/** A mailed link's token; the same one in every run, so that runs can be compared. */
async function aLink(
  { server, account_id }: Pick<World, 'server' | 'account_id'>,
  purpose: 'confirm_email' | 'reset_password' | 'undo_email',
  email?: string,
): Promise<string> {
  links += 1;
  const token = `link-of-a-test-${links}`;
  const created_at = server.clock.now();
  const expires_at = new Date(created_at.getTime() + 3_600_000);
  await server.change((change) =>
    insertLink(change.tx, { account_id, purpose, token, created_at, expires_at, ...(email ? { email } : {}) }),
  );
  return token;
}
