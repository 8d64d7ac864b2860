import { formatCreditorReference } from '../../../domain/invoicing/creditorReference.ts';
import { toWireDay } from '../../../domain/shared/day.ts';
import type { Chance } from '../../demo/seed.ts';
import { slip, slipOfNumber } from './bankSpelling.ts';
import { happens, pickByShare } from './chances.ts';
import type { FormerHousehold } from './formerHouseholds.ts';
import { firstName } from './formerNames.ts';
import { type OldNumber, readOldNumber } from './oldNumbers.ts';

export const textKinds = [
  'purpose only',
  'an old year',
  'old number',
  /** The digits alone, or beside the purpose, with no word that says what they are. */
  'bare number',
  'name of a member',
  /** The order still names somebody who has died and is in no list any more. */
  'name of somebody who died',
  /** "For my mother", with her first name alone. */
  'first name of a parent',
  'number and name',
  'several years',
  'several people',
  'only a date',
  'nothing',
  'misspelled name',
  'wrong digit',
  'address',
  'reference',
  /** A reference in which a digit is missing. */
  'damaged reference',
  'membership number',
  'phone number',
  'date of birth',
  /** The number of an invoice that the former program wrote. */
  'old invoice',
] as const;
export type TextKind = (typeof textKinds)[number];

/** What somebody once typed into the order, before any bank had it. */
export type OrderText = {
  text: string;
  /** The field for the payment reference; an Austrian form has either a reference or a text. */
  reference: string | null;
  /** The former numbers in the text as somebody reads them who knows that they are former numbers. */
  numbers: readonly OldNumber[];
  /** Whether a word says that it is a member's number. */
  isWorded: boolean;
};

export function orderText(chance: Chance, kind: TextKind, household: FormerHousehold, year: number): OrderText {
  if (kind === 'old number') return withNumber(chance, readOldNumber(household.old_number), '');
  if (kind === 'wrong digit') return withNumber(chance, wrongDigit(chance, household), '');
  if (kind === 'number and name')
    return withNumber(chance, readOldNumber(household.old_number), nameOf(chance, household));
  if (kind === 'bare number') return withBareNumber(chance, readOldNumber(household.old_number), year);
  if (kind === 'reference' || kind === 'damaged reference') return withReference(chance, kind, household);
  return { text: plainText(chance, kind, household, year), reference: null, numbers: [], isWorded: false };
}

/** The text of an order that pays for two households. */
export function textForTwo(chance: Chance, one: FormerHousehold, other: FormerHousehold): OrderText {
  const [first, second] = [readOldNumber(one.old_number), readOldNumber(other.old_number)];
  const [name, otherName] = [nameOf(chance, one), nameOf(chance, other)];
  const and = chance.pick(['und', 'u.', '+', 've', ',']);
  if (happens(chance, 50)) {
    const text = `${purpose(chance)} ${chance.pick(NUMBER_WORDS)} ${written(chance, first)} ${and} ${written(chance, second)}`;
    return { text, reference: null, numbers: [first, second], isWorded: true };
  }
  return { text: `${purpose(chance)} ${name} ${and} ${otherName}`, reference: null, numbers: [], isWorded: false };
}

export function purpose(chance: Chance): string {
  return chance.pick(PURPOSES);
}

const PURPOSES =
  `Mitgliedsbeitrag|Mitgliedsbeitrag|Mitgliedsbeitrag|Cenaze fonu|Cenaze fonu|Cenaze Fonu Aidatı|Cenaze aidatı|Sterbefonds
Sterbefonds|Beerdigungshilfe|Begräbnisfonds|Bestattungsfonds|Aidat|Yıllık aidat|Jahresbeitrag|Beitrag|Cenaze|Cenaze parası
üyelik aidatı|Dauerauftrag Cenaze|DA Beerdigungsfonds|Cenaze yardımlaşma|Sterbekasse|Todesfallfonds|Mitgl.Beitr.|Mitgliedsb.
Verein Beitrag|Beerdigung|Cenaze nakil|Nakil fonu|Cenaze hizmeti|CENAZE FONU|Beerdigunshilfe|Mitgliedbeitrag|Fon`.split(
    /[|\n]/,
  );

