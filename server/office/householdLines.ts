import { invoiceStatusOfId } from '../../domain/invoicing/invoice.ts';
import type { HouseholdFile, OfficeInvoice } from '../../domain/office/officeAnswers.ts';
import { businessDay, toWireDay } from '../../domain/shared/day.ts';
import { fullName } from '../../domain/shared/fullName.ts';
import type { Language } from '../../domain/shared/language.ts';
import { sayDocumentType } from '../words.ts';
import { listLines, say, section } from './printing.ts';

/** Everything about one household, to print; identity numbers are not printed, they would stay in the terminal. */
export function fileLines(file: HouseholdFile, language: Language): string[] {
  const { name, membership_no: number, status, status_since: since } = file.household;
  const words = { name, number, since, status: say(language, `reference.memberStatus.${status}`) };
  return [
    say(language, 'office.say.household', words),
    ...section(say(language, 'office.heading.persons'), personLines(file, language)),
    ...section(say(language, 'office.heading.documents'), documentLines(file, language)),
    ...section(say(language, 'office.heading.invoices'), invoiceLines(file, language)),
    ...section(say(language, 'office.heading.payments'), paymentLines(file, language)),
    ...section(say(language, 'office.heading.refunds'), refundLines(file, language)),
    ...section(say(language, 'office.heading.history'), historyLines(file, language)),
  ];
}

export function invoiceStatus({ status_id }: OfficeInvoice, language: Language): string {
  const status = invoiceStatusOfId(status_id);
  return status ? say(language, `reference.invoiceStatus.${status}`) : String(status_id);
}

function personsOf({ main_member, sub_members }: HouseholdFile) {
  return [main_member, ...sub_members].map((person) => ({
    ...person,
    name: fullName(person),
  }));
}

function personLines(file: HouseholdFile, language: Language): string[] {
  return listLines(
    language,
    ['office.column.id', 'office.column.name', 'office.column.status', 'office.column.born'],
    personsOf(file).map(({ id, name, status, date_of_birth }) => [
      id,
      name,
      say(language, `reference.memberStatus.${status}`),
      date_of_birth,
    ]),
  );
}

function documentLines(file: HouseholdFile, language: Language): string[] {
  const documents = personsOf(file).flatMap(({ name, documents }) =>
    documents.map((paper) => ({ ...paper, of: name })),
  );
  return listLines(
    language,
    ['office.column.id', 'office.column.person', 'office.column.type', 'office.column.name', 'office.column.decision'],
    documents.map((paper) => [
      paper.id,
      paper.of,
      sayDocumentType(language, paper.type),
      paper.name,
      decisionOf(paper, language),
    ]),
  );
}

type Decided = { verified_at: string | null; refused_reason: string | null };

function decisionOf({ verified_at, refused_reason }: Decided, language: Language): string | null {
  if (verified_at) return say(language, 'office.say.verifiedAt', { date: dayOf(verified_at) });
  return refused_reason && say(language, 'office.say.refusedAt', { reason: refused_reason });
}

function invoiceLines({ invoices }: HouseholdFile, language: Language): string[] {
  return listLines(
    language,
    [
      'office.column.bill',
      'office.column.type',
      'office.column.status',
      'office.column.amount',
      'office.column.open',
      'office.column.due',
    ],
    invoices.map((invoice) => [
      invoice.bill_number,
      invoice.description,
      invoiceStatus(invoice, language),
      invoice.amount.toFixed(2),
      invoice.open_item.toFixed(2),
      invoice.due_date,
    ]),
  );
}

function paymentLines({ payments, invoices }: HouseholdFile, language: Language): string[] {
  const billOf = (id: number | null) => invoices.find((invoice) => invoice.id === id)?.bill_number ?? null;
  const wentBack = say(language, 'office.say.wentBack');
  return listLines(
    language,
    [
      'office.column.id',
      'office.column.date',
      'office.column.amount',
      'office.column.bill',
      'office.column.from',
      'office.column.returned',
    ],
    payments.map((one) => [
      one.id,
      one.value_date,
      one.amount.toFixed(2),
      one.refund_id === null ? billOf(one.sale_invoice_id) : wentBack,
      one.counterparty_name,
      one.returned_on,
    ]),
  );
}

function refundLines({ refunds }: HouseholdFile, language: Language): string[] {
  return listLines(
    language,
    [
      'office.column.id',
      'office.column.date',
      'office.column.amount',
      'office.column.to',
      'office.column.why',
      'office.column.undone',
    ],
    refunds.map((one) => [
      one.id,
      one.value_date,
      one.amount.toFixed(2),
      [one.recipient_name, one.recipient_iban].filter(Boolean).join(', '),
      one.reason,
      one.undone_at && dayOf(one.undone_at),
    ]),
  );
}

function historyLines(file: HouseholdFile, language: Language): string[] {
  const nameOf = (id: number | null) =>
    personsOf(file).find((person) => person.id === id)?.name ?? say(language, 'office.say.wholeHousehold');
  const word = (status: HouseholdFile['household']['status']) => say(language, `reference.memberStatus.${status}`);
  return listLines(
    language,
    ['office.column.date', 'office.column.person', 'office.column.change', 'office.column.who', 'office.column.why'],
    file.status_history.map((one) => [
      dayOf(one.changed_at),
      nameOf(one.member_id),
      `${word(one.from_status)} → ${word(one.to_status)}`,
      one.actor ?? say(language, 'office.say.system'),
      one.reason,
    ]),
  );
}

/** The day of an instant in Vienna. */
export function dayOf(instant: string): string {
  return toWireDay(businessDay(new Date(instant)));
}
