import { formatCreditorReference } from '../../domain/invoicing/creditorReference.ts';
import { formatIban } from '../../domain/invoicing/iban.ts';
import type { Association } from '../../domain/shared/association.ts';
import { toWireDay } from '../../domain/shared/day.ts';
import { fullName } from '../../domain/shared/fullName.ts';
import type { Language } from '../../domain/shared/language.ts';
import { type Cents, formatEuro } from '../../domain/shared/money.ts';
import { unbroken } from '../../domain/shared/unbroken.ts';
import type { Block, Fact, Letterhead, Panel, PdfDocument, Table } from '../platform/pdf/pdfDocument.ts';
import { footerOf, returnLineOf } from '../platform/pdf/stationery.ts';
import { say, type WordingKey } from '../words.ts';
import { addressLines, type BilledParty } from './billedParty.reads.ts';
import type { Invoice } from './invoices.reads.ts';
import { describeItem, paymentCode, personOf } from './invoices.wording.ts';
import { describeInvoice, stillOpen } from './mailing.reads.ts';

export type InvoiceDocument = { invoice: Invoice; party: BilledParty; association: Association };

type PdfKey = Extract<WordingKey, `invoicing.pdf.${string}`>;

/** The content of the invoice's PDF in the account's language (D41); the layout is made elsewhere. */
export function invoiceDocument(document: InvoiceDocument): PdfDocument {
  const { invoice, party, association } = document;
  const { language } = party;
  return {
    language,
    title: say(language, 'invoicing.pdf.title', { number: invoice.bill_number }),
    author: association.name,
    created_at: invoice.created_at.toISOString(),
    letterhead: letterhead(document),
    blocks: [
      { kind: 'heading', level: 1, text: describeInvoice(invoice, language) },
      ...opening(document),
      itemTable(invoice, language),
      ...whatToDo(document),
      paragraph(
        say(language, 'invoicing.pdf.questions', { phone: unbroken(association.phone), email: association.email }),
      ),
    ],
    footer: footerOf(association),
  };
}

/** An invoice inside a letter: what it is called, its dates and items, and how to pay. */
export function invoiceEnclosure(document: InvoiceDocument): Block[] {
  const { invoice, party } = document;
  const { language } = party;
  const { date, due_date } = invoice;
  const dates = [
    ...(date ? [`${say(language, 'invoicing.pdf.date')} ${toWireDay(date)}`] : []),
    ...(due_date ? [`${say(language, 'invoicing.pdf.due')} ${toWireDay(due_date)}`] : []),
  ];
  return [
    {
      kind: 'heading',
      level: 2,
      text: `${say(language, 'invoicing.pdf.title', { number: invoice.bill_number })}: ${describeInvoice(invoice, language)}`,
    },
    { kind: 'paragraph', spans: [{ text: dates.join(' · ') }], quiet: true },
    itemTable(invoice, language),
    ...whatToDo(document),
  ];
}

export function invoiceFilename({ bill_number }: Invoice, language: Language): string {
  return say(language, 'invoicing.pdf.filename', { number: bill_number });
}

function letterhead({ invoice, party, association }: InvoiceDocument): Letterhead {
  const { language } = party;
  const { date, due_date } = invoice;
  return {
    return_line: returnLineOf(association),
    recipient: [fullName(party), ...(party.address ? addressLines(party.address, language) : [])],
    facts: [
      fact(language, 'invoicing.pdf.number', invoice.bill_number, true),
      fact(language, 'invoicing.pdf.membershipNo', party.membership_no),
      ...(date ? [fact(language, 'invoicing.pdf.date', toWireDay(date))] : []),
      ...(due_date ? [fact(language, 'invoicing.pdf.due', toWireDay(due_date), true)] : []),
    ],
  };
}

