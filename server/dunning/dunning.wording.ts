import type { DunningLevel } from '../../domain/dunning/levels.ts';
import { combinedReference } from '../../domain/payments/combinedReference.ts';
import type { Association } from '../../domain/shared/association.ts';
import { toWireDay } from '../../domain/shared/day.ts';
import type { Language } from '../../domain/shared/language.ts';
import { formatEuro, sumCents } from '../../domain/shared/money.ts';
import type { InvoiceHead } from '../invoicing/invoices.reads.ts';
import { describeInvoice, pdfOf, stillOpen, transferDetails } from '../invoicing/mailing.reads.ts';
import { message } from '../messages.ts';
import { say } from '../words.ts';

/** An overdue invoice that a reminder names. */
export type Reminded = {
  invoice: InvoiceHead;
  /** Its present level; 0 if it is past due and its first reminder is not due yet. */
  level: number;
  /** Whether every lower level was reached on a day of its own; an earlier version skipped levels while the nightly job did not run. */
  isEachTold: boolean;
};

export type Reminder = {
  /** At least one, the earliest due first. */
  told: readonly Reminded[];
  /** The highest level that is reached today. */
  level: Exclude<DunningLevel, 0>;
  /** The number of the combined transfer of several invoices. */
  combined: number | undefined;
  /** Whether the membership has ended: then the letter does not say that it is at risk. */
  hasEnded: boolean;
  association: Association;
};

/** A mail with more files is refused by some mail servers; the portal has the PDF of each invoice. */
const MOST_FILES = 20;

/** A reminder: friendly first, then plainer, and the third offers to find a way together (D44). */
export const reminderMessage = message('dunning', (reminder: Reminder, { language }) => {
  const { told, level, hasEnded, association } = reminder;
  const introOf = introLevel(told);
  const files = {
    link: { label: 'link', path: '/payment' },
    attachments: told.slice(0, MOST_FILES).map(({ invoice }) => pdfOf(invoice)),
  } as const;
  const [only, ...others] = told;
  if (only && others.length === 0) {
    return {
      ...files,
      subject: `dunning.level${level}.subject`,
      says: [
        `dunning.level${introOf}.intro`,
        'open',
        level === 3 && hasEnded ? 'dunning.level3.ended' : `dunning.level${level}.please`,
        [transferDetails(only.invoice, language, association)],
        'crossed',
      ],
      values: factsOf(only, language),
    };
  }
  return {
    ...files,
    subject: `dunning.level${level}.subjectSeveral`,
    says: [
      `dunning.level${introOf}.introSeveral`,
      told.map((one) => lineOf(one, hasEnded, language)),
      together(reminder, language),
      ...callUs(told),
      'crossed',
    ],
    values: { count: told.length },
  };
});

/** The words at the beginning: those of the highest level that an invoice has reached, on this day or before. */
function introLevel(told: readonly Reminded[]): Exclude<DunningLevel, 0> {
  const highest = highestOf(told);
  if (highest <= 1) return 1;
  // only the third says how many reminders came before it, which has to be true of each invoice
  return told.every((one) => one.level === 3 && one.isEachTold) ? 3 : 2;
}

/** Each line says what its own level means; a household with invoices of a higher level is asked to call. */
function callUs(told: readonly Reminded[]) {
  const highest = highestOf(told);
  if (highest <= 1) return [];
  return [highest === 2 ? 'difficult' : 'dunning.level3.ended'] as const;
}

function highestOf(told: readonly Reminded[]): number {
  return Math.max(...told.map(({ level }) => level));
}

/** The total, and how to pay it by one transfer. */
function together({ told, combined, association }: Reminder, language: Language): string[] {
  const amount = formatEuro(sumCents(told.map(({ invoice }) => stillOpen(invoice))));
  const total = say(language, 'dunning.total', { amount });
  if (combined === undefined) return [total];
  const transfer = { payment_reference: combinedReference(combined) };
  return [total, say(language, 'dunning.together', { amount }), transferDetails(transfer, language, association)];
}

/** An invoice of several, with its level and what that means for it. */
function lineOf(one: Reminded, hasEnded: boolean, language: Language): string {
  const facts = say(language, 'dunning.line', factsOf(one, language));
  if (one.level === 0) return facts;
  const means =
    one.level === 1 ? 'dunning.means.first' : one.level === 2 ? 'dunning.means.second' : 'dunning.means.third';
  return `${facts} ${say(language, one.level === 3 && hasEnded ? 'dunning.means.thirdEnded' : means)}`;
}

function factsOf({ invoice }: Reminded, language: Language) {
  return {
    description: describeInvoice(invoice, language),
    amount: formatEuro(stillOpen(invoice)),
    number: invoice.bill_number,
    issued: invoice.date ? toWireDay(invoice.date) : '',
    date: invoice.due_date ? toWireDay(invoice.due_date) : '',
  };
}