const NUMBER_WORDS =
  `Nr|Nr.|Mgl.Nr.|MglNr|Mitgl.Nr.|Mitgliedsnr.|Mitgliedsnummer|Mitgliedsnummer:|Mitglied|Mitgl.|üyelik no|üye no
üye no:|Uye no|ÜYE NO|üye numarası|No|no:|Sicil no|Dosya no|Nummer|M.Nr.|Kd.Nr.|Kart no|#|Fon no`.split(/[|\n]/);

function withNumber(chance: Chance, number: OldNumber, name: string): OrderText {
  const word = chance.pick(NUMBER_WORDS);
  const text = pickByShare(chance, [
    [`${purpose(chance)} ${word}${chance.pick([' ', ' ', ''])}${written(chance, number)} ${name}`, 50],
    [`${word} ${written(chance, number)} ${name}`, 25],
    [`${name} ${word} ${written(chance, number)}`, 15],
    [`${word} ${written(chance, number)} ${purpose(chance)} ${name}`, 10],
  ]).trim();
  // the field for the reference takes any text of up to 35 characters, and some put their number there
  if (name === '' && happens(chance, 8)) {
    return { text: '', reference: written(chance, number), numbers: [number], isWorded: true };
  }
  return { text, reference: null, numbers: [number], isWorded: true };
}

function withBareNumber(chance: Chance, number: OldNumber, year: number): OrderText {
  const digits = written(chance, number);
  const text = chance.pick([
    digits,
    `${digits} ${purpose(chance)}`,
    `${purpose(chance)} ${digits}`,
    `${purpose(chance)} ${year - chance.between(0, 9)} ${digits}`,
    `${digits} / ${year - chance.between(0, 9)}`,
  ]);
  return { text, reference: null, numbers: [number], isWorded: false };
}

/** Zeros and letters in front are left out or added, the stroke becomes a hyphen. */
function written(chance: Chance, { letters, digits, part }: OldNumber): string {
  const filled = pickByShare(chance, [
    [String(digits), 60],
    [String(digits).padStart(4, '0'), 32],
    [String(digits).padStart(5, '0'), 8],
  ]);
  const front = happens(chance, letters === 'W' ? 75 : 45) ? `${letters}${letters && chance.pick(['', '-', ' '])}` : '';
  return `${front}${filled}${part === null ? '' : `${chance.pick(['/', '/', '-', '.'])}${part}`}`;
}

function wrongDigit(chance: Chance, household: FormerHousehold): OldNumber {
  const number = readOldNumber(household.old_number);
  return { ...number, digits: slipOfNumber(chance, number.digits) };
}

function withReference(chance: Chance, kind: TextKind, { open_bill }: FormerHousehold): OrderText {
  const whole = open_bill.reference;
  const place = chance.between(4, whole.length - 1);
  const reference = kind === 'reference' ? whole : `${whole.slice(0, place)}${whole.slice(place + 1)}`;
  if (happens(chance, 65)) return { text: '', reference, numbers: [], isWorded: false };
  const grouped = formatCreditorReference(reference);
  const text = chance.pick([
    reference,
    grouped,
    reference.toLowerCase(),
    `Zahlungsreferenz ${grouped}`,
    `${purpose(chance)} ${reference}`,
    `Ref. ${grouped} ${purpose(chance)}`,
    `Rechnung ${open_bill.bill_number} ${reference}`,
  ]);
  return { text, reference: null, numbers: [], isWorded: false };
}

type Facts = { chance: Chance; household: FormerHousehold; year: number };

function plainText(chance: Chance, kind: TextKind, household: FormerHousehold, year: number): string {
  const texts = plainTexts[kind] ?? purposes;
  return chance.pick(texts({ chance, household, year }));
}

function purposes({ chance, year }: Facts): readonly string[] {
  return [purpose(chance), purpose(chance), `${purpose(chance)} ${year}`];
}

