import type { YearlyRunFigure } from '../../../domain/invoicing/yearlyRun.contract.ts';
import type { LostMail } from '../../../domain/mails/mails.contract.ts';
import type { Application, ToDo, ToDoCounts } from '../../../domain/office/officeAnswers.ts';
import { day, toWireDay } from '../../../domain/shared/day.ts';
import { MOST_WAITING } from '../../../domain/shared/mostWaiting.ts';
import { byOneAlone } from '../byOneAlone.ts';
import { paperBegun } from '../counter/officePaperStates.ts';
import { noteWaiting } from '../officeCounterStates.ts';

/** Very long names. */
const huseyin = { household_id: 901, membership_no: '1009017', name: 'Hüseyin Abdurrahman Karamustafaoğlu' };
const nesrin = { household_id: 902, membership_no: '1009025', name: 'Nesrin Güler' };
const SEEN = new Date(Date.UTC(2027, 0, 2, 9, 30)).toISOString();

const skip = {
  at: SEEN,
  by: 'Mustafa Koç',
  reason: 'Die Botschaft stellt den neuen Reisepass erst im Februar aus.',
  until: null,
};

const waitingOver: Application = {
  ...huseyin,
  status: 'waiting',
  submitted_on: toWireDay(day('2026-08-03')),
  waiting_until: toWireDay(day('2026-11-01')),
  states: ['documents_not_verified', 'waiting_over'],
  unverified_types: ['passport', 'residence_permit'],
  undecided_documents: [{ id: 1, member_id: 1, type: 'passport', name: 'Reisepass.pdf' }],
  ...{ open_amount: 0, skip: null },
};

/** As many as a list contains. */
export const many: Application[] = Array.from({ length: MOST_WAITING }, (_, place) => ({
  ...waitingOver,
  ...{ household_id: 2_000 + place, skip: place > 97 ? skip : null },
}));

const nesrinsMail = 'nesrin.gueler@familie.example';
const lostMail: Omit<LostMail, 'id' | 'recipient'> = {
  subject: 'Üyelik aidatınızın ödenmesi için hatırlatma',
  language: 'tr',
  created_at: SEEN,
  abandoned_at: SEEN,
  because: 'refused',
  technical_cause: "Can't send mail - all recipients were rejected: 550 5.1.1 … User unknown in virtual mailbox table",
  whose: null,
  goes_to: null,
  pending_email: null,
};

export const figure: YearlyRunFigure = {
  year: 2027,
  households: 214,
  total: 27_391.5,
  cannot_be_billed: [
    { ...huseyin, reason: 'nothing_to_precalculate' },
    { ...nesrin, reason: 'no_matching_fee' },
  ],
};

