import { type Cents, cents } from '../../../domain/shared/money.ts';
import type { Chance } from '../../demo/seed.ts';
import { happens, pickByShare } from './chances.ts';
import { type FormerHousehold, makeIban } from './formerHouseholds.ts';
import { austrianName, firstName } from './formerNames.ts';
import { purpose } from './orderTexts.ts';
import { payerName, strangerName } from './payerNames.ts';

export const strangerKinds = [
  'gift to the mosque',
  /** Zakat, fitre, kurban: the text tells for how many people. */
  'alms',
  'rent of the mosque',
  'rent of a flat or shop',
  'course for children',
  'journey to Mecca',
  'hall for a wedding',
  /** Names somebody who has died, and who may be a member. */
  'gift for a funeral',
  /** The mosque's own association has members and numbers too. */
  'member of the mosque',
  'shop or authority',
  /** Writes a contribution, and is in no list: the number is of somebody who left, or of another fund. */
  'who left',
  'unknown contributor',
  /** A household of the list gives something that is not its contribution. */
  'gift of a member',
] as const;
export type StrangerKind = (typeof strangerKinds)[number];

export const strangerShares = [
  ['gift to the mosque', 20],
  ['alms', 12],
  ['rent of the mosque', 8],
  ['rent of a flat or shop', 9],
  ['course for children', 9],
  ['journey to Mecca', 5],
  ['hall for a wedding', 4],
  ['gift for a funeral', 7],
  ['member of the mosque', 10],
  ['shop or authority', 9],
  ['who left', 4],
  ['unknown contributor', 5],
  ['gift of a member', 8],
] as const satisfies readonly (readonly [StrangerKind, number])[];

/** What a stranger typed; the household is anybody's and lends its name to texts and to namesakes. */
export type StrangerOrder = { payer: string; iban: string; text: string; amount_cents: Cents };

export function strangerOrder(chance: Chance, kind: StrangerKind, world: World): StrangerOrder {
  const anybody = chance.pick(world.households);
  const isNamesake = happens(chance, 12) && kind !== 'unknown contributor' && kind !== 'who left';
  const namesake = isNamesake ? payerName(chance, 'main member', anybody) : null;
  const payer = namesake ?? outsider(chance, kind, world);
  const order = {
    payer,
    iban: makeIban(chance),
    text: chance.pick(textsOf(chance, kind, world)),
    amount_cents: amount(chance, kind),
  };
  if (kind !== 'gift of a member') return order;
  const own = payerName(chance, 'main member', anybody) ?? order.payer;
  return { ...order, payer: own, iban: anybody.iban };
}

type World = {
  households: readonly FormerHousehold[];
  year: number;
  /** Whether somebody of the list could be the one with this name. */
  isListed: (name: string) => boolean;
  /** A number of the former list that nobody has any more. */
  freeNumber: number;
};

function outsider(chance: Chance, kind: StrangerKind, world: World): string {
  if (kind === 'shop or authority') return chance.pick(SHOPS);
  if (kind === 'rent of a flat or shop' && happens(chance, 40)) return austrianName(chance);
  for (;;) {
    const name = strangerName(chance);
    if (!world.isListed(name)) return name;
  }
}

const SHOPS =
  `A1 Telekom Austria AG|Energie AG Oberösterreich|Finanzamt Österreich|Wiener Städtische Versicherung AG|SumUp Payments Ltd
Yılmaz Market GmbH|Etsan Großhandel GmbH|Kaya & Demir OG|Stadtgemeinde Wels|Wien Energie GmbH|Şahin Bestattung GmbH|PayPal Europe
Turkish Airlines Wien|Aydın Reisen GmbH|Magistrat Linz|Österreichische Gesundheitskasse`.split(/[|\n]/);

type Facts = {
  chance: Chance;
  year: number;
  /** Somebody of the list, who has nothing to do with the transfer. */
  name: string;
  last: string;
  /** A number that means something else, and that may be a household's former number. */
  number: number;
  freeNumber: number;
};

function textsOf(chance: Chance, kind: StrangerKind, { households, year, freeNumber }: World): readonly string[] {
  const { first_name, last_name: last } = chance.pick(chance.pick(households).people);
  const number = chance.between(1, 3_400);
  return strangerTexts[kind]({ chance, year, name: `${first_name} ${last}`, last, number, freeNumber });
}

function child({ chance, year, last }: Facts): string {
  return `${firstName(chance, 'female', year - 10)} ${last}`;
}