const plainTexts: Partial<Record<TextKind, (facts: Facts) => readonly string[]>> = {
  'an old year': ({ chance, year }) => {
    const old = year - chance.between(1, 12);
    return [
      `${purpose(chance)} ${old}`,
      `${purpose(chance)} ${old}`,
      `${old} ${purpose(chance)}`,
      `${purpose(chance)}/${old}`,
    ];
  },
  'name of a member': ({ chance, household }) => {
    const name = nameOf(chance, household);
    return [
      `${purpose(chance)} ${name}`,
      `${name} ${purpose(chance)}`,
      name,
      `${purpose(chance)} für ${name}`,
      `${name} için`,
    ];
  },
  'misspelled name': ({ chance, household }) => {
    const name = misspelled(chance, nameOf(chance, household));
    return [`${purpose(chance)} ${name}`, name];
  },
  'several years': ({ chance, year }) => {
    const old = year - chance.between(1, 12);
    return [`${purpose(chance)} ${old} u. ${old + 1}`, `${old}+${old + 1}`, `${purpose(chance)} ${old}-${old + 2}`];
  },
  'name of somebody who died': ({ chance, household }) => {
    const late = `${firstName(chance, 'male', 1940)} ${household.people[0]?.last_name ?? ''}`;
    return [`${purpose(chance)} ${late}`, late, `Merhum ${late}`];
  },
  'first name of a parent': ({ chance, household }) => {
    const [main] = household.people;
    const whose =
      main?.gender === 'female'
        ? ['annem', 'Mutter', 'meine Mutter', 'anne']
        : ['babam', 'Vater', 'mein Vater', 'baba'];
    return [
      `${purpose(chance)} ${chance.pick(whose)} ${main?.first_name}`,
      `${chance.pick(whose)} ${main?.first_name} için`,
    ];
  },
  'several people': peopleTexts,
  'only a date': dates,
  nothing: () => NOTHING,
  address: addressTexts,
  'membership number': ({ household: { membership_no } }) => [
    `Mitgliedsnummer ${membership_no}`,
    membership_no,
    `Nr. ${membership_no}`,
  ],
  'phone number': ({ chance }) => [
    `${purpose(chance)} Tel. 0664 ${chance.between(1_000_000, 9_999_999)}`,
    `0676/${chance.between(100_000, 9_999_999)}`,
  ],
  'date of birth': birthTexts,
  'old invoice': ({ chance, year }) => {
    const number = chance.between(1, 3_400);
    return [`RE ${number}`, `Rechnung Nr. ${number}/${year - 1}`, `Vorschreibung ${number}`];
  },
};

const NOTHING = [
  '',
  '',
  '',
  '',
  '-',
  '.',
  'Dauerauftrag',
  'Überweisung',
  'Danke',
  'SEPA-Gutschrift',
  'NOTPROVIDED',
  'Zahlung',
];

/** The main member's name as the family writes it; sometimes husband's or wife's. */
function nameOf(chance: Chance, { people }: FormerHousehold): string {
  const person = people[1] && happens(chance, 12) ? people[1] : people[0];
  const [first, last] = [person?.first_name ?? '', person?.last_name ?? ''];
  return happens(chance, 75) ? `${first} ${last}` : `${last} ${first}`;
}

function misspelled(chance: Chance, name: string): string {
  const words = name.split(' ');
  const place = chance.between(0, words.length - 1);
  return words.map((word, index) => (index === place ? slip(chance, word) : word)).join(' ');
}

function peopleTexts({ chance, household: { people } }: Facts): readonly string[] {
  const first = people.map(({ first_name }) => first_name);
  const last = people[0]?.last_name ?? '';
  return [
    `${purpose(chance)} ${first.join(', ')} ${last}`,
    `für ${first.slice(0, 2).join(' u. ')} u. Kinder`,
    `${last} ${people.length} kişi`,
  ];
}

function addressTexts({ chance, household: { address, people } }: Facts): readonly string[] {
  const { street, postal_code, city } = address;
  const last = people[0]?.last_name ?? '';
  return [`${purpose(chance)} ${last} ${street}`, `Fam. ${last} ${street} ${postal_code} ${city}`];
}

function birthTexts({ chance, household: { people } }: Facts): readonly string[] {
  const [main] = people;
  if (!main) return [];
  const born = toWireDay(main.date_of_birth);
  return [`${purpose(chance)} geb. ${born}`, `${main.first_name} ${main.last_name} ${born}`, born];
}

function dates({ chance, year }: Facts): readonly string[] {
  const month = chance.between(1, 12);
  return [
    `01.01.${year}`,
    `1/${year}`,
    `Jänner ${year}`,
    'Ocak',
    `01/${year % 100}`,
    `${month}.${year - 1}`,
    `1.${month}.${year - 3}`,
    String(year),
  ];
}
