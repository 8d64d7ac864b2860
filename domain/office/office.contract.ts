import { z } from 'zod';
import { newsWords } from '../notifications/notifications.contract.ts';
import { contract } from '../shared/contract.ts';
import { choice, id, pathId, text } from '../shared/fields.ts';
import { applicationStates } from './applicationState.ts';
import { application, foundHousehold, householdFile, toDo, yearlyRunFigure } from './officeAnswers.ts';

/** Everything here is the staff's; what only the board may do is said in `office.access.ts`. */
export const officeContract = contract({
  listApplications: {
    method: 'GET',
    path: '/api/v1/office/applications',
    summary: 'Applications that were submitted, the hundred oldest, each with what it lacks.',
    access: 'office',
    records: 'nothing',
    query: z.object({ state: choice(applicationStates).optional() }),
    answer: z.array(application),
    status: 200,
  },
  findHouseholds: {
    method: 'GET',
    path: '/api/v1/office/households',
    summary: 'Up to 50 households by a name in any spelling, a number, an e-mail or a payment reference.',
    access: 'office',
    records: 'nothing',
    query: z.object({ search: text(200) }),
    answer: z.array(foundHousehold),
    status: 200,
  },
  getHousehold: {
    method: 'GET',
    path: '/api/v1/office/households/:id',
    summary: 'Everything about one household; who looked at whose identity numbers is written down.',
    access: 'office',
    records: ['account.seen', 'member.seen'],
    params: pathId,
    answer: householdFile,
    status: 200,
    missing: 'HouseholdNotFound',
  },
  getToDo: {
    method: 'GET',
    path: '/api/v1/office/to-do',
    summary: 'What waits for somebody in the office; of each kind the hundred that wait longest.',
    access: 'office',
    records: 'nothing',
    answer: toDo,
    status: 200,
  },
  getYearlyRun: {
    method: 'GET',
    path: '/api/v1/office/yearly-run',
    summary: 'How many active households are not billed for this year, and how much that is; bills nobody (D45).',
    access: 'office',
    records: 'nothing',
    answer: yearlyRunFigure,
    status: 200,
  },
  startYearlyRun: {
    method: 'POST',
    path: '/api/v1/office/yearly-run',
    summary:
      'Begins the run that bills their annual contributions, each household once, however often it is called (D45).',
    access: 'office',
    records: ['yearly_run.started'],
    body: z.object({ year: z.int() }),
    answer: z.object({ year: z.int(), run_id: id }),
    status: 200,
    refusals: ['nothing_for_invoicing'],
  },
  sendNews: {
    method: 'POST',
    path: '/api/v1/office/notifications',
    summary:
      'Writes news to one household, or with household_id null to all that wait or are active: those are told by a job (D34).',
    access: 'office',
    records: ['news.sent'],
    // never left out: a name misspelt would tell everybody what is meant for one household
    body: newsWords.extend({ household_id: id.nullable() }),
    answer: z.object({ id, household_id: id.nullable() }),
    status: 201,
    refusals: ['HouseholdNotFound'],
  },
});
