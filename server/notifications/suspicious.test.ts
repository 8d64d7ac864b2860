import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mod97 } from '../../domain/shared/checkDigits.ts';
import { ibanLengths } from '../../domain/shared/ibanLengths.ts';
import { foreignAddressesIn, foreignPhonesIn, ibansIn, isForeignTarget, scatteredIbansIn } from './suspicious.ts';

const own = {
  host: 'portal.vefa.example',
  email: 'mitglieder@vefa.example',
  phones: ['+43 1 234 56 70'],
};

/** A valid number of any country. */
const ibans = fc
  .tuple(
    fc.constantFrom(...Object.keys(ibanLengths)),
    fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 30, maxLength: 30 }),
  )
  .map(([country, digits]) => {
    const rest = digits.join('').slice(0, (ibanLengths[country] ?? 0) - 4);
    return `${country}${`${98 - mod97(`${rest}${country}00`)}`.padStart(2, '0')}${rest}`;
  });

const looksLike: Record<string, string> = {
  A: 'А',
  B: 'В',
  E: 'Е',
  H: 'Н',
  K: 'К',
  M: 'М',
  O: 'О',
  P: 'Р',
  T: 'Т',
  X: 'Х',
};
const zeros = { ascii: 0x30, arabic: 0x660, persian: 0x6f0, devanagari: 0x966, full: 0xff10, bold: 0x1d7ce };
const digitsFrom = (zero: number) => (text: string) =>
  text.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

const drawn = (character: string, first: string, from: number) =>
  String.fromCodePoint(from + character.charCodeAt(0) - first.charCodeAt(0));

/** How somebody may write it so that a reader still sees the number. */
const writings: Record<string, (iban: string) => string> = {
  plain: (iban) => iban,
  'lower case': (iban) => iban.toLowerCase(),
  'in groups': (iban) => iban.replace(/(.{4})/g, '$1 '),
  'with hyphens': (iban) => iban.replace(/(.{4})/g, '$1-'),
  'with dots and slashes': (iban) => iban.replace(/(.{3})/g, '$1./'),
  'with no-break spaces': (iban) => iban.replace(/(.{2})/g, '$1\u00a0'),
  'on several lines': (iban) => iban.replace(/(.{5})/g, '$1\n'),
  'with hidden characters': (iban) => [...iban].join('\u200b\u2060\u00ad'),
  'with accents': (iban) => [...iban].join('\u0301'),
  'full width': (iban) => digitsFrom(zeros.full)(iban),
  'Arabic digits': (iban) => digitsFrom(zeros.arabic)(iban),
  'Persian digits': (iban) => digitsFrom(zeros.persian)(iban),
  'Devanagari digits': (iban) => digitsFrom(zeros.devanagari)(iban),
  'bold digits': (iban) => digitsFrom(zeros.bold)(iban),
  keycaps: (iban) => iban.replaceAll(/\d/g, '$&\ufe0f\u20e3'),
  'Cyrillic letters': (iban) => [...iban].map((one) => looksLike[one] ?? one).join(''),
  'flags for letters': (iban) => iban.replaceAll(/[A-Z]/g, (one) => drawn(one, 'A', 0x1f1e6)),
  'letters in boxes': (iban) => iban.replaceAll(/[A-Z]/g, (one) => drawn(one, 'A', 0x1f170)),
  'small capitals': (iban) => iban.replace('AT', 'ᴀᴛ').replace('DE', 'ᴅᴇ'),
  'digits in dark circles': (iban) => iban.replaceAll(/[1-9]/g, (one) => drawn(one, '1', 0x2776)),
  'O for 0': (iban) => iban.slice(0, 2) + iban.slice(2).replaceAll('0', 'O'),
};

describe('the number of an account', () => {
  it.each(Object.entries(writings))('is found however it is written: %s', (_how, write) => {
    fc.assert(
      fc.property(ibans, fc.constantFrom('', 'Bitte zahlen Sie auf ', 'Hesap: '), (iban, before) => {
        expect(ibansIn(`${before}${write(iban)}`).length, write(iban)).toBeGreaterThan(0);
        expect(ibansIn(`${before}${write(iban)}. Danke!`).length, write(iban)).toBeGreaterThan(0);
      }),
    );
  });

  it.each([
    'AT02 2011, und dann 1000 0342 9660',
    'AT02 2011 {{name}} 1000 0342 9660',
    '02 2011 1000 0342 9660, davor AT',
    'A.T (02) 2011 1000, zweiter Teil: 0342 9660',
  ])('is found with words between, and without its country: %s', (text) => {
    expect(scatteredIbansIn(text)).toContain('AT022011100003429660');
  });

  it('is not found in other words and numbers', () => {
    for (const text of harmless) expect([ibansIn(text), scatteredIbansIn(text)], text).toEqual([[], []]);
  });
});

