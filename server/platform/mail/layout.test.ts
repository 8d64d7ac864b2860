import { expect, it } from 'vitest';
import type { Association } from '../../../domain/shared/association.ts';
import { asHtml, asText } from './layout.ts';
import type { MailData } from './mailData.ts';

const association: Association = {
  name: 'Verein <Vefa>',
  phone: '+43 1 234 56 70',
  email: 'mitglieder@vefa.example',
  address: { street: 'Musterstraße 12', postal_code: '1100', city: 'Wien', country: 'Österreich' },
  iban: 'AT611904300234573201',
  bic: 'BKAUATWWXXX',
  bank_name: 'Musterbank',
  account_holder: 'Verein',
  creditor_id: 'AT61ZZZ01234567890',
};
const mailData: MailData = {
  language: 'de',
  subject: 'Erinnerung',
  greeting: 'Guten Tag Ayşe & Ömer!',
  paragraphs: [
    'Noch offen: Rechnung 2027-000123 vom 11.01.2027.',
    'Empfänger: Verein\nBIC: BKAUATWWXXX',
    'Bir e-postamız, eine E-Mail-Adresse',
  ],
  button: { label: 'Zu den Zahlungen', url: 'https://portal.example/member-ui/payment?a=1&b=2' },
  notes: ['Haben Sie Fragen? Rufen Sie uns an: +43 1 234 56 70.'],
  closing: 'Mit freundlichen Grüßen',
};

it('the HTML has the same words as the plain text, below the association’s name', () => {
  const text = asText(mailData, association).replace('Zu den Zahlungen:\n', 'Zu den Zahlungen\n');

  expect(wordsOf(read(asHtml(mailData, association)))).toEqual(wordsOf(`${association.name}\n${text}`));
});

it('the association’s mark is the first letter of its name, which screen readers leave out', () => {
  const html = asHtml(mailData, { ...association, name: 'İyilik & Dayanışma' });

  expect(/<span class="mark" aria-hidden="true"[^>]*>([^<]*)<\/span>([^<]*)/.exec(html)?.slice(1)).toEqual([
    'İ',
    'İyilik &amp; Dayanışma',
  ]);
  expect(html).not.toMatch(/<img|url\(|cid:/);
});

it('our phone numbers are links wherever they occur, and our address opens a mail', () => {
  const html = asHtml(mailData, association);

  expect(linksOf(html, 'tel:')).toEqual(Array(2).fill(['tel:+4312345670', '+43 1 234 56 70']));
  expect(linksOf(html, 'mailto:')).toEqual([['mailto:mitglieder@vefa.example', 'mitglieder@vefa.example']]);
});

it('no line breaks within a phone number, a bill number, or after the letter of “E-Mail” and “e-posta”', () => {
  const html = asHtml(mailData, association);

  const kept = [...html.matchAll(/white-space:nowrap[^>]*>([^<]+)</g)].map(([, text]) => text);
  expect(kept).toEqual(['2027-000123', 'e-postamız', 'E-Mail', '+43 1 234 56 70', '+43 1 234 56 70']);
});

function linksOf(html: string, kind: string): string[][] {
  const links = [...html.matchAll(/<a href="([^"]+)"[^>]*>([^<]+)<\/a>/g)].map(([, url = '', text = '']) => [
    url,
    text,
  ]);
  return links.filter(([url]) => url?.startsWith(kind));
}

/** The text of the page, without its title. */
function read(html: string): string {
  const body = html
    .slice(html.indexOf('<body'))
    .replace(/<span class="mark" aria-hidden="true"[^>]*>[^<]*<\/span>/, '');
  const page = body.replace(/<br>|<\/p>/g, '\n');
  const entities = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
  const text = Object.entries(entities).reduce(
    (sum, [entity, sign]) => sum.replaceAll(entity, sign),
    page.replace(/<[^>]+>/g, ''),
  );
  return text.replaceAll('&amp;', '&');
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}
