import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { officeContract } from '../../domain/office/office.contract.ts';
import type { Application } from '../../domain/office/officeAnswers.ts';
import { inactiveReasonsFor } from '../../domain/reference/inactiveReasons.ts';
import { ask } from '../platform/work.ts';
import { sayDocumentType } from '../words.ts';
import { listApplications } from './applications.reads.ts';
import { openRequestLines } from './changeRequestCommands.ts';
import { act, type Command, type Desk, inputOf } from './command.ts';
import { downloadDocument } from './documents.actions.ts';
import { dayOf, fileLines } from './householdLines.ts';
import { openHousehold } from './households.actions.ts';
import { householdNamed } from './named.reads.ts';
import { say, section, tableLines } from './printing.ts';
import { findHouseholds } from './search.reads.ts';
import { readToDo } from './toDo.reads.ts';
import { yearlyRunLines } from './yearlyRunCommand.ts';

const endings = [...inactiveReasonsFor('household'), ...inactiveReasonsFor('member')];

/** Commands that look and change nothing but the record of looks. */
export const readingCommands = {
  'list-applications': {
    words: [],
    needs: [],
    takes: ['state'],
    run: async (desk, { options }) => {
      const input = inputOf(officeContract.listApplications, { state: options.state });
      return applicationLines(desk, await listApplications(asking(desk), input));
    },
  },
  find: {
    words: ['text'],
    needs: [],
    takes: [],
    run: async (desk, { words }) => {
      const input = inputOf(officeContract.findHouseholds, { search: words.join(' ') });
      const { language } = desk;
      const found = await findHouseholds(asking(desk), input);
      if (found.length === 0) return [say(language, 'office.say.nothing')];
      return tableLines(
        [
          say(language, 'office.column.membershipNo'),
          say(language, 'office.column.status'),
          say(language, 'office.column.email'),
          say(language, 'office.column.persons'),
        ],
        found.map(({ membership_no, status, email, persons }) => [
          membership_no,
          say(language, `reference.memberStatus.${status}`),
          email,
          persons.join(', '),
        ]),
      );
    },
  },
  show: {
    words: ['household'],
    needs: [],
    takes: [],
    run: async (desk, { words: [household = ''] }) => {
      const id = await householdNamed(desk.ground.db, household);
      const input = inputOf(officeContract.getHousehold, { id });
      return fileLines(await act(desk, (change) => openHousehold(change, input)), desk.language);
    },
  },
  reasons: {
    words: [],
    needs: [],
    takes: [],
    run: async ({ language }) =>
      tableLines(
        [say(language, 'office.column.id'), say(language, 'office.column.scope'), say(language, 'office.column.why')],
        endings.map(({ id, scope, key }) => [
          id,
          say(language, scope === 'member' ? 'office.scope.member' : 'office.scope.household'),
          say(language, `reference.inactiveReason.${key}`),
        ]),
      ),
  },
  'to-do': { words: [], needs: [], takes: [], run: toDoLines },
  paper: {
    words: ['document'],
    needs: ['to'],
    takes: [],
    run: async (desk, { words: [id], options: { to = '' } }) => {
      const file = await downloadDocument(desk, inputOf(officeContract.downloadDocument, { id }));
      await pipeline(file.content, createWriteStream(to, { flags: 'wx', mode: 0o600 }));
      return [say(desk.language, 'office.say.paperSaved', { path: to })];
    },
  },
} as const satisfies Record<string, Command>;

function asking({ ground, actor }: Desk) {
  return ask(ground, actor);
}

function applicationLines({ language }: Desk, applications: readonly Application[]): string[] {
  if (applications.length === 0) return [say(language, 'office.say.nothing')];
  return tableLines(
    [
      say(language, 'office.column.membershipNo'),
      say(language, 'office.column.name'),
      say(language, 'office.column.submittedOn'),
      say(language, 'office.column.waitingUntil'),
      say(language, 'office.column.open'),
      say(language, 'office.column.undecided'),
      say(language, 'office.column.lacks'),
    ],
    applications.map((one) => [
      one.membership_no,
      one.name,
      one.submitted_on,
      one.waiting_until,
      one.open_amount.toFixed(2),
      one.undecided_documents.map(({ id }) => id).join(', '),
      one.states.map((state) => say(language, `office.state.${state}`)).join(', '),
    ]),
  );
}

async function toDoLines(desk: Desk): Promise<string[]> {
  const { language } = desk;
  const toDo = await readToDo(asking(desk));
  const number = say(language, 'office.column.membershipNo');
  const name = say(language, 'office.column.name');
  const date = say(language, 'office.column.date');
  const columns = {
    bills: [
      number,
      name,
      say(language, 'office.column.bill'),
      say(language, 'office.column.due'),
      say(language, 'office.column.open'),
    ],
    children: [number, name, say(language, 'office.column.born')],
    mails: [date, say(language, 'office.column.email')],
    papers: [number, name, date, say(language, 'office.heading.documents')],
  };
  const bills = toDo.third_reminders.map((one) => [
    one.membership_no,
    one.name,
    one.bill_number,
    one.due_date,
    one.open_item.toFixed(2),
  ]);
  const children = toDo.children_past_the_age_limit.map((one) => [one.membership_no, one.name, one.date_of_birth]);
  const papers = toDo.papers_to_check.map((one) => [
    one.membership_no,
    one.name,
    dayOf(one.since),
    one.types.map((type) => sayDocumentType(language, type)).join(', '),
  ]);
  const mails = toDo.abandoned_mails.map((one) => [dayOf(one.abandoned_at), one.recipient]);
  const run = toDo.yearly_run
    ? section(say(language, 'office.heading.yearlyRun'), yearlyRunLines(desk, toDo.yearly_run))
    : [];
  return [
    ...run,
    ...section(say(language, 'office.heading.thirdReminders'), listed(desk, columns.bills, bills)),
    ...section(say(language, 'office.heading.grownChildren'), listed(desk, columns.children, children)),
    ...section(say(language, 'office.heading.papersToCheck'), listed(desk, columns.papers, papers)),
    ...section(say(language, 'office.heading.waitingOver'), applicationLines(desk, toDo.waiting_over)),
    ...section(say(language, 'office.heading.bankLines'), [
      toDo.bank_lines > 0
        ? say(language, 'office.say.bankUndecided', { count: toDo.bank_lines })
        : say(language, 'office.say.nothing'),
    ]),
    ...section(say(language, 'office.heading.changeRequests'), openRequestLines(desk, toDo.change_requests)),
    ...section(say(language, 'office.heading.lostMails'), listed(desk, columns.mails, mails)),
  ].slice(1);
}

function listed({ language }: Desk, headers: readonly string[], rows: readonly string[][]): string[] {
  return rows.length === 0 ? [say(language, 'office.say.nothing')] : tableLines(headers, rows);
}