const harmless = [
  'Das Sommerfest ist am 3. Juli 2027 um 14.30 Uhr im Vereinshaus, Musterstraße 12, 1100 Wien.',
  'Yıllık genel kurul 12.03.2027 tarihinde saat 10:00’da. Tel: +43 1 234 56 70, 0664 123 45 67',
  'Der Beitrag für 2027 beträgt € 1.234,50, z.B. für Familien. Rechnung 2027-000123, RF73202600002501',
  'Bitte melden Sie sich am 3.Juli, 4.Ekim oder 5.May. Danke...Ihr Verein',
  'Schreiben Sie uns: mitglieder@vefa.example, https://portal.vefa.example/member-ui/payment oder portal.vefa.example.',
  'Unser Konto: {{iban}}',
];

/** Hosts that are somebody else's. */
const hosts = fc.oneof(
  fc.domain().filter((domain) => !domain.endsWith('vefa.example')),
  fc.constantFrom(
    'evil.com',
    'çelik.com.tr',
    'xn--elik-0na.com',
    'portal.vefa.example.evil.com',
    '185.12.4.7',
    'vefa.support',
  ),
);

const addresses: Record<string, (host: string) => string> = {
  'with https': (host) => `https://${host}/zahlen`,
  'with http': (host) => `http://${host}`,
  bare: (host) => host,
  'with www': (host) => `www.${host}`,
  'in capitals': (host) => host.toUpperCase(),
  'with a path': (host) => `${host}/beitrag?x=1`,
  'an e-mail address': (host) => `kasse@${host}`,
  'behind the portal’s name': (host) => `https://portal.vefa.example@${host}/`,
  'with hidden characters': (host) => [...host].join('\u200b'),
  'with full-width dots': (host) => host.replaceAll('.', '．'),
  'with ideographic dots': (host) => host.replaceAll('.', '。'),
  'with a blank before the dots': (host) => host.replaceAll('.', ' .'),
  'with blanks around the dots': (host) => host.replaceAll('.', ' . '),
  'with dots in brackets': (host) => host.replaceAll('.', ' (punkt) '),
  'at the end of a sentence': (host) => `Siehe ${host}.`,
};

describe('an address of somebody else', () => {
  it.each(Object.entries(addresses))('is found however it is written: %s', (_how, write) => {
    fc.assert(
      fc.property(hosts, (host) => {
        expect(foreignAddressesIn(write(host), own).length, write(host)).toBeGreaterThan(0);
      }),
    );
  });

  it.each([
    // the association's own address is the beginning, or the end, of another one
    'mitglieder@vefa.example.com',
    'neue.mitglieder@vefa.example',
    'mitglieder@vefa.example@evil',
    'kasse (at) gmail (punkt) com',
    'kasse @ gmail . com',
    '@vefa_kasse',
    'vefa. com',
    'vefa nokta com',
    'evil·com',
    'evil\u2800.com',
    '//evil/x',
    'https:\\\\evil',
  ])('is found in: %s', (text) => {
    expect(foreignAddressesIn(text, own)).not.toEqual([]);
  });

  it('is not found in other words', () => {
    for (const text of harmless) expect(foreignAddressesIn(text, own), text).toEqual([]);
  });

  it.each([
    ['https://portal.vefa.example/member-ui/', false],
    ['/member-ui/payment', false],
    ['mailto:mitglieder@vefa.example', false],
    ['mailto:Mitglieder@Vefa.example?subject=x', false],
    ['https://vefa.example/', true],
    ['https://portal.vefa.example.evil.com/', true],
    ['https://portal.vefa.example@evil.com/', true],
    ['//evil.com', true],
    ['/\\evil.com', true],
    ['mailto:kasse@evil.com', true],
    ['https://2130706433/', true],
  ])('as the target of a link: %s', (target, isForeign) => {
    expect(isForeignTarget(target, own)).toBe(isForeign);
  });
});

describe('a phone number of somebody else', () => {
  it.each([
    '0664 123 45 67',
    '+90 532 123 45 67',
    'Tel.: 0664/1234567.',
    '(0664) 123-45-67',
    '0043 664 1234567',
    '٠٦٦٤ ١٢٣ ٤٥ ٦٧',
  ])('is found: %s', (text) => {
    expect(foreignPhonesIn(text, own)).toHaveLength(1);
  });

  it.each([
    '01 234 56 70',
    '+43 (0)1 2345670',
    '0043 1 234 5670',
    'am 01.03.2027, 09.00-12.00 oder 09:00–10:30 Uhr',
    'Rechnung 2027-000123, RF73202600002501, Notruf 144',
  ])('is not found: %s', (text) => {
    expect(foreignPhonesIn(text, own)).toEqual([]);
  });
});
