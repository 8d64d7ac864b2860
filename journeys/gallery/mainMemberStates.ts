import type { MemberDocument } from '../../domain/documents/documents.contract.ts';
import type { Me } from '../../domain/me/me.contract.ts';
import { day, toWireDay } from '../../domain/shared/day.ts';
import { field } from '../fields.ts';
import { aFile, answer, press, type ScreenState, type Visit } from './screenState.ts';

const UPLOADS = 'POST /api/v1/member/';
const PATH = '/main-member';

const form: ScreenState[] = [
  { name: 'main-member-empty', who: 'elif', path: PATH },
  { name: 'main-member', who: 'zeynep', path: PATH },
  {
    name: 'main-member-errors',
    who: 'elif',
    path: PATH,
    isRefused: true,
    prepare: ({ page, words }) => press(page, words.members.main.saveAndNext),
  },
  {
    name: 'main-member-hints',
    who: 'elif',
    path: PATH,
    prepare: async ({ page, words: { members } }) => {
      await field(page, members.field.date_of_birth).fill('1.2.1980');
      await field(page, members.field.social_insurance_number).fill('1234010180');
      await press(page, members.phone.add);
    },
  },
  {
    name: 'main-member-calendar',
    who: 'zeynep',
    path: PATH,
    hasDialog: true,
    prepare: async ({ page, words: { members, shared } }) => {
      await press(page, `${shared.kit.openCalendar}: ${members.field.date_of_birth}`);
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'main-member-billed',
    who: 'ibrahim',
    path: PATH,
    hasDialog: true,
    prepare: ({ page, words }) => press(page, words.members.correct.ask),
  },
  {
    name: 'main-member-fee-question',
    who: 'ibrahim',
    path: PATH,
    hasDialog: true,
    answers: { [UPLOADS]: answer.json({ changes: true, old: 220, new: 1250 }) },
    changesMe: withUnpaidFees,
    prepare: async ({ page, words: { members } }) => {
      await field(page, members.field.date_of_birth).fill('1.2.1950');
      await press(page, members.main.saveAndNext);
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'main-member-leave',
    who: 'elif',
    path: PATH,
    hasDialog: true,
    prepare: async ({ page, words: { members } }) => {
      await field(page, members.field.place_of_birth).fill('Şanlıurfa');
      await press(page, members.main.toNews);
    },
  },
];

const uploaded: ScreenState[] = [
  {
    name: 'main-member-uploading',
    who: 'zeynep',
    path: PATH,
    answers: { [UPLOADS]: answer.never },
    prepare: (visit) => pickPassport(visit, 'Reisepass Vorderseite.png'),
  },
  {
    name: 'main-member-upload-interrupted',
    who: 'zeynep',
    path: PATH,
    answers: { [UPLOADS]: answer.broken },
    prepare: async (visit) => {
      await pickPassport(visit, 'Aufnahme_2027-01-02_mein-Reisepass-Vorderseite-neu.png');
      await visit.page.getByText(visit.words.documents.interrupted).waitFor();
    },
  },
  {
    name: 'main-member-upload-refused',
    who: 'zeynep',
    path: PATH,
    prepare: async ({ page, words: { documents, reference, refusals } }) => {
      await page
        .getByLabel(`${documents.choose}: ${reference.documentType.passport}`)
        .setInputFiles(aFile('brief.txt', 'text'));
      await page.getByText(refusals.incorrect_file_type).waitFor();
    },
  },
  {
    name: 'main-member-upload-last-day-wrong',
    who: 'zeynep',
    path: PATH,
    prepare: async (visit) => {
      const { documents, reference } = visit.words;
      const label = documents.lastDayField.replace('{{name}}', reference.documentType.passport);
      await field(visit.page, label).fill('1.3.2025');
      await pickPassport(visit, 'Reisepass.png');
      await visit.page.getByText(documents.heldForLastDay).waitFor();
    },
  },
  { name: 'main-member-documents', who: 'ibrahim', path: PATH, changesMe: withEveryDocument },
  { name: 'main-member-documents-run-out', who: 'mehmet', path: PATH, changesMe: withLastDays },
  {
    name: 'main-member-document-valid-until',
    who: 'mehmet',
    path: PATH,
    hasDialog: true,
    changesMe: withLastDays,
    prepare: async ({ page, words: { documents } }) => {
      await page
        .getByRole('button', { name: `${documents.changeValidity}: ` })
        .first()
        .click();
      await field(page, documents.validityField).fill('30.6.2031');
    },
  },
  {
    name: 'main-member-document-valid-until-errors',
    who: 'mehmet',
    path: PATH,
    hasDialog: true,
    isRefused: true,
    changesMe: withLastDays,
    prepare: async ({ page, words: { documents, shared } }) => {
      await page
        .getByRole('button', { name: `${documents.addValidity}: ` })
        .first()
        .click();
      await field(page, documents.validityField).fill('1.3.2025');
      await press(page, shared.action.save);
    },
  },
  {
    name: 'main-member-delete-document',
    who: 'ibrahim',
    path: PATH,
    hasDialog: true,
    prepare: ({ page, words }) =>
      page
        .getByRole('button', { name: new RegExp(`^${words.shared.kit.remove}: `) })
        .first()
        .click(),
  },
  {
    name: 'main-member-other-document',
    who: 'zeynep',
    path: PATH,
    prepare: ({ page, words }) => press(page, words.documents.addOther),
  },
  {
    name: 'main-member-submit',
    who: 'maria',
    path: PATH,
    prepare: async (visit) => {
      await pickPassport(visit, 'Reisepass.png');
      await visit.page.getByRole('heading', { level: 1, name: visit.words.application.submit.title }).waitFor();
      await visit.page.getByText(visit.words.application.submit.sum).last().waitFor();
    },
  },
];

const submitted: ScreenState[] = [
  { name: 'main-member-locked', who: 'mehmet', path: PATH },
  { name: 'main-member-locked-no-grave', who: 'ahmet', path: PATH },
  {
    name: 'main-member-no-grave',
    who: 'ahmet',
    path: PATH,
    hasDialog: true,
    prepare: ({ page, words }) => press(page, words.members.main.next),
  },
  {
    name: 'main-member-changed-grave',
    who: 'mehmet',
    path: PATH,
    hasDialog: true,
    prepare: async ({ page, words }) => {
      await field(page, words.burial.field.graveyard).fill('Feriköy, İstanbul');
      await press(page, words.members.main.next);
    },
  },
  {
    name: 'main-member-grave-errors',
    who: 'ahmet',
    path: PATH,
    isRefused: true,
    prepare: ({ page, words }) => press(page, words.shared.action.save),
  },
  {
    name: 'main-member-correct',
    who: 'hatice',
    path: PATH,
    hasDialog: true,
    prepare: async ({ page, words: { members } }) => {
      await press(page, members.correct.ask);
      await field(page, members.correct.field).selectOption('citizenship_id');
    },
  },
  {
    name: 'main-member-correct-errors',
    who: 'hatice',
    path: PATH,
    hasDialog: true,
    isRefused: true,
    prepare: async ({ page, words: { members } }) => {
      await press(page, members.correct.ask);
      await press(page, members.correct.send);
    },
  },
  { name: 'main-member-inactive', who: 'kazim', path: PATH },
];

/** Step 1 as a form, its documents, and as text once submitted. */
export const mainMemberStates: ScreenState[] = [...form, ...uploaded, ...submitted];

async function pickPassport({ page, words: { documents, reference } }: Visit, name: string): Promise<void> {
  await page.getByLabel(`${documents.choose}: ${reference.documentType.passport}`).setInputFiles(aFile(name));
}

/** A passport that is valid for a while, and a permit that has run out. */
function withLastDays(me: Me): Me {
  if (!me.main_member) return me;
  const [first] = me.main_member.documents;
  if (!first) throw new Error('this person has sent no documents');
  const passport: MemberDocument = { ...first, type: 'passport', valid_until: toWireDay(day('2031-06-30')) };
  const permit: MemberDocument = {
    ...{ ...first, id: 900_002, type: 'residence_permit', name: 'Aufenthaltskarte.jpg' },
    valid_until: toWireDay(day('2025-03-01')),
  };
  const undated: MemberDocument = { ...first, id: 900_003, type: 'passport', name: 'Personalausweis.pdf' };
  return { ...me, main_member: { ...me.main_member, documents: [passport, undated, permit] } };
}

/** One accepted, one unreviewed and one refused document. */
function withEveryDocument(me: Me): Me {
  if (!me.main_member) return me;
  const [first, second] = me.main_member.documents;
  if (!first || !second) throw new Error('this person has sent no documents');
  const read: MemberDocument = { ...first, verified_at: first.created_at };
  const unreadable: MemberDocument = {
    ...second,
    refused_at: second.created_at,
    refused_reason: 'Die Rückseite fehlt, und das Foto ist unscharf.',
  };
  const other: MemberDocument = { ...first, id: 900_001, type: 'registration_form', name: 'Meldezettel 2026.pdf' };
  return { ...me, main_member: { ...me.main_member, documents: [read, unreadable, other] } };
}

/** The fees were confirmed, and nothing was paid on them yet. */
function withUnpaidFees(me: Me): Me {
  return { ...me, main_member: me.main_member && { ...me.main_member, fees_billed: true, fees_locked: false } };
}
