import { formatCreditorReference } from '../../domain/invoicing/creditorReference.ts';
import { formatIban } from '../../domain/invoicing/iban.ts';
import { toWireDay } from '../../domain/shared/day.ts';
import { fullName } from '../../domain/shared/fullName.ts';
import { formatEuro } from '../../domain/shared/money.ts';
import type { Message } from '../notifications/tell.actions.ts';
import { escapeHtml } from '../platform/mail/layout.ts';
import type { Letter } from '../platform/mail/letter.ts';
import { portalPath, portalUrl } from '../platform/portal.ts';
import type { Settings } from '../platform/work.ts';
import { say } from '../words.ts';
import type { BilledParty } from './billedParty.reads.ts';
import { type DescribedInvoice, describeInvoice, type Owed, stillOpen } from './invoices.letters.ts';
import type { Invoice } from './invoices.reads.ts';

/** The attachment kind of the invoice's PDF. */
export const INVOICE_PDF = 'invoice_pdf';

const PAYMENTS = '/payment';

/** The fields that mails mention of an invoice. */
export type MailedInvoice = DescribedInvoice & Owed & Pick<Invoice, 'id' | 'due_date' | 'payment_reference'>;

export type Mailing = { invoice: MailedInvoice; party: BilledParty; settings: Settings };

/** The mail that brings a confirmed invoice (D39). `instead`: the number of the void one that it replaces (decision 87). */
export function invoiceMail({ invoice, party, settings, instead }: Mailing & { instead?: string | undefined }): Letter {
  const { language } = party;
  const { association } = settings;
  const description = describeInvoice(invoice, language);
  return {
    language,
    subject: say(language, 'invoicing.mail.subject'),
    greeting: say(language, 'accounts.letter.greeting', { name: fullName(party) }),
    paragraphs: [
      say(language, 'invoicing.mail.attached', { description }),
      ...(instead ? [say(language, 'invoicing.mail.instead', { number: instead })] : []),
      ...payment({ invoice, party, settings }),
    ],
    button: { label: say(language, 'invoicing.mail.button'), url: paymentsUrl(settings) },
    notes: [
      ...(stillOpen(invoice) > 0 ? [say(language, 'invoicing.mail.patience')] : []),
      say(language, 'invoicing.mail.questions', { phone: association.phone }),
    ],
    closing: say(language, 'accounts.letter.closing'),
    attachments: [{ kind: INVOICE_PDF, id: invoice.id }],
  };
}

/** `invoiceMail` as news in the portal. */
export function invoiceNotification({ invoice, party }: Mailing): { title: string; html: string } {
  const { language } = party;
  const text = owed(invoice)
    ? say(language, 'invoicing.news.pay', owed(invoice))
    : say(language, 'invoicing.news.nothingToPay');
  const link = escapeHtml(say(language, 'invoicing.news.link'));
  return {
    title: say(language, 'invoicing.news.title', { description: describeInvoice(invoice, language) }),
    html: `<p>${escapeHtml(text)}</p><p><a href="${portalPath(PAYMENTS)}">${link}</a></p>`,
  };
}

/** The office has reopened an invoice: what is owed, and until when. */
export function owedAgainMessage({ invoice, party, settings }: Mailing): Message {
  const { language } = party;
  const description = describeInvoice(invoice, language);
  return {
    subject: say(language, 'invoicing.owedAgain.subject', { description }),
    paragraphs: [say(language, 'invoicing.owedAgain.intro', { description }), ...payment({ invoice, party, settings })],
    link: { label: say(language, 'invoicing.news.link'), path: PAYMENTS },
    attachments: [{ kind: INVOICE_PDF, id: invoice.id }],
  };
}

function payment({ invoice, party, settings }: Mailing): string[] {
  const { language } = party;
  const what = owed(invoice);
  if (!what) return [say(language, 'invoicing.mail.nothingToPay')];
  const { account_holder, iban, bic } = settings.association;
  const transfer = {
    recipient: account_holder,
    iban: formatIban(iban),
    bic,
    reference: formatCreditorReference(invoice.payment_reference),
  };
  return [say(language, 'invoicing.mail.pay', what), say(language, 'invoicing.mail.transfer', transfer)];
}

function owed(invoice: MailedInvoice): { amount: string; date: string } | undefined {
  const amount = stillOpen(invoice);
  if (amount === 0 || invoice.due_date === null) return undefined;
  return { amount: formatEuro(amount), date: toWireDay(invoice.due_date) };
}

function paymentsUrl(settings: Settings): string {
  return portalUrl(settings, PAYMENTS);
}
