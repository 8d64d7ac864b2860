import type { OfficeInvoice } from '../../domain/invoicing/officeInvoice.ts';
import type { HouseholdFile } from '../../domain/office/officeAnswers.ts';
import type { OfficeRefund } from '../../domain/payments/paymentAnswers.ts';
import { day, toWireDay } from '../../domain/shared/day.ts';
import { fullName } from '../../domain/shared/fullName.ts';
import { field } from '../fields.ts';
import type { Call } from './call.ts';
import { answer, closeAlert, type Person, type ScreenState, type Visit } from './screenState.ts';

export const HOUSEHOLD = 'GET /api/v1/office/households/:id';

const decidedMeanwhile = answer.refusal(409, 'decided_meanwhile_by', { params: { who: 'Mustafa Koç' } });

const GREY_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGPoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

/** One household in the office: as in the demo, with each dialog, and with refusals of the server. */
export const officeHouseholdStates: ScreenState[] = [
  household('waiting', 'hatice'),
  household('waiting-open', 'hatice', { part: '/family', prepare: openAll }),
  household('new', 'elif'),
  household('family', 'mehmet', { part: '/family', prepare: openAll }),
  household('family-inactive', 'kazim', { part: '/family', prepare: openAll }),
  household('drafts-open', 'gulsah', { part: '/money', prepare: openAll }),
  household('sent-back', 'ibrahim'),
  household('skipped', 'hatice', { answers: { [HOUSEHOLD]: answer.changed(skippedNow) } }),
  household('skip', 'hatice', { hasDialog: true, prepare: (visit) => open(visit, visit.words.office.skip.action) }),
  household('take-back', 'hatice', {
    hasDialog: true,
    answers: { [HOUSEHOLD]: answer.changed(sentBackJustNow) },
    prepare: (visit) => open(visit, visit.words.officeHousehold.decisions.takeBack),
  }),
  household('sent-back-now', 'hatice', { answers: { [HOUSEHOLD]: answer.changed(sentBackJustNow) } }),
  household('active-open', 'mehmet', { part: '/money', prepare: openAll }),
  household('duplicate', 'mehmet', {
    part: '/family',
    answers: { [HOUSEHOLD]: answer.changed(withDuplicates) },
    prepare: openAll,
  }),
  household('over-paid', 'ayse', { part: '/money', prepare: openAll }),
  household('void', 'caglar', { part: '/money', prepare: openAll }),
  household('inactive-open', 'kazim', { part: '/money', prepare: openAll }),
  dialog('refuse-document', 'hatice', ({ officeHousehold }) => officeHousehold.document.refuse),
  household('decided-meanwhile', 'hatice', {
    part: '/family',
    hasDialog: true,
    isRefused: true,
    answers: { 'POST /api/v1/office/documents/': decidedMeanwhile, [HOUSEHOLD]: answer.changed(withVerdicts) },
    prepare: async (visit) => {
      const { reason, document } = visit.words.officeHousehold;
      await openAll(visit);
      await open(visit, document.refuse);
      await field(visit.page, reason.label).fill('Die Rückseite fehlt.');
      await visit.page.getByRole('dialog').getByRole('button', { name: document.refuseConfirm }).click();
      await closeAlert(visit);
    },
  }),
  household('picture', 'hatice', {
    hasDialog: true,
    answers: { [HOUSEHOLD]: answer.changed(withPictures), 'GET /api/v1/office/documents/': aPicture },
    prepare: async ({ page, words }) => {
      await page.getByRole('button', { name: words.officeHousehold.document.show }).first().click();
      await page.getByRole('dialog').getByRole('img').waitFor();
    },
  }),
  dialog('book', 'hatice', ({ officeMoney }) => officeMoney.book.action),
  household('book-refused', 'hatice', {
    hasDialog: true,
    isRefused: true,
    prepare: async (visit) => {
      await open(visit, visit.words.officeMoney.book.action);
      await visit.page.keyboard.press('Enter');
      await visit.page.getByRole('dialog').getByRole('alert').waitFor();
    },
  }),
  household('book-twice', 'hatice', {
    hasDialog: true,
    isRefused: true,
    answers: { 'POST /api/v1/office/invoices/': answer.refusal(409, 'bank_transaction_already_exists') },
    prepare: async (visit) => {
      await open(visit, visit.words.officeMoney.book.action);
      await visit.page.keyboard.type('1.2.2026');
      await visit.page.keyboard.press('Enter');
      await closeAlert(visit);
      await visit.page.getByText(visit.words.officeMoney.book.twiceTitle).waitFor();
    },
  }),
  ...(['void', 'writeOff'] as const).map((step) =>
    dialog(`step-${step}`, 'hatice', ({ officeMoney }) => officeMoney.step[step], '/money'),
  ),
  ...(['confirm', 'cancel'] as const).map((step) =>
    dialog(`step-${step}`, 'gulsah', ({ officeMoney }) => officeMoney.step[step], '/money'),
  ),
  dialog('step-reopen', 'kazim', ({ officeMoney }) => officeMoney.step.reopen, '/money'),
  dialog('return', 'mehmet', ({ officeMoney }) => officeMoney.payments.return, '/money'),
  household('unassign', 'mehmet', {
    part: '/money',
    hasDialog: true,
    answers: { [HOUSEHOLD]: answer.changed(fromTheBanksFile) },
    prepare: (visit) => open(visit, visit.words.officeMoney.payments.unassign),
  }),
  dialog('withdraw', 'mehmet', ({ officeMoney }) => officeMoney.payments.unassign, '/money'),
  household('lacking', 'mehmet', { answers: { [HOUSEHOLD]: answer.changed(withMoneyThatTheBankTookBack) } }),
  household('withdrawn', 'mehmet', { part: '/money', answers: { [HOUSEHOLD]: answer.changed(bookedWrongly) } }),
  household('assign', 'ayse', {
    part: '/money',
    hasDialog: true,
    answers: { [HOUSEHOLD]: answer.changed(withOneMoreInvoice) },
    prepare: (visit) => open(visit, visit.words.officeMoney.payments.assign),
  }),
  dialog('refund', 'ayse', ({ officeMoney }) => officeMoney.refund.action),
  household('refund-elsewhere', 'ayse', {
    hasDialog: true,
    prepare: async (visit) => {
      await open(visit, visit.words.officeMoney.refund.action);
      await field(visit.page, visit.words.officeMoney.refund.iban).fill('DE89 3704 0044 0532 0130 00');
      await visit.page.getByText(visit.words.officeMoney.refund.strangeTitle).waitFor();
    },
  }),
  household('refunded', 'ayse', { part: '/money', answers: { [HOUSEHOLD]: answer.changed(withRefunds) } }),
  household('undo-refund', 'ayse', {
    part: '/money',
    hasDialog: true,
    answers: { [HOUSEHOLD]: answer.changed(withRefunds) },
    prepare: (visit) => open(visit, visit.words.officeMoney.refund.undo),
  }),
  dialog('set-email', 'mehmet', ({ officeHousehold }) => officeHousehold.email.action),
  household('set-email-refused', 'mehmet', {
    hasDialog: true,
    isRefused: true,
    prepare: async (visit) => {
      await open(visit, visit.words.officeHousehold.email.action);
      await visit.page.keyboard.press('Enter');
      await visit.page.getByRole('dialog').getByRole('alert').waitFor();
    },
  }),
  household('email-wanted', 'mehmet', { answers: { [HOUSEHOLD]: answer.changed(withWantedEmail) } }),
  household('email-over', 'mehmet', {
    hasDialog: true,
    answers: { [HOUSEHOLD]: answer.changed((file: HouseholdFile) => withWantedEmail(file, null)) },
    prepare: (visit) => open(visit, visit.words.officeHousehold.email.action),
  }),
  dialog('send-back', 'hatice', ({ officeHousehold }) => officeHousehold.decisions.sendBack),
  dialog('end', 'hatice', ({ officeHousehold }) => officeHousehold.decisions.end),
  dialog('end-person', 'mehmet', ({ officeHousehold }) => officeHousehold.persons.end, '/family'),
  dialog('end-main', 'mehmet', ({ officeHousehold }) => officeHousehold.persons.endMain, '/family'),
  dialog('basis', 'mehmet', ({ officeHousehold }) => officeHousehold.persons.basis, '/family'),
  dialog('bring-back', 'kazim', ({ officeHousehold }) => officeHousehold.decisions.bringBack),
  dialog('write', 'hatice', ({ officeHousehold }) => officeHousehold.decisions.write),
  household('write-close', 'hatice', {
    hasDialog: true,
    prepare: async (visit) => {
      await open(visit, visit.words.officeHousehold.decisions.write);
      await field(visit.page, visit.words.officeNews.text).fill('Bitte bringen Sie die Urkunde mit.');
      await visit.page.keyboard.press('Escape');
      await visit.page.getByRole('alertdialog').waitFor();
    },
  }),
];

