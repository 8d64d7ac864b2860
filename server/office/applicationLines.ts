import type { Application } from '../../domain/office/officeAnswers.ts';
import type { Desk } from './command.ts';
import { listLines, say } from './printing.ts';

/** Applications with what they lack, to print. */
export function applicationLines({ language }: Desk, applications: readonly Application[]): string[] {
  return listLines(
    language,
    [
      'office.column.membershipNo',
      'office.column.name',
      'office.column.submittedOn',
      'office.column.waitingUntil',
      'office.column.open',
      'office.column.undecided',
      'office.column.lacks',
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
