import { type Row, readsEachFile } from '../../testing/bank/bankTable.ts';
import { camt, type Detail, entry, single, statement } from '../../testing/bank/camt.ts';

const named = (world: { seyma: { invoice: { bill_number: string } } }) => world.seyma.invoice.bill_number;

/** Batches, charges and returns: what cannot be split to the cent stays undecided as a whole. */
const batches: readonly Row[] = [
  [
    'a batch without single amounts, of which one movement names an invoice',
    (world) =>
      single(
        {
          amount: '1260.00',
          count: 3,
          details: [{ name: 'Seyma Aydin', text: named(world) }, { name: 'Ali Kaya' }, { name: 'Veli Demir' }],
        },
        { version: '02' },
      ),
    ['1260.00 waits: not_split; seyma household_named'],
  ],
  [
    'a batch of three, of which the bank lists one',
    (world) => single({ amount: '900.00', count: 3, details: [{ amount: '60.00', text: named(world) }] }),
    ['900.00 waits: not_split; seyma household_named'],
  ],
  [
    'one movement over less than was booked',
    (world) => single({ amount: '900.00', details: [{ amount: '60.00', text: named(world) }] }),
    ['900.00 waits: not_split; seyma household_named'],
  ],
  [
    'a batch that lacks fifty cents without explanation',
    (world) =>
      single({ amount: '169.50', count: 2, details: [{ amount: '60.00', text: named(world) }, { amount: '110.00' }] }),
    ['169.50 waits: not_split; seyma household_named'],
  ],
  [
    'the same, with charges that explain it',
    (world) =>
      single({
        amount: '169.50',
        count: 2,
        charges: '0.50',
        details: [{ amount: '60.00', text: named(world) }, { amount: '110.00' }],
      }),
    ['-0.50 waits: charges', '110.00 waits: no_bill_named', '60.00 paid seyma'],
  ],
  [
    'the same in version 02',
    (world) =>
      single(
        {
          amount: '169.50',
          count: 2,
          charges: '0.50',
          details: [{ amount: '60.00', text: named(world) }, { amount: '110.00' }],
        },
        { version: '02' },
      ),
    ['-0.50 waits: charges', '110.00 waits: no_bill_named', '60.00 paid seyma'],
  ],
  [
    'charges that explain a part of it',
    (world) =>
      single({
        amount: '169.50',
        count: 2,
        charges: '0.49',
        details: [{ amount: '60.00', text: named(world) }, { amount: '110.00' }],
      }),
    ['169.50 waits: not_split; seyma household_named'],
  ],
  [
    'charges of each movement',
    (world) => single({ amount: '58.50', details: [{ amount: '60.00', charges: '1.50', text: named(world) }] }),
    ['-1.50 waits: charges', '60.00 paid seyma'],
  ],
  [
    'charges that are stated but not deducted',
    (world) => single({ charges: '1.50', details: [{ amount: '60.00', text: named(world) }] }),
    ['60.00 paid seyma'],
  ],
  [
    'amounts of which some stand in another place',
    (world) =>
      single(
        {
          amount: '100.00',
          count: 2,
          details: [
            { amount: '60.00', text: named(world) },
            { amount: '40.00', amountAs: 'InstdAmt' },
          ],
        },
        { version: '02' },
      ),
    ['40.00 waits: no_bill_named', '60.00 paid seyma'],
  ],
  [
    'a batch that can be split to the cent',
    (world) =>
      single({
        amount: '180.00',
        count: 2,
        details: [
          { amount: '60.00', text: named(world) },
          { amount: '120.00', text: world.omer.invoice.bill_number },
        ],
      }),
    ['120.00 paid omer', '60.00 paid seyma'],
  ],
  [
    'a batch that states more movements than it lists, but adds up',
    (world) =>
      single({ amount: '180.00', count: 3, details: [{ amount: '60.00', text: named(world) }, { amount: '120.00' }] }),
    ['180.00 waits: not_split; seyma household_named'],
  ],
  [
    'a batch without details that names an invoice',
    (world) => single({ amount: '600.00', count: 10, details: [], note: named(world) }),
    ['600.00 waits: not_split; seyma household_named'],
  ],
  [
    'a batch that names one invoice for the whole',
    (world) =>
      single({ amount: '120.00', count: 2, details: [{ amount: '60.00' }, { amount: '60.00' }], note: named(world) }),
    ['60.00 waits: not_split; seyma household_named', '60.00 waits: not_split; seyma household_named'],
  ],
  [
    'a returned transfer of our own',
    () => single({ details: [{ name: 'Bestattung Wien', isReturned: true }] }),
    ['60.00 waits: came_back'],
  ],
  [
    'a direct debit that came back with charges',
    () => single({ side: 'DBIT', amount: '63.00', details: [{ amount: '60.00', charges: '3.00', isReturned: true }] }),
    ['-3.00 waits: charges', '-60.00 waits: returned'],
  ],
  [
    'the bank’s charges for the account',
    () => single({ side: 'DBIT', amount: '7.90', details: [], note: 'Kontoführung' }),
    ['-7.90 waits: outgoing'],
  ],
];