type More = Pick<ScreenState, 'part' | 'answers' | 'changesMe' | 'hasDialog' | 'isRefused' | 'prepare'>;

export function household(name: string, of: Person, more: More = {}): ScreenState {
  return { name: `office-household-${name}`, who: 'office', base: '/office-ui', path: '/households/', of, ...more };
}

type Button = (words: Visit['words']) => string;

/** A dialog that a button opens, on the overview or in a part of the page. */
function dialog(name: string, of: Person, button: Button, part?: `/${string}`): ScreenState {
  return household(name, of, {
    hasDialog: true,
    ...(part ? { part } : {}),
    prepare: async (visit) => {
      if (part) await openAll(visit);
      await open(visit, button(visit.words));
    },
  });
}

export async function open({ page }: Visit, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).first().click();
  await page.locator('dialog[open]').waitFor();
}

export async function openAll({ page }: Visit): Promise<void> {
  await page.locator('main button[aria-expanded]').first().waitFor();
  const closed = page.locator('main h3 button[aria-expanded=false]');
  while ((await closed.count()) > 0) await closed.first().click();
}

/** A colleague has accepted every document. */
function withVerdicts(file: HouseholdFile): HouseholdFile {
  const documents = file.main_member.documents.map((one) => ({ ...one, verified_at: file.household.created_at }));
  return { ...file, main_member: { ...file.main_member, documents } };
}

