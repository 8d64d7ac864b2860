import type { PostalAddress } from '../../domain/post/postalAddress.ts';
import { postalLines } from '../../domain/post/postalAddress.ts';
import type { Association } from '../../domain/shared/association.ts';
import { type Day, toWireDay } from '../../domain/shared/day.ts';
import { fullName } from '../../domain/shared/fullName.ts';
import { unbroken } from '../../domain/shared/unbroken.ts';
import type { BilledParty } from '../invoicing/billedParty.reads.ts';
import { enclosedInvoice } from '../invoicing/enclosedInvoice.reads.ts';
import type { Invoice } from '../invoicing/invoices.reads.ts';
import type { MailData } from '../platform/mail/mailData.ts';
import type { Block, Paragraph, PdfDocument } from '../platform/pdf/pdfDocument.ts';
import { footerOf, returnLineOf } from '../platform/pdf/stationery.ts';
import { say } from '../words.ts';

export type Enveloped = {
  party: BilledParty & { address: PostalAddress };
  letters: readonly MailData[];
  /** What the letters are about, each once. */
  invoices: readonly Invoice[];
  association: Association;
  today: Day;
  now: Date;
};

/**
 * Everything that one envelope holds: the letters one after the other, greeted and closed once, then each invoice with its payment
 * part. Buttons and links of the mails are left out, because they lead into the portal.
 */
export function envelopeDocument(envelope: Enveloped): PdfDocument {
  const { party, letters, invoices, association, today, now } = envelope;
  const { language } = party;
  return {
    language,
    title: say(language, 'post.title', { number: party.membership_no }),
    author: association.name,
    created_at: now.toISOString(),
    letterhead: {
      return_line: returnLineOf(association),
      recipient: postalLines(fullName(party), party.address),
      facts: [
        { label: say(language, 'invoicing.pdf.membershipNo'), value: party.membership_no, strong: true },
        { label: say(language, 'post.date'), value: toWireDay(today) },
      ],
    },
    blocks: [
      ...letters.flatMap((letter, place) => letterBlocks(letter, letters[place - 1])),
      ...questions(envelope),
      ...closing(envelope),
      ...letters.flatMap(noticeBlocks),
      ...invoices.flatMap((invoice) => enclosedInvoice({ invoice, party, association })),
    ],
    footer: footerOf(association),
  };
}

function letterBlocks({ subject, greeting, paragraphs }: MailData, before: MailData | undefined): Block[] {
  return [
    { kind: 'heading', level: before ? 2 : 1, text: subject },
    ...(greeting === before?.greeting ? [] : [paragraph(greeting)]),
    ...paragraphs.map(paragraph),
  ];
}

function questions({ party: { language }, association: { phone, email } }: Enveloped): Block[] {
  return [paragraph(say(language, 'invoicing.pdf.questions', { phone: unbroken(phone), email }))];
}

function closing({ letters, association }: Enveloped): Block[] {
  const last = letters.at(-1)?.closing;
  return last === undefined ? [] : [paragraph(`${last}\n${association.name}`)];
}

function noticeBlocks({ notice }: MailData): Block[] {
  if (!notice) return [];
  const paragraphs = notice.paragraphs.map((text): Block => ({ ...paragraph(text), quiet: true }));
  return [{ kind: 'heading', level: 2, text: notice.title }, ...paragraphs];
}

function paragraph(text: string): Paragraph {
  return { kind: 'paragraph', spans: [{ text }] };
}
