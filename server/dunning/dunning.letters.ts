import type { DunningLevel } from '../../domain/dunning/levels.ts';
import { combinedReference } from '../../domain/payments/combinedReference.ts';
import type { Association } from '../../domain/shared/association.ts';
import { toWireDay } from '../../domain/shared/day.ts';
import type { Language } from '../../domain/shared/language.ts';
import { formatEuro, sumCents } from '../../domain/shared/money.ts';
import type { InvoiceHead } from '../invoicing/invoices.reads.ts';
import { amountOwed, invoiceName, pdfOf, transferDetails } from '../invoicing/mailing.reads.ts';
import type { Recipient } from '../members/recipient.reads.ts';
import type { Message } from '../notifications/tell.actions.ts';
import { say } from '../words.ts';

/** An overdue invoice that a reminder names. */
export type Reminded = {
  invoice: InvoiceHead;
  /** Its present level; 0 if it is past due and its first reminder is not due yet. */
  level: number;
  /** Whether a reminder of every lower level was sent; an earlier version skipped levels while the nightly job did not run. */
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

/** A reminder: friendly first, then plainer, and the third offers to find a way together (D44). */
export function reminderMessage(reminder: Reminder, { language }: Recipient): Message {
  const { told, level, hasEnded } = reminder;
  // only the third says how many reminders came before it, which has to be true of each invoice
  const isEachTold = told.every((one) => one.level === 3 && one.isEachTold);
  const introOf = level === 3 && !isEachTold ? 2 : level;
  const please =
    level === 3 && hasEnded ? say(language, 'dunning.level3.ended') : say(language, `dunning.level${level}.please`);
  const crossed = say(language, 'dunning.crossed');
  const link = { label: say(language, 'dunning.link'), path: '/payment' } as const;
  const [only, ...others] = told;
  if (only && others.length === 0) {
    const description = invoiceName(only.invoice, language);
    return {
      subject: say(language, `dunning.level${level}.subject`, { description }),
      paragraphs: [
        say(language, `dunning.level${introOf}.intro`, { description }),
        say(language, 'dunning.open', factsOf(only, language)),
        please,
        transferDetails(only.invoice, language, reminder.association),
        crossed,
      ],
      link,
      attachment: pdfOf(only.invoice),
    };
  }
  return {
    subject: say(language, `dunning.level${level}.subjectSeveral`, { count: told.length }),
    paragraphs: [
      say(language, `dunning.level${introOf}.introSeveral`),
      ...told.map((one) => say(language, lineOf(one), factsOf(one, language))),
      ...together(reminder, language),
      please,
      crossed,
    ],
    link,
  };
}

/** The total, and how to pay it by one transfer. */
function together({ told, combined, association }: Reminder, language: Language): string[] {
  const amount = formatEuro(sumCents(told.map(({ invoice }) => amountOwed(invoice))));
  const total = say(language, 'dunning.total', { amount });
  if (combined === undefined) return [total];
  const transfer = { payment_reference: combinedReference(combined) };
  return [total, say(language, 'dunning.together', { amount }), transferDetails(transfer, language, association)];
}

function lineOf({ level }: Reminded) {
  if (level === 1) return 'dunning.line.first';
  if (level === 2) return 'dunning.line.second';
  return level === 3 ? 'dunning.line.third' : 'dunning.line.none';
}

function factsOf({ invoice }: Reminded, language: Language) {
  return {
    description: invoiceName(invoice, language),
    amount: formatEuro(amountOwed(invoice)),
    number: invoice.bill_number,
    issued: invoice.date ? toWireDay(invoice.date) : '',
    date: invoice.due_date ? toWireDay(invoice.due_date) : '',
  };
}