/** After a death we do not know the readers by name, and do not thank. */
function opening({ invoice, party }: InvoiceDocument): Block[] {
  const { language } = party;
  const description = describeInvoice(invoice, language);
  if (party.standing === 'deceased') {
    return [
      paragraph(say(language, 'accounts.wording.greetingUnnamed')),
      paragraph(say(language, 'invoicing.pdf.afterDeath', { description })),
    ];
  }
  return [
    paragraph(say(language, 'accounts.wording.greeting', { name: fullName(party) })),
    paragraph(`${say(language, 'invoicing.pdf.thanks')} ${say(language, 'invoicing.pdf.summary', { description })}`),
  ];
}

function itemTable(invoice: Invoice, language: Language): Table {
  const label = (key: PdfKey) => say(language, key);
  return {
    kind: 'table',
    title: label('invoicing.pdf.items'),
    columns: [
      { label: label('invoicing.pdf.member'), share: 0.26, align: 'left' },
      { label: label('invoicing.pdf.description'), share: 0.35, align: 'left' },
      { label: label('invoicing.pdf.amount'), share: 0.15, align: 'right' },
      { label: label('invoicing.pdf.tax'), share: 0.09, align: 'right' },
      { label: label('invoicing.pdf.sum'), share: 0.15, align: 'right' },
    ],
    rows: invoice.items.map((item) => {
      const person = personOf(item);
      const amounts = [item.amount_cents, item.tax_cents, item.total_cents];
      return [person ? fullName(person) : '', describeItem(item, invoice, language), ...amounts.map(formatEuro)];
    }),
    sums: sums(invoice, language),
  };
}

function sums(invoice: Invoice, language: Language): Fact[] {
  const sum = (key: PdfKey, amount: Cents, strong: boolean) => fact(language, key, formatEuro(amount), strong);
  const { amount_cents, paid_cents } = invoice;
  if (paid_cents === 0) return [sum('invoicing.pdf.total', amount_cents, true)];
  return [
    sum('invoicing.pdf.total', amount_cents, false),
    sum('invoicing.pdf.paid', paid_cents, false),
    sum('invoicing.pdf.stillOpen', stillOpen(invoice), true),
  ];
}

/** How to pay if something is owed, otherwise why nothing is. */
function whatToDo(document: InvoiceDocument): Block[] {
  const { invoice, party, association } = document;
  const { language } = party;
  const code = paymentCode(invoice, association);
  if (code !== null) return [payPanel(document, code)];
  if (invoice.status === 'void' || invoice.status === 'uncollectible') {
    return [strongParagraph(say(language, 'invoicing.pdf.withdrawn'))];
  }
  if (invoice.amount_cents === 0) return [strongParagraph(say(language, 'invoicing.pdf.nothingToPay'))];
  return [strongParagraph(say(language, 'invoicing.pdf.settled'))];
}

function payPanel({ invoice, party, association }: InvoiceDocument, content: string): Panel {
  const { language } = party;
  const { due_date } = invoice;
  return {
    kind: 'panel',
    title: say(language, 'invoicing.pdf.payTitle'),
    facts: [
      fact(language, 'invoicing.pdf.recipient', association.account_holder),
      { label: 'IBAN', value: formatIban(association.iban), strong: true },
      { label: 'BIC', value: association.bic },
      fact(language, 'invoicing.pdf.reference', formatCreditorReference(invoice.payment_reference), true),
      fact(language, 'invoicing.pdf.payAmount', formatEuro(stillOpen(invoice)), true),
    ],
    notes: [
      ...(due_date ? [say(language, 'invoicing.pdf.payBy', { date: toWireDay(due_date) })] : []),
      say(language, 'invoicing.pdf.referenceHint'),
      say(language, 'invoicing.pdf.patience'),
    ],
    code: {
      content,
      caption: say(language, 'invoicing.pdf.qrCaption'),
      description: say(language, 'invoicing.pdf.qrDescription'),
    },
  };
}

function fact(language: Language, key: PdfKey, value: string, strong = false): Fact {
  return { label: say(language, key), value, strong };
}

function paragraph(text: string): Block {
  return { kind: 'paragraph', spans: [{ text }] };
}

function strongParagraph(text: string): Block {
  return { kind: 'paragraph', spans: [{ text, bold: true }] };
}