/** Every list with entries. */
export const everything: ToDo = {
  notes_to_follow_up: [{ ...huseyin, ...noteWaiting }],
  paper_applications: [{ ...nesrin, ...paperBegun }],
  to_compare: [
    { ...huseyin, asked_on: toWireDay(day('2027-01-04')), matches: 2 },
    { ...nesrin, asked_on: toWireDay(day('2027-01-05')), matches: 0 },
  ],
  on_call_gap: { from: toWireDay(day('2027-01-05')), until: toWireDay(day('2027-01-06')) },
  abandoned_text_messages: [
    {
      ...{ id: 1, recipient: '+436641234567', language: 'de', created_at: SEEN, abandoned_at: SEEN },
      text: 'Vefa: Eine neue Meldung wartet. Bitte melden Sie sich jetzt im Büro an und rufen Sie zurück.',
      ...{ because: 'refused', technical_cause: 'the gateway answered 400', whose: null },
    },
    {
      ...{ id: 2, recipient: '+905321234567', language: null, created_at: SEEN, abandoned_at: SEEN },
      ...{ text: null, because: 'too_old', technical_cause: null, whose: { ...huseyin } },
    },
  ],
  ...byOneAlone(huseyin, nesrin),
  cash_days: [
    { day: toWireDay(day('2026-12-30')), needs: 'second' },
    { day: toWireDay(day('2027-01-02')), needs: 'count' },
  ],
  yearly_run: { year: 2027, is_running: false },
  silent_households: { silent: 2_377, asked: 1, first_invoices: 2, first_reminders: 1 },
  take_overs: [
    { id: 5, name: 'Mitgliederliste 2026 Stand Oktober.xlsx', open: 131, waits_for: 'differences' },
    { id: 6, name: 'Zweigstelle Linz.csv', open: 0, waits_for: 'agreement' },
    { id: 5, name: 'Mitgliederliste 2027 Stand Jänner.xlsx', open: 12, waits_for: 'changes' },
  ],
  dead_addresses: [
    { ...huseyin, kind: 'post', since: toWireDay(day('2026-12-29')) },
    { ...nesrin, kind: 'email', since: toWireDay(day('2026-12-30')) },
  ],
  refused_endings: [
    {
      ...nesrin,
      ...{ id: 1, person: null, inactive_from: toWireDay(day('2027-01-01')), refused_because: 'death' },
    },
  ],
  pending_numbers: [{ ...nesrin, member_id: 4, person: 'Elif Şahin', since: '2026-12-28T09:00:00.000Z' }],
  documents_running_out: [
    {
      ...nesrin,
      member_id: 3,
      person: nesrin.name,
      type: 'residence_permit',
      valid_until: toWireDay(day('2027-01-02')),
    },
    {
      ...huseyin,
      member_id: 4,
      person: 'Emre Karamustafaoğlu',
      type: 'passport',
      valid_until: toWireDay(day('2027-02-01')),
    },
  ],
  documents_to_check: [
    { ...nesrin, types: ['birth_certificate', 'death_other'], since: SEEN, is_for_death: true, skip: null },
    { ...huseyin, types: ['passport', 'residence_permit'], since: SEEN, is_for_death: false, skip },
  ],
  third_reminders: [
    {
      ...nesrin,
      sale_invoice_id: 1,
      bill_number: '2026-000123',
      open_item: 1_234.5,
      due_date: toWireDay(day('2026-10-11')),
    },
  ],
  free_money: [{ ...huseyin, free: 1_500, owed: 1_234.5 }],
  to_refund: [{ ...huseyin, free: 25.5 }],
  lacking_money: [{ ...nesrin, lacking: 20 }],
  children_past_the_age_limit: [{ ...huseyin, member_id: 1, date_of_birth: toWireDay(day('1996-10-11')) }],
  waiting_over: [waitingOver],
  deaths: [
    {
      ...{ id: 3, case_no: '2027-003', state: 'reported', state_since: SEEN, reported_at: SEEN, source: 'call_back' },
      ...{ is_unopened: true, name: null, reporter_name: 'Ayşe Kaya', destination: null, held_since: null },
      next_step: null,
    },
    {
      ...{ id: 2, case_no: '2027-002', state: 'under_way', state_since: SEEN, reported_at: SEEN, source: 'on_call' },
      ...{ is_unopened: false, name: huseyin.name, reporter_name: 'Ayşe Kaya', destination: 'turkey' },
      held_since: null,
      next_step: { step_key: 'washing', template_words: null, own_words: null, due_at: SEEN, is_late: true },
    },
  ],
  bank_lines: 3,
  reminders_wait: { last_statement: toWireDay(day('2027-01-02')) },
  change_requests: [
    { ...huseyin, id: 1, member_id: 1, field: 'social_insurance_number', created_at: SEEN },
    { ...huseyin, id: 2, member_id: 1, field: 'date_of_birth', created_at: SEEN },
  ],
  erasable: [
    { household_id: 903, membership_no: '1009033', member_id: null, from: toWireDay(day('2027-01-01')) },
    { household_id: 904, membership_no: '1009041', member_id: null, from: toWireDay(day('2027-01-01')) },
    { household_id: 905, membership_no: '1009058', member_id: 905, from: toWireDay(day('2027-01-01')) },
  ],
  abandoned_mails: [
    {
      ...lostMail,
      id: 1,
      recipient: 'huseyin.abdurrahman.karamustafaoglu@familie.example',
      whose: { ...huseyin, last_decision: null },
      goes_to: 'huseyin.karamustafaoglu@nachbarschaft.example',
      pending_email: 'h.a.karamustafaoglu@familie.example',
    },
    { ...lostMail, id: 2, recipient: nesrinsMail, whose: { ...nesrin, last_decision: null }, goes_to: nesrinsMail },
    {
      ...lostMail,
      ...{ id: 3, recipient: nesrinsMail, subject: 'Neues Passwort festlegen', language: 'de' },
      whose: { ...nesrin, last_decision: null },
    },
    { ...lostMail, id: 4, recipient: 'ahmet@familie.example', subject: null, language: null },
  ],
};

export const fiveRequests = Array.from({ length: 5 }, (_, place) => ({
  ...nesrin,
  ...{ id: 10 + place, member_id: 2, field: 'father_name' as const, created_at: SEEN },
}));

export const counts: ToDoCounts = { deaths: 2, applications: 100, bank_lines: 3, cash_days: 0, change_requests: 5 };

export const nothing: ToDo = {
  notes_to_follow_up: [],
  paper_applications: [],
  to_compare: [],
  on_call_gap: null,
  abandoned_text_messages: [],
  ...{ approvals: [], unseen_payments: [] },
  cash_days: [],
  unsigned_decisions: [],
  documents_running_out: [],
  refused_endings: [],
  dead_addresses: [],
  pending_numbers: [],
  documents_to_check: [],
  yearly_run: null,
  silent_households: null,
  take_overs: [],
  third_reminders: [],
  free_money: [],
  to_refund: [],
  lacking_money: [],
  children_past_the_age_limit: [],
  waiting_over: [],
  deaths: [],
  bank_lines: 0,
  reminders_wait: null,
  change_requests: [],
  erasable: [],
  abandoned_mails: [],
};
