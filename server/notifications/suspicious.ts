import { mod97 } from '../../domain/shared/checkDigits.ts';
import { ibanLengths, ibansOfDigits } from '../../domain/shared/ibanLengths.ts';

/** What a text may name without a second person (decision 71). */
export type OwnAddresses = {
  /** Of the portal, without a port. */
  host: string;
  email: string;
  phones: readonly string[];
};

/** Letters of other scripts that look like Latin ones. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  С: 'C',
  Е: 'E',
  Н: 'H',
  І: 'I',
  Ј: 'J',
  К: 'K',
  М: 'M',
  О: 'O',
  Р: 'P',
  Ѕ: 'S',
  Т: 'T',
  Х: 'X',
  У: 'Y',
  Α: 'A',
  Β: 'B',
  Ε: 'E',
  Ζ: 'Z',
  Η: 'H',
  Ι: 'I',
  Κ: 'K',
  Μ: 'M',
  Ν: 'N',
  Ο: 'O',
  Ρ: 'P',
  Τ: 'T',
  Υ: 'Y',
  Χ: 'X',
};

/** Capitals as small as other letters; Unicode does not count them among the Latin ones. */
const SMALL_CAPITALS = 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘ ʀꜱᴛᴜᴠᴡ ʏᴢ';

/** Where letters or digits in a flag, a box or a circle begin, and what the first one shows; normalising leaves them as they are. */
const DRAWN: readonly { from: number; count: number; first: string }[] = [
  { from: 0x1f1e6, count: 26, first: 'A' },
  { from: 0x1f150, count: 26, first: 'A' },
  { from: 0x1f170, count: 26, first: 'A' },
  { from: 0x2776, count: 9, first: '1' },
  { from: 0x2780, count: 9, first: '1' },
  { from: 0x278a, count: 9, first: '1' },
  { from: 0x24f5, count: 9, first: '1' },
];

function redrawn(character: string): string {
  const capital = SMALL_CAPITALS.indexOf(character);
  if (capital >= 0) return /\s/.test(character) ? character : String.fromCodePoint(65 + capital);
  const code = character.codePointAt(0) ?? 0;
  const row = DRAWN.find(({ from, count }) => code >= from && code < from + count);
  return row ? String.fromCodePoint(row.first.charCodeAt(0) + code - row.from) : character;
}

/** The numbers of bank accounts in a text, in any script, with anything between their characters. */
export function ibansIn(text: string): string[] {
  const written = compacted(text);
  return [...written.matchAll(/(?=([A-Z]{2})[0-9OIL]{2})/g)].flatMap(({ index, 1: country = '' }) => {
    const length = ibanLengths[country];
    const candidate = written.slice(index, index + (length ?? 0));
    return length !== undefined && isValidIban(candidate, length) ? [candidate] : [];
  });
}

function isValidIban(candidate: string, length: number): boolean {
  if (candidate.length < length) return false;
  const [country, rest] = [candidate.slice(0, 2), candidate.slice(2)];
  return [rest, rest.replaceAll('O', '0').replaceAll(/[IL]/g, '1')].some(
    (one) =>
      (ibansOfDigits.has(country) ? /^\d+$/ : /^\d\d/).test(one) &&
      mod97(one.slice(2) + country + one.slice(0, 2)) === 1,
  );
}

/** Capital Latin letters and digits alone, without signs, blanks, accents and hidden characters. */
function compacted(text: string): string {
  return readable(text).replaceAll(/[^A-Z0-9]/g, '');
}

/** As a reader sees it: Latin capitals, digits and signs, without accents and hidden characters. */
function readable(text: string): string {
  const latin = Array.from(text, redrawn)
    .join('')
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toUpperCase();
  return Array.from(latin, (one) => LOOK_ALIKES[one] ?? digitOf(one)).join('');
}

/** How far the digits of a number are looked for, when words stand between them. */
const SCATTERED = 160;

/**
 * Numbers of accounts with words between their digits, and those without the country. A date or a phone number is taken for one in a
 * hundred cases: for what a second person reads, and for no refusal.
 */
export function scatteredIbansIn(text: string): string[] {
  const seen = readable(text);
  const withCountry = [...seen.matchAll(/(?<![A-Z])([A-Z])[^A-Z0-9]{0,3}([A-Z])(?=[^A-Z0-9]{0,5}[0-9])/g)].flatMap(
    ({ 0: { length }, 1: one = '', 2: other = '', index }) => {
      const digits = seen.slice(index + length, index + SCATTERED).replaceAll(/[^0-9]/g, '');
      return digitIban(one + other, digits.slice(0, (ibanLengths[one + other] ?? 2) - 2));
    },
  );
  const runs = seen.split(/[^0-9\s./-]+/).map((run) => run.replaceAll(/[^0-9]/g, ''));
  const bare = runs.flatMap((run) => [...ibansOfDigits].flatMap((country) => digitIban(country, run)));
  return [...withCountry, ...bare];
}

function digitIban(country: string, digits: string): string[] {
  const length = ibanLengths[country];
  if (length === undefined || !ibansOfDigits.has(country) || digits.length !== length - 2) return [];
  return isValidIban(country + digits, length) ? [country + digits] : [];
}

/** A digit of any script as `0` to `9`; other characters as they are. Each script's digits stand together, from …0 or …6 on. */
function digitOf(character: string): string {
  if (!/^\p{Nd}$/u.test(character)) return character;
  const code = character.codePointAt(0) ?? 0;
  const place = code % 16;
  return `${/^\p{Nd}$/u.test(String.fromCodePoint(code - place)) ? place : place - 6}`;
}

