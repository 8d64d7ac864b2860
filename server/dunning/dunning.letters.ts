import type { DunningLevel } from '../../domain/dunning/levels.ts';
import type { Association } from '../../domain/shared/association.ts';
import { toWireDay } from '../../domain/shared/day.ts';
import { formatEuro } from '../../domain/shared/money.ts';
import type { Invoice } from '../invoicing/invoices.reads.ts';
import { amountOwed, invoiceName, pdfOf, transferDetails } from '../invoicing/mailing.reads.ts';
import type { Recipient } from '../members/recipient.reads.ts';
import type { Message } from '../notifications/tell.actions.ts';
import { say } from '../words.ts';

export type Reminder = {
  invoice: Invoice;
  level: Exclude<DunningLevel, 0>;
  /** Whether a reminder of every lower level was sent; an earlier version skipped levels while the nightly job did not run. */
  isEachTold: boolean;
  /** Whether the membership has ended: then the letter does not say that it is at risk. */
  hasEnded: boolean;
  association: Association;
};

/** A reminder: friendly first, then plainer, and the third offers to find a way together (D44). */
export function reminderMessage(
  { invoice, level, isEachTold, hasEnded, association }: Reminder,
  { language }: Recipient,
): Message {
  // only the third says how many reminders came before it
  const introOf = level === 3 && !isEachTold ? 2 : level;
  const description = invoiceName(invoice, language);
  const open = {
    amount: formatEuro(amountOwed(invoice)),
    number: invoice.bill_number,
    issued: invoice.date ? toWireDay(invoice.date) : '',
    date: invoice.due_date ? toWireDay(invoice.due_date) : '',
  };
  return {
    subject: say(language, `dunning.level${level}.subject`, { description }),
    paragraphs: [
      say(language, `dunning.level${introOf}.intro`, { description }),
      say(language, 'dunning.open', open),
      level === 3 && hasEnded ? say(language, 'dunning.level3.ended') : say(language, `dunning.level${level}.please`),
      transferDetails(invoice, language, association),
      say(language, 'dunning.crossed'),
    ],
    link: { label: say(language, 'dunning.link'), path: '/payment' },
    attachment: pdfOf(invoice),
  };
}
