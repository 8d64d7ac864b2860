import { mod97 } from '../../domain/shared/checkDigits.ts';
import { ibanLengths, ibansOfDigits } from '../../domain/shared/ibanLengths.ts';

/** What a text may name without a second person (decision 71). */
export type OwnAddresses = {
  /** Of the portal, without a port. */
  host: string;
  email: string;
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
  return [
    ...text
      .normalize('NFKD')
      .replaceAll(/[^\p{L}\p{Nd}]/gu, '')
      .toUpperCase(),
  ]
    .map((character) => LOOK_ALIKES[character] ?? digitOf(character))
    .filter((character) => /^[A-Z0-9]$/.test(character))
    .join('');
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

/** The web and e-mail addresses of others in a text, also without `https://`. */
export function foreignAddressesIn(text: string, own: OwnAddresses): string[] {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\p{M}]/gu, '')
    .replaceAll(/[。｡․]/g, '.')
    .toLowerCase()
    .replaceAll(own.email.toLowerCase(), ' ');
  const names = plain.split(/[^\p{L}\p{N}.-]+|\.{2,}/u).map((name) => name.split('.').filter(Boolean).join('.'));
  const targets = plain
    .split('://')
    .slice(1)
    .map((rest) => `https://${rest.split(/[\s<>"]/)[0]}`);
  return [
    ...names.filter((name) => name !== own.host && isAddress(name)),
    ...targets.filter((target) => isForeignTarget(target, own)),
  ];
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
