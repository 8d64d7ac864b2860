import type { Association } from '../../domain/shared/association.ts';
import { toWireDay } from '../../domain/shared/day.ts';
import { fullName } from '../../domain/shared/fullName.ts';
import type { Language } from '../../domain/shared/language.ts';
import { formatEuro } from '../../domain/shared/money.ts';
import { mail, message } from '../messages.ts';
import type { Settings } from '../platform/context.ts';
import { portalUrl } from '../platform/portal.ts';
import { say } from '../words.ts';
import type { Invoice } from './invoices.reads.ts';
import {
  type DescribedInvoice,
  describeInvoice,
  type Owed,
  pdfOf,
  stillOpen,
  transferDetails,
} from './mailing.reads.ts';

const PAYMENTS = { label: 'invoicing.news.link', path: '/payment' } as const;

/** The fields that mails mention of an invoice. */
type MailedInvoice = DescribedInvoice & Owed & Pick<Invoice, 'id' | 'due_date' | 'payment_reference'>;

type Mailing = {
  language: Language;
  first_name: string;
  last_name: string;
  invoice: MailedInvoice;
  settings: Settings;
};

type Bringing = Mailing & { instead?: string | undefined; way: 'mail' | 'letter' };

/**
 * The mail or letter that brings a confirmed invoice (D39). `instead`: the number of the void one that it replaces (decision 87).
 * On paper the enclosed invoice itself says how to pay.
 */
export const invoiceMail = mail('invoicing.mail', (to: Bringing) => {
  const { language, invoice, settings, instead, way } = to;
  const how = way === 'mail' ? payment(invoice, language, settings.association) : pay(invoice, language);
  return {
    says: [way === 'mail' ? 'attached' : 'enclosed', instead ? 'instead' : [], how],
    values: { description: describeInvoice(invoice, language), number: instead },
    name: fullName(to),
    url: portalUrl(settings, PAYMENTS.path),
    notes: [stillOpen(invoice) > 0 ? 'patience' : [], 'questions'],
    attachments: [pdfOf(invoice)],
  };
});

/** `invoiceMail` as news in the portal. */
export const invoiceNews = message('invoicing.news', (invoice: MailedInvoice, { language }) => {
  const what = owed(invoice);
  return {
    subject: 'title',
    says: [what ? 'pay' : 'nothingToPay'],
    values: { description: describeInvoice(invoice, language), ...what },
    link: PAYMENTS,
  };
});

/** The office has reopened an invoice: what is owed, and until when. */
export const owedAgainMessage = message(
  'invoicing.owedAgain',
  ({ invoice, association }: { invoice: MailedInvoice; association: Association }, { language }) => ({
    says: ['intro', payment(invoice, language, association)],
    values: { description: describeInvoice(invoice, language) },
    link: PAYMENTS,
    attachments: [pdfOf(invoice)],
  }),
);

function payment(invoice: MailedInvoice, language: Language, association: Association): string[] {
  return owed(invoice)
    ? [...pay(invoice, language), transferDetails(invoice, language, association)]
    : pay(invoice, language);
}

function pay(invoice: MailedInvoice, language: Language): string[] {
  const what = owed(invoice);
  return [what ? say(language, 'invoicing.mail.pay', what) : say(language, 'invoicing.mail.nothingToPay')];
}

function owed(invoice: MailedInvoice): { amount: string; date: string } | undefined {
  const amount = stillOpen(invoice);
  if (amount === 0 || invoice.due_date === null) return undefined;
  return { amount: formatEuro(amount), date: toWireDay(invoice.due_date) };
}
