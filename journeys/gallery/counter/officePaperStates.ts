import type { GapKey } from '../../../domain/application/gaps.ts';
import type { SamePerson } from '../../../domain/application/paper.contract.ts';
import type { HouseholdFile } from '../../../domain/office/officeAnswers.ts';
import { day, toWireDay } from '../../../domain/shared/day.ts';
import { choose, field } from '../../fields.ts';
import { answer, type ScreenState, type Visit } from '../screenState.ts';

const arrived_on = toWireDay(day('2027-01-04'));

/** Of an application that is being entered from the paper. */
export const paperBegun = {
  arrived_on,
  entered_on: toWireDay(day('2027-01-05')),
  erased_on: toWireDay(day('2027-04-05')),
};

const same: SamePerson = {
  ...{ household_id: 1, membership_no: '1000008', name: 'Meryem Kurt', member_id: 1, person: 'Meryem Kurt' },
  ...{ status: 'active', found_by: 'name_and_birth', arrived_on: null },
};

const costs = {
  registration: 150,
  contribution: [
    { member_id: 1, name: 'Meryem Kurt', amount: 60 },
    { member_id: 2, name: 'Hasan Kurt', amount: 60 },
  ],
  total: 270,
};

/** An application on paper, from the first search until it is submitted. */
export const officePaperStates: ScreenState[] = [
  screen('new'),
  { ...screen('new-missing', send), isRefused: true },
  {
    ...screen('same', fillIn),
    answers: { 'POST /api/v1/office/paper-applications/same-persons': answer.json([same]) },
  },
  {
    ...screen('same-number', fillIn),
    answers: {
      'POST /api/v1/office/paper-applications/same-persons': answer.json([
        { ...same, status: 'new', found_by: 'identity_number', arrived_on },
      ]),
    },
  },
  opened('open', ['personal_data', 'main_address', 'document_passport', 'signed_application', 'registration_fee']),
  opened('submit', ['registration_fee', 'annual_contribution']),
  opened('submit-again', ['sent_back'], null),
];

function screen(name: string, prepare?: ScreenState['prepare']): ScreenState {
  const at = { base: '/office-ui', path: '/applications/new', endsAt: '/applications/new' } as const;
  return { who: 'office', ...at, name: `office-paper-${name}`, ...(prepare ? { prepare } : {}) };
}

type Fees = NonNullable<HouseholdFile['paper_application']>['fees'];

function opened(name: string, gaps: GapKey[], fees: Fees = costs): ScreenState {
  return {
    ...{ who: 'office', base: '/office-ui', path: '/households/', of: 'mehmet', endsAt: '/households/1/paper' },
    name: `office-paper-${name}`,
    answers: {
      'GET /api/v1/office/households/': answer.changed<HouseholdFile>((file) => ({
        ...file,
        paper_application: {
          ...{
            arrived_on,
            counts: true,
            entered_at: '2027-01-05T09:12:00.000Z',
            entered_by: 'Büro',
            submitted_at: null,
          },
          gaps: gaps.map((gap) => ({ gap, screen: 'main_member', member_id: null })),
          fees,
        },
      })),
    },
    prepare: async ({ page, words }) => {
      await page.getByRole('link', { name: words.officePaper.open.goOn, exact: true }).click();
      await page.getByRole('heading', { level: 1, name: words.officePaper.open.title, exact: true }).waitFor();
    },
  };
}

async function send({ page, words }: Visit): Promise<void> {
  await page.getByRole('button', { name: words.officePaper.send, exact: true }).click();
}

async function fillIn(visit: Visit): Promise<void> {
  const { page, words } = visit;
  const { field: labels } = words.members;
  await field(page, words.officePaper.arrivedOn).fill('04.01.2027');
  await page.getByRole('checkbox', { name: words.officePaper.agrees }).check();
  await field(page, words.officePaper.signedOn).fill('02.01.2027');
  await field(page, labels.first_name).fill('Meryem');
  await field(page, labels.last_name).fill('Kurt');
  await field(page, labels.date_of_birth).fill('05.05.1951');
  await choose(page, labels.citizenship_id, 'tur');
  await field(page, words.accounts.field.phone_number).fill('+43 660 1234567');
  await send(visit);
  await page.getByRole('heading', { name: words.officePaper.there.title, exact: true }).waitFor();
}