/** Whether one of these link targets leads to somebody else: only pages of the portal and the association's e-mail are its own. */
export function isForeignTarget(target: string, { host, email }: OwnAddresses): boolean {
  if (/^\/(?![/\\])/.test(target)) return false;
  if (!URL.canParse(target)) return true;
  const { protocol, hostname, pathname } = new URL(target);
  if (protocol === 'mailto:') return pathname.toLowerCase() !== email.toLowerCase();
  return hostname !== host;
}

/** The web and e-mail addresses of others in a text, also without `https://`, and with blanks or words for their signs. */
export function foreignAddressesIn(text: string, own: OwnAddresses): string[] {
  const plain = withSigns(
    text
      .normalize('NFKC')
      .replaceAll(/[\p{Cf}\p{M}]/gu, '')
      .replaceAll(/[。｡․۔܁ꓸ]/g, '.')
      .replaceAll(/(?<=\p{L})[·•∙⋅‧](?=\p{L})/gu, '.'),
  ).toLowerCase();
  const words = plain.split(/[\s<>"(),;:?!/\\]+/).map(withoutSignsAround);
  const emails = words.filter((word) => word.includes('@'));
  const others = words.filter((word) => !word.includes('@')).flatMap((word) => word.split(/[^\p{L}\p{N}.-]+|\.{2,}/u));
  const names = others.map((name) => name.split('.').filter(Boolean).join('.'));
  const targets = plain
    .replaceAll('\\', '/')
    .split('//')
    .slice(1)
    .map((rest) => rest.split(/[\s<>"]/)[0] ?? '')
    .filter((rest) => /^[\p{L}\p{N}[]/u.test(rest))
    .map((rest) => `https://${rest}`);
  return [
    ...emails.filter((email) => email !== own.email.toLowerCase()),
    ...names.filter((name) => name !== own.host && isAddress(name)),
    ...targets.filter((target) => isForeignTarget(target, own)),
  ];
}

function withoutSignsAround(word: string): string {
  const characters = [...word];
  const isPart = (character: string) => /[\p{L}\p{N}@]/u.test(character);
  return characters.slice(characters.findIndex(isPart), characters.findLastIndex(isPart) + 1).join('');
}

/** With the signs of an address in place of words and blanks: `kasse (at) verein . com`. A blank after a full stop parts sentences. */
function withSigns(text: string): string {
  return text
    .replaceAll(/\s?[([{]\s?(?:at|ät|et|@)\s?[)\]}]\s?/giu, '@')
    .replaceAll(/\s?[([{]\s?(?:dot|punkt|nokta|\.)\s?[)\]}]\s?/giu, '.')
    .replaceAll(/\s(?:dot|punkt|nokta)\s(?=\p{L}{2})/giu, '.')
    .replaceAll(/[\s\u2800]@|@[\s\u2800]/gu, '@')
    .replaceAll(/(?<=[\p{L}\p{N}])[\s\u2800]\.[\s\u2800]?(?=[\p{L}\p{N}])/gu, '.')
    .replaceAll(
      /(?<=[\p{L}\p{N}])\.[\s\u2800](?=(?:com|net|org|info|eu|biz|app|xyz|online|support|at|de|tr)(?!\p{L}))/gu,
      '.',
    );
}

const DATE = /(?<!\d)\d{1,2}\.\s?\d{1,2}\.\s?\d{2}(?:\d{2})?(?!\d)/g;
const TIME = /(?<!\d)[0-2]?\d[.:][0-5]\d(?!\d)/g;
const PHONE = /(?<![\p{L}\d])(?:\+|0)(?:[\s()./-]{0,2}\d){7,20}/gu;

/** The phone numbers of others in a text, from eight digits on: whoever answers there may name an account. */
export function foreignPhonesIn(text: string, { phones }: OwnAddresses): string[] {
  const own = new Set(phones.map(dialled));
  const words = readable(text).replaceAll(DATE, ';').replaceAll(TIME, ';');
  return [...words.matchAll(PHONE)].map(([phone]) => phone).filter((phone) => !own.has(dialled(phone)));
}

/** A phone number as it is dialled in Austria. */
function dialled(phone: string): string {
  const digits = phone.replace('(0)', '').replaceAll(/[^\d+]/g, '');
  return digits.replace(/^(?:\+|00)43/, '0').replace(/^\+/, '00');
}

const ADDRESS_OF_MACHINE = /^\d{1,3}(?:\.\d{1,3}){3}$/;

/** `z.B.`, `14.30` and `3.Juli` are none. */
function isAddress(name: string): boolean {
  if (ADDRESS_OF_MACHINE.test(name) || name.startsWith('www.')) return true;
  const parts = name.split('.');
  if (parts.length < 2) return false;
  const last = parts.at(-1)?.replaceAll('-', '') ?? '';
  if (!/^\p{L}{2,}$/u.test(last) && !last.startsWith('xn')) return false;
  return !(parts.length === 2 && /^\d{1,2}$/.test(parts[0] ?? '') && MONTHS.some((month) => last.startsWith(month)));
}

const MONTHS = [
  ...[
    'jän',
    'jan',
    'feb',
    'mär',
    'mar',
    'apr',
    'mai',
    'may',
    'jun',
    'jul',
    'aug',
    'sep',
    'okt',
    'oct',
    'nov',
    'dez',
    'dec',
  ],
  ...['oca', 'şub', 'nis', 'haz', 'tem', 'ağu', 'eyl', 'eki', 'kas', 'ara'],
];
