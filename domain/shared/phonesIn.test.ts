import { expect, test } from 'vitest';
import { phonesIn } from './phonesIn.ts';

const urls = (text: string, own?: readonly string[]) => phonesIn(text, own).flatMap(({ url }) => url ?? []);

test.each([
  ['Bitte rufen Sie uns an, Tag und Nacht: +43 1 234 56 99', 'tel:+4312345699'],
  ['Bizi arayın: +43 1 234 56 70.', 'tel:+4312345670'],
  ['+905321234567', 'tel:+905321234567'],
  ['unter +43/664/123-4567, auch nachts', 'tel:+436641234567'],
])('the number in “%s” can be called', (text, url) => {
  expect(urls(text)).toEqual([url]);
});

test('a number does not part at the end of a line, and the words around it stay', () => {
  expect(phonesIn('Rufen Sie an: +43 1 234 56 99. Danke')).toEqual([
    { text: 'Rufen Sie an: ' },
    { text: '+43\u00a01\u00a0234\u00a056\u00a099', url: 'tel:+4312345699' },
    { text: '. Danke' },
  ]);
});

test('the association’s own number is found as it is written, also without a country code', () => {
  expect(urls('Büro: 01 234 56-7 (bis 17 Uhr)', ['01 234 56-7'])).toEqual(['tel:01234567']);
});

test.each([
  'IBAN: AT61 1904 3002 3457 3201',
  'Bitte überweisen Sie € 65,00 bis 01.03.2027.',
  'Mitgliedsnummer 1000017, Rechnung 2027-000123',
  '2 + 2 Personen, +60 %',
])('“%s” holds no number', (text) => {
  expect(phonesIn(text)).toEqual([{ text }]);
});
