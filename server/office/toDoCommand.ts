import type { ToDo } from '../../domain/office/officeAnswers.ts';
import { ask } from '../platform/work.ts';
import { type LetterKey, sayDocumentType } from '../words.ts';
import { applicationLines } from './applicationLines.ts';
import { approvalRows } from './approvalCommands.ts';
import { openRequestLines } from './changeRequestCommands.ts';
import type { Desk } from './command.ts';
import { dayOf } from './householdLines.ts';
import { listLines, say, section } from './printing.ts';
import { readToDo } from './toDo.reads.ts';
import { readYearlyRun } from './yearlyRun.actions.ts';
import { yearlyRunLines } from './yearlyRunCommand.ts';

type Heading = Extract<LetterKey, `office.heading.${string}`>;

const WHO = ['office.column.membershipNo', 'office.column.name'] as const;
const MAIL = ['office.column.date', 'office.column.email', 'office.column.subject', 'office.column.goesTo'] as const;

/** What waits for somebody in the office, each list under its heading. */
export async function toDoLines(desk: Desk): Promise<string[]> {
  const asking = ask(desk.ground, desk.actor);
  const toDo = await readToDo(asking);
  const run = toDo.yearly_run && (await readYearlyRun(asking));
  const { language } = desk;
  const under = (heading: Heading, lines: string[]) => section(say(language, heading), lines);
  return [
    ...(run ? under('office.heading.yearlyRun', yearlyRunLines(desk, run)) : []),
    ...under(
      'office.heading.papersToCheck',
      listLines(language, [...WHO, 'office.column.date', 'office.column.type'], papers(desk, toDo)),
    ),
    ...under('office.heading.waitingOver', applicationLines(desk, toDo.waiting_over)),
    ...under('office.heading.bankLines', [bankLine(desk, toDo)]),
    ...under(
      'office.heading.approvals',
      listLines(
        language,
        ['office.column.id', ...WHO, 'office.column.date', 'office.column.who', 'office.column.why'],
        approvalRows(toDo),
      ),
    ),
    ...under('office.heading.changeRequests', openRequestLines(desk, toDo.change_requests)),
    ...under(
      'office.heading.freeMoney',
      listLines(language, [...WHO, 'office.column.free', 'office.column.open'], freeMoney(toDo)),
    ),
    ...under('office.heading.toRefund', listLines(language, [...WHO, 'office.column.free'], toRefund(toDo))),
    ...under('office.heading.lackingMoney', listLines(language, [...WHO, 'office.column.lacking'], lackingMoney(toDo))),
    ...under(
      'office.heading.thirdReminders',
      listLines(language, [...WHO, 'office.column.bill', 'office.column.due', 'office.column.open'], bills(toDo)),
    ),
    ...under('office.heading.grownChildren', listLines(language, [...WHO, 'office.column.born'], children(toDo))),
    ...under(
      'office.heading.erasable',
      listLines(
        language,
        ['office.column.membershipNo', 'office.column.scope', 'office.column.erasableFrom'],
        erasable(desk, toDo),
      ),
    ),
    ...under('office.heading.lostMails', listLines(language, ['office.column.mail', ...WHO, ...MAIL], mails(toDo))),
  ].slice(1);
}

function papers({ language }: Desk, { papers_to_check }: ToDo): string[][] {
  return papers_to_check.map((one) => [
    one.membership_no,
    one.name,
    dayOf(one.since),
    one.types.map((type) => sayDocumentType(language, type)).join(', '),
  ]);
}

function bankLine({ language }: Desk, { bank_lines: count }: ToDo): string {
  return count > 0 ? say(language, 'office.say.bankUndecided', { count }) : say(language, 'office.say.nothing');
}

function freeMoney({ free_money }: ToDo): string[][] {
  return free_money.map((one) => [one.membership_no, one.name, one.free.toFixed(2), one.owed.toFixed(2)]);
}

function toRefund({ to_refund }: ToDo): string[][] {
  return to_refund.map((one) => [one.membership_no, one.name, one.free.toFixed(2)]);
}

function lackingMoney({ lacking_money }: ToDo): string[][] {
  return lacking_money.map((one) => [one.membership_no, one.name, one.lacking.toFixed(2)]);
}

function bills({ third_reminders }: ToDo): string[][] {
  return third_reminders.map((one) => [
    one.membership_no,
    one.name,
    one.bill_number,
    one.due_date,
    one.open_item.toFixed(2),
  ]);
}

function children({ children_past_the_age_limit }: ToDo): string[][] {
  return children_past_the_age_limit.map((one) => [one.membership_no, one.name, one.date_of_birth]);
}

/** Whoever is erased alone is told by the number that the command asks for. */
function erasable({ language }: Desk, { erasable: due }: ToDo): string[][] {
  const scope = (member: number | null) =>
    member === null ? say(language, 'office.say.wholeHousehold') : `${say(language, 'office.scope.member')} ${member}`;
  return due.map((one) => [one.membership_no, scope(one.member_id), one.from]);
}

function mails({ abandoned_mails }: ToDo): string[][] {
  return abandoned_mails.map((one) => [
    String(one.id),
    one.whose?.membership_no ?? '',
    one.whose?.name ?? '',
    dayOf(one.abandoned_at),
    one.recipient,
    one.subject ?? '',
    one.goes_to ?? '',
  ]);
}