const pays = (detail: Detail, amount = '60.00') => single({ amount, details: [detail] });

/** Proposed payers, each with its reason. */
const payers: readonly Row[] = [
  [
    'a paid invoice, paid again: not a stranger who owes as much',
    ({ nesrin }) => pays({ name: 'Nesrin Gueler', text: nesrin.invoice.bill_number }),
    ['60.00 waits: bill_paid; credit nesrin household_named'],
  ],
  [
    'a person who owes nothing: not a stranger who owes as much',
    () => pays({ name: 'NESRIN GUELER', text: 'Beitrag' }),
    ['60.00 waits: no_bill_named; credit nesrin name'],
  ],
  [
    'an unknown payer, over an amount that one household owes',
    () => pays({ name: 'Firma GmbH' }),
    ['60.00 waits: no_bill_named; seyma amount'],
  ],
  ['nobody known, over another amount', () => pays({ name: 'Firma GmbH' }, '61.00'), ['61.00 waits: no_bill_named']],
  [
    'a membership number',
    ({ omer }) => pays({ name: 'Ali Kaya', text: `Mitgliedsnummer ${omer.membership_no}` }),
    ['60.00 waits: no_bill_named; omer membership_no'],
  ],
  [
    'a membership number in groups',
    ({ omer }) =>
      pays({ name: 'Ali Kaya', text: `${omer.membership_no.slice(0, 3)} ${omer.membership_no.slice(3)} Beitrag` }),
    ['60.00 waits: no_bill_named; omer membership_no'],
  ],
  [
    'a membership number with a wrong digit',
    ({ omer }) => pays({ name: 'Ali Kaya', text: `${Number(omer.membership_no) + 1}` }, '1.00'),
    ['1.00 waits: no_bill_named'],
  ],
  [
    'one person who pays for another',
    () => pays({ name: 'Ali Kaya', text: 'fuer Oemer Kilic Beitrag' }),
    ['60.00 waits: no_bill_named; omer name'],
  ],
  [
    'a surname and the amount',
    () => pays({ name: 'Hasan Kilic' }, '120.00'),
    ['120.00 waits: no_bill_named; omer surname_and_amount'],
  ],
  ['an initial', () => pays({ name: 'O. Kilic' }, '1.00'), ['1.00 waits: no_bill_named']],
  ...(['2027 NNN', '2027_NNN', '2027.NNN', '2027NNN', 'Rg Nr. NNN / 2027'] as const).map(
    (written): Row => [
      `a number written as ${written}`,
      ({ omer }) =>
        pays({ name: 'Ali Kaya', text: `Rg ${written.replace('NNN', omer.invoice.bill_number.slice(5))}` }, '1.00'),
      ['1.00 waits: no_bill_named; omer number_hinted'],
    ],
  ),
  ...(['\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2212'] as const).map(
    (dash): Row => [
      `a number with the dash U+${dash.codePointAt(0)?.toString(16)}`,
      (world) => pays({ text: `Rg ${named(world).replace('-', dash)}` }),
      ['60.00 paid seyma'],
    ],
  ),
];

/** Cases that only a clerk can decide. */
const asked: readonly Row[] = [
  [
    'two equal gifts in one statement',
    () => camt([statement({ entries: [gift(), gift()] })]),
    ['25.00 waits: no_bill_named', '25.00 waits: no_bill_named'],
  ],
  [
    'two equal gifts in two statements of a file',
    () => camt([statement({ id: '1', entries: [gift()] }), statement({ id: '2', entries: [gift()] })]),
    ['25.00 waits: no_bill_named', '25.00 waits: perhaps_known'],
  ],
  [
    'the same with the bank’s reference',
    () => camt([statement({ id: '1', entries: [gift('R1')] }), statement({ id: '2', entries: [gift('R1')] })]),
    ['25.00 waits: no_bill_named'],
  ],
  [
    'two equal payments that name an invoice, in two statements',
    (world) =>
      camt([1, 2].map((id) => statement({ id: String(id), entries: [entry({ details: [{ text: named(world) }] })] }))),
    ['60.00 paid seyma', '60.00 waits: perhaps_known; credit seyma household_named'],
  ],
  [
    'two invoices of two households',
    (world) => pays({ text: `${named(world)} ${world.omer.invoice.bill_number}` }, '180.00'),
    ['180.00 waits: several_bills_named; seyma household_named, omer household_named'],
  ],
];

function gift(reference?: string): string {
  return entry({
    amount: '25.00',
    ...(reference ? { reference } : {}),
    details: [{ name: 'Spender', text: 'Spende' }],
  });
}

readsEachFile([...batches, ...payers, ...asked]);
