import { receiptNumber } from '../../domain/cash/receiptNumber.ts';
import type { Association } from '../../domain/shared/association.ts';
import { toWireDay } from '../../domain/shared/day.ts';
import { fullName } from '../../domain/shared/fullName.ts';
import { type Cents, cents, formatEuro, sumCents } from '../../domain/shared/money.ts';
import { unbroken } from '../../domain/shared/unbroken.ts';
import { addressLines, type BilledParty } from '../invoicing/billedParty.reads.ts';
import { type DescribedInvoice, describeInvoice } from '../invoicing/mailing.reads.ts';
import type { Block, Letterhead, PdfDocument } from '../platform/pdf/pdfDocument.ts';
import { footerOf, returnLineOf } from '../platform/pdf/stationery.ts';
import { say, type WordingKey } from '../words.ts';
import type { EntryRecord } from './entries.reads.ts';

/** An invoice on a receipt, and what is still owed on it. */
export type PaidInvoice = DescribedInvoice & { bill_number: string; paid_cents: Cents; open_cents: Cents };

export type PrintedReceipt = {
  entry: EntryRecord;
  invoices: readonly PaidInvoice[];
  party: BilledParty;
  association: Association;
};

type Key = WordingKey extends infer K ? (K extends `cash.receipt.${infer Rest}` ? Rest : never) : never;

/** The receipt in the household's language; also that of a reversal. */
export function receiptDocument(printed: PrintedReceipt): PdfDocument {
  const { entry, party, association } = printed;
  const t = words(party);
  const number = receiptNumber(entry);
  const title = t(entry.reversed ? 'reversal' : 'title', { number });
  return {
    language: party.language,
    title,
    author: association.name,
    created_at: entry.created_at.toISOString(),
    letterhead: letterhead(printed, number),
    blocks: [
      { kind: 'heading', level: 1, text: title },
      ...opening(printed),
      ...table(printed),
      ...ending(printed),
      paragraph(t('keep')),
      paragraph(t('questions', { phone: unbroken(association.phone) })),
      { kind: 'signatures', labels: [entry.taken_by ? t('sign', { name: entry.taken_by }) : t('signUnnamed')] },
    ],
    footer: footerOf(association),
  };
}

export function receiptFilename({ entry, party }: PrintedReceipt): string {
  return words(party)('filename', { number: receiptNumber(entry).replace('/', '-') });
}

function words({ language }: BilledParty) {
  return (key: Key, params?: Record<string, string>): string => say(language, `cash.receipt.${key}`, params);
}

function letterhead({ entry, party, association }: PrintedReceipt, number: string): Letterhead {
  const t = words(party);
  return {
    return_line: returnLineOf(association),
    recipient: [fullName(party), ...(party.address ? addressLines(party.address, party.language) : [])],
    facts: [
      { label: t('number'), value: number, strong: true },
      { label: t('membershipNo'), value: party.membership_no },
      { label: t('date'), value: toWireDay(entry.day), strong: true },
    ],
  };
}

function opening({ entry, party }: PrintedReceipt): Block[] {
  const t = words(party);
  const amount = formatEuro(cents(Math.abs(entry.amount_cents)));
  if (entry.reversed) return [strong(t('reversed', { number: receiptNumber(entry.reversed), amount }))];
  const said = entry.from ? t('receivedFrom', { amount, name: entry.from }) : t('received', { amount });
  if (!entry.reversed_by) return [strong(said)];
  return [paragraph(said), strong(t('wasReversed', { number: receiptNumber(entry.reversed_by) }))];
}

function table({ entry, party, invoices }: PrintedReceipt): Block[] {
  const t = words(party);
  if (invoices.length === 0) return [];
  return [
    {
      kind: 'table',
      title: t('for'),
      columns: [
        { label: t('invoice'), share: 0.5, align: 'left' },
        { label: t('billNumber'), share: 0.25, align: 'left' },
        { label: t('paid'), share: 0.25, align: 'right' },
      ],
      rows: invoices.map((invoice) => [
        describeInvoice(invoice, party.language),
        invoice.bill_number,
        formatEuro(invoice.paid_cents),
      ]),
      sums: [{ label: t('total'), value: formatEuro(cents(Math.abs(entry.amount_cents))), strong: true }],
    },
  ];
}

/** What is still owed is told only by a receipt that is valid. */
function ending({ entry, party, invoices }: PrintedReceipt): Block[] {
  if (entry.reversed || entry.reversed_by) return [];
  const t = words(party);
  const open = sumCents(invoices.map(({ open_cents }) => open_cents));
  return [paragraph(open > 0 ? t('stillOwed', { amount: formatEuro(open) }) : t('allPaid'))];
}

function paragraph(text: string): Block {
  return { kind: 'paragraph', spans: [{ text }] };
}

function strong(text: string): Block {
  return { kind: 'paragraph', spans: [{ text, bold: true }] };
}
