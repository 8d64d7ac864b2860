import type { StaffAccount, StaffOverview, StaffRequest } from '../../../domain/secondPerson/staff.contract.ts';
import { day, toWireDay } from '../../../domain/shared/day.ts';
import { field } from '../../fields.ts';
import { answer, press, type ScreenState, type Visit } from '../screenState.ts';

const board = { who: 'board', base: '/office-ui', path: '/staff' } as const;
const STAFF = 'GET /api/v1/office/staff';
const JOIN = 'POST /api/v1/staff-invitation';
const on = (iso: string) => toWireDay(day(iso));
const at = (dayOfMonth: number) => new Date(Date.UTC(2027, 0, dayOfMonth, 9, 30)).toISOString();

const own: StaffAccount = {
  ...{ id: 1, name: 'Mustafa Koç', is_named: true, role: 'board', is_own: true, email: 'vorstand@demo.example' },
  ...{ has_second_factor: true, last_seen_on: on('2027-01-11'), closed_on: null, is_last_of_board: false },
};
const long: StaffAccount = {
  ...own,
  ...{ id: 2, name: 'Hatice Nesrin Karamustafaoğlu-Ağırbaşlı', email: 'hatice.karamustafaoglu@buero.example' },
  ...{ is_own: false, role: 'clerk', has_second_factor: false, last_seen_on: null },
};
const clerk: StaffAccount = {
  ...own,
  ...{ id: 3, name: 'Elif Aydın', email: 'elif@buero.example', is_own: false, role: 'clerk' },
};
const left: StaffAccount = {
  ...clerk,
  id: 4,
  name: 'Ömer Yıldız',
  email: 'omer@buero.example',
  closed_on: on('2026-12-31'),
};

const request: StaffRequest = {
  ...{ id: 11, household_id: null, kind: 'staff_invitation', asked_by: 'Ayşe Demir', asked_at: at(10) },
  ...{ reason: 'Hilft ab Februar am Schalter mit.', is_own: false, may_agree: true, takes_effect_at: null },
  ...{ took_effect: false, name: 'Zeynep Kaya', email: 'zeynep@buero.example', role: 'clerk' },
};
const ownRequest: StaffRequest = {
  ...request,
  ...{ id: 12, kind: 'staff_reset', asked_by: 'Mustafa Koç', reason: 'Handy verloren, am Schalter geprüft.' },
  ...{ is_own: true, may_agree: false, name: 'Elif Aydın', email: 'elif@buero.example', role: null },
};

const overview: StaffOverview = {
  may_change: true,
  accounts: [clerk, long, own, left],
  invitations: [
    ...[{ id: 5, name: 'Kemal Şahin', email: 'kemal@buero.example', role: 'board' as const, invited_by: 'Ayşe Demir' }],
  ].map((invitation) => ({ ...invitation, expires_at: at(16) })),
  requests: [],
};
const answers = { [STAFF]: answer.json(overview) };
const seenByClerk = (account: StaffAccount): StaffAccount => ({
  ...account,
  ...{ email: null, has_second_factor: null, last_seen_on: null, is_own: account.id === clerk.id },
});

/** Presses a button of the row of Elif. */
async function pressOf({ page }: Visit, label: string, name = clerk.name): Promise<void> {
  await page
    .getByRole('button')
    .filter({ hasText: `${label}: ${name}` })
    .click();
}

const dialog = (name: string, label: (visit: Visit) => string, who = clerk.name): ScreenState => ({
  ...board,
  name,
  answers,
  hasDialog: true,
  prepare: async (visit) => {
    await pressOf(visit, label(visit), who);
    await visit.page.getByRole('dialog').or(visit.page.getByRole('alertdialog')).first().waitFor();
  },
});

const nobody = { who: 'nobody', path: '/invitation?token=gallery' } as const;
const PASSWORD = 'Zeytin-Dali-37';

/** The accounts of the office, and the page behind an invitation. */
export const officeStaffStates: readonly ScreenState[] = [
  { ...board, name: 'office-staff', answers },
  {
    ...board,
    name: 'office-staff-waiting',
    answers: { [STAFF]: answer.json({ ...overview, requests: [request, ownRequest] }) },
  },
  {
    ...board,
    name: 'office-staff-alone',
    answers: {
      [STAFF]: answer.json({ ...overview, accounts: [{ ...own, is_last_of_board: true }], invitations: [] }),
    },
  },
  {
    ...board,
    who: 'office',
    name: 'office-staff-clerk',
    answers: {
      [STAFF]: answer.json({
        ...{ may_change: false, invitations: [], requests: [] },
        accounts: [clerk, long, own].map(seenByClerk),
      }),
    },
  },
  {
    ...board,
    name: 'office-staff-invite',
    answers,
    hasDialog: true,
    prepare: async ({ page, words }) => {
      await press(page, words.officeStaff.invite.action);
      await page.getByRole('dialog').waitFor();
    },
  },
  dialog('office-staff-name', ({ words }) => words.officeStaff.rename.action),
  dialog('office-staff-role', ({ words }) => words.officeStaff.change.action),
  dialog('office-staff-reset', ({ words }) => words.officeStaff.reset.action),
  dialog('office-staff-reopen', ({ words }) => words.officeStaff.reopen.action, left.name),
  dialog('office-staff-close', ({ words }) => words.officeStaff.close.action),
  dialog('office-staff-end-sessions', ({ words }) => words.officeStaff.end.action),
  {
    ...board,
    name: 'office-staff-invitation-withdraw',
    answers,
    hasDialog: true,
    prepare: async (visit) => {
      await pressOf(visit, visit.words.officeStaff.invited.withdraw, 'Kemal Şahin');
      await visit.page.getByRole('alertdialog').waitFor();
    },
  },
  { ...nobody, name: 'join-staff' },
  {
    ...nobody,
    name: 'join-staff-done',
    answers: { [JOIN]: answer.json({ email: 'zeynep@buero.example' }) },
    prepare: async ({ page, words }) => {
      await field(page, words.accounts.field.newPassword).fill(PASSWORD);
      await field(page, words.accounts.field.confirmation).fill(PASSWORD);
      await press(page, words.joinStaff.submit);
      await page.getByRole('heading', { level: 1, name: words.joinStaff.doneTitle }).waitFor();
    },
  },
  {
    ...nobody,
    name: 'join-staff-invalid',
    path: '/invitation',
  },
];