function skippedNow(file: HouseholdFile): HouseholdFile {
  return {
    ...file,
    skip: {
      at: file.household.created_at,
      by: 'Mustafa Koç',
      reason: 'Der Pass kommt im Februar.',
      until: toWireDay(day('2099-02-28')),
    },
  };
}

/** Sent back, and not changed by the member yet. */
function sentBackJustNow(file: HouseholdFile): HouseholdFile {
  const returned = { status: 'new', submitted_on: null, sent_back_reason: 'Foto fehlt', may_take_back: true } as const;
  return { ...file, household: { ...file.household, ...returned } };
}

function withDuplicates(file: HouseholdFile): HouseholdFile {
  const { main_member, sub_members } = file;
  const [child = main_member] = sub_members;
  const other = { household_id: 901, membership_no: '1009017' };
  const still = { status: 'active', inactive_reason_id: null } as const;
  const excluded = { status: 'inactive', inactive_reason_id: 23 } as const;
  return {
    ...file,
    possible_duplicates: [
      { ...other, ...still, person_id: main_member.id, member_id: 9_001, name: fullName(main_member) },
      { ...other, ...excluded, person_id: child.id, member_id: 9_002, name: fullName(child) },
    ],
  };
}

function withPictures(file: HouseholdFile): HouseholdFile {
  const documents = file.main_member.documents.map((one) => ({ ...one, content_type: 'image/png' }));
  return { ...file, main_member: { ...file.main_member, documents } };
}

function withOneMoreInvoice(file: HouseholdFile): HouseholdFile {
  const [first] = file.invoices;
  if (!first) throw new Error('no invoice to be like');
  const more: OfficeInvoice = { ...first, id: 9_001, status_id: 2, paid: 0, open_item: first.amount, settled_on: null };
  return { ...file, invoices: [...file.invoices, more] };
}

/** An account that was taken over; the link to the right address was mailed, or has expired. */
function withWantedEmail(file: HouseholdFile, until: string | null = '2099-03-01T09:30:00.000Z'): HouseholdFile {
  if (!file.account) throw new Error('no account to be put right');
  const account = {
    ...file.account,
    pending_email: 'mehmet.neu@example.at',
    pending_email_until: until,
    is_without_password: true,
    email_set: { at: file.household.created_at, by: 'Elif Aydın', reason: 'War mit Ausweis im Büro.' },
  };
  return { ...file, account };
}

/** A confirmed refund, an unconfirmed one, and one booked by mistake. */
function withRefunds(file: HouseholdFile): HouseholdFile {
  const [first] = file.payments;
  if (!first) throw new Error('no payment to be paid back');
  const one: OfficeRefund = {
    id: 9_002,
    household_id: file.household.id,
    amount: 15,
    value_date: first.value_date,
    recipient_name: file.household.name,
    recipient_iban: 'AT483200000012345864',
    reason: 'Doppelt bezahlt',
    created_at: first.created_at,
    is_confirmed: true,
    undone_at: null,
  };
  const refunds = [
    { ...one, id: 9_003, amount: 5, is_confirmed: false, recipient_name: null, recipient_iban: null },
    one,
    { ...one, id: 9_001, is_confirmed: false, undone_at: first.created_at },
  ];
  const back = { ...first, sale_invoice_id: null, refund_id: one.id, amount: one.amount };
  return { ...file, refunds, payments: [...file.payments, back] };
}

function withMoneyThatTheBankTookBack(file: HouseholdFile): HouseholdFile {
  return { ...file, lacking: 20 };
}

function bookedWrongly(file: HouseholdFile): HouseholdFile {
  const returned_on = toWireDay(day('2027-01-11'));
  return { ...file, payments: file.payments.map((payment) => ({ ...payment, returned_on, is_withdrawn: true })) };
}

function fromTheBanksFile(file: HouseholdFile): HouseholdFile {
  return { ...file, payments: file.payments.map((payment) => ({ ...payment, is_from_bank_file: true })) };
}

function aPicture(call: Call): Promise<void> {
  return call.reply({ headers: { 'content-type': 'image/png' }, body: GREY_PIXEL });
}