const strangerTexts: Readonly<Record<StrangerKind, (facts: Facts) => readonly string[]>> = {
  'gift to the mosque': ({ year, name, number }) => [
    'Spende',
    'Spende Moschee',
    'Cami bağış',
    'Bağış',
    `Spende Baufonds ${number}`,
    `Spende ${year - 1}`,
    'Moscheebau m² 12',
    'Ramazan Spende',
    `Cami halısı ${name}`,
  ],
  alms: ({ chance, year, name, last }) => [
    'Zekat',
    `Fitre ${chance.between(2, 7)} kişi`,
    `Kurban ${year} ${chance.between(1, 7)} hisse`,
    `Kurban ${name}`,
    'Zekat Erdbeben',
    `Sadaka ${last}`,
  ],
  'rent of the mosque': ({ year, number }) => [
    `Mescit kirası Ocak ${year}`,
    `Cami kira ${number}`,
    'Moschee Miete Jänner',
    `Miete Gebetsraum Nr. ${number}`,
  ],
  'rent of a flat or shop': ({ chance, year, last, number }) => [
    `Miete Top ${chance.between(1, 60)} 01/${year}`,
    `Miete Geschäftslokal ${number}`,
    `Miete ${last}`,
    `Garage Nr. ${chance.between(1, 99)}`,
    `Mietvertrag ${number}`,
  ],
  'course for children': (facts) => [
    `Kuran kursu ${child(facts)}`,
    `Kurs ${child(facts)} 3. sınıf`,
    `Hafta sonu okulu ${child(facts)}`,
    `Koran-Kurs Nr ${facts.chance.between(1, 200)}`,
    `Kursbeitrag ${child(facts)}`,
  ],
  'journey to Mecca': ({ year, name, last, number }) => [
    `Umre ${year} ${name}`,
    `Hac kayıt ${number}`,
    `Umre 2 kişi ${last}`,
    `Anzahlung Hadsch ${name}`,
  ],
  'hall for a wedding': ({ year, name, last, number }) => [
    `Hochzeit Saal 14.02.${year} ${last}`,
    `Düğün salonu kapora ${number}`,
    `Nikah salonu ${name}`,
  ],
  'gift for a funeral': ({ name, last }) => [
    `Kranzspende ${name}`,
    `Cenaze ${name} Allah rahmet eylesin`,
    `Başınız sağolsun ${name}`,
    `Spende statt Kranz Begräbnis ${name}`,
    `Taziye ${last}`,
  ],
  'member of the mosque': ({ year, name, number }) => [
    `Mitgliedsbeitrag Moschee ${year}`,
    `Cami aidatı ${number}`,
    `Dernek üyelik aidatı cami no ${number}`,
    `Moscheeverein Mitgliedsnr ${number}`,
    `Vereinsbeitrag Moschee ${name}`,
  ],
  'shop or authority': ({ year, name, number }) => [
    `Gutschrift RE ${year}-${number}`,
    `Guthaben Kundennr. ${number}`,
    `Pol. ${number} Prämienrückerstattung`,
    `Auszahlung ${number}`,
    `Rückzahlung ${year - 1}`,
    `Rechnung ${number} ${name}`,
  ],
  'who left': ({ chance, freeNumber }) => [
    `Mgl.Nr. ${freeNumber}`,
    `${purpose(chance)} Nr ${freeNumber}`,
    `üye no ${String(freeNumber).padStart(4, '0')}`,
  ],
  'unknown contributor': ({ chance, year }) => [purpose(chance), `${purpose(chance)} ${year - 2}`, ''],
  'gift of a member': (facts) => [
    'Spende',
    'Zekat',
    `Fitre ${facts.chance.between(2, 7)} kişi`,
    'Cami bağış',
    `Kurban ${facts.year}`,
    `Mitgliedsbeitrag Moschee ${facts.year}`,
    `Kuran kursu ${child(facts)}`,
  ],
};

function amount(chance: Chance, kind: StrangerKind): Cents {
  const euros = pickByShare(chance, [
    [chance.pick([10, 20, 25, 30, 50, 100, 200]), 60],
    [chance.pick([60, 84, 70, 50, 42]), kind === 'rent of a flat or shop' ? 1 : 25],
    [chance.between(5, 900), 15],
  ]);
  const isOdd = kind === 'shop or authority' || happens(chance, 5);
  return cents(euros * 100 + (isOdd ? chance.between(0, 99) : 0));
}
