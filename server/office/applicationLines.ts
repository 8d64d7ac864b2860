import type { Application } from '../../domain/office/officeAnswers.ts';
import type { Desk } from './command.ts';
import { say, tableLines } from './printing.ts';

/** Applications with what they lack, to print. */
export function applicationLines({ language }: Desk, applications: readonly Application[]): string[] {
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
