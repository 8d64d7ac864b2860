import { type Row, readsEachFile } from '../../testing/bank/bankTable.ts';
import { camt, entry, single, statement } from '../../testing/bank/camt.ts';

const PAID = ['60.00 paid seyma'];
/** Nothing is booked by a guess: a clerk decides. */
const GUESSED = ['60.00 waits: no_bill_named; seyma amount'];
const BY_NAME = ['60.00 waits: no_bill_named; seyma name_and_amount'];

const WORDS = 'Zahlungszweck';
/** A file whose remittance text is this markup. */
const written = (markup: string) =>
  Buffer.from(String(single({ details: [{ text: WORDS }] })).replace(`${WORDS}</Ustrd>`, `${markup}</Ustrd>`));

/** The three Turkish letters in the one-byte encodings for Turkish. */
const TURKISH: Record<string, number> = { Ş: 0xde, ş: 0xfe, ı: 0xfd };
const inTurkishBytes = (file: Buffer) =>
  Buffer.from([...String(file)].map((letter) => TURKISH[letter] ?? letter.charCodeAt(0)));

const spelled = (number: string, zero: number) =>
  [...number].map((sign) => (sign === '-' ? sign : String.fromCodePoint(zero + Number(sign)))).join('');

const references: readonly Row[] = [
  [
    'a reference in small letters between other signs',
    ({ seyma }) => single({ details: [{ text: `beitrag:${seyma.invoice.payment_reference.toLowerCase()}/danke` }] }),
    PAID,
  ],
  [
    'a reference in groups with hyphens',
    ({ seyma }) => single({ details: [{ text: seyma.invoice.payment_reference.replace(/(.{4})/g, '$1-') }] }),
    PAID,
  ],
  [
    'a reference of which the bank made two lines',
    ({ seyma: { invoice } }) =>
      written(`${invoice.payment_reference.slice(0, 7)}</Ustrd><Ustrd>${invoice.payment_reference.slice(7)}`),
    PAID,
  ],
  [
    'a reference with a wrong check digit',
    ({ seyma: { invoice } }) =>
      single({ details: [{ reference: invoice.payment_reference.replace(/\d$/, (last) => `${9 - Number(last)}`) }] }),
    GUESSED,
  ],
  [
    'a bill number between words without blanks',
    ({ seyma }) => single({ details: [{ text: `Re.Nr${seyma.invoice.bill_number}v.08.01.27` }] }),
    PAID,
  ],
  [
    'a bill number with digits of another script',
    ({ seyma }) => single({ details: [{ text: spelled(seyma.invoice.bill_number, 0x660) }] }),
    GUESSED,
  ],
  [
    'a bill number with the letter O for the digit',
    ({ seyma }) => single({ details: [{ text: seyma.invoice.bill_number.replaceAll('0', 'O') }] }),
    GUESSED,
  ],
  ...['\u200b', '\u2060', '\ufeff', '\u00ad', '\u200e', '\u200f', '\u061c'].map(
    (sign): Row => [
      `a bill number with the invisible sign U+${sign.charCodeAt(0).toString(16).padStart(4, '0')} inside`,
      ({ seyma: { invoice } }) => single({ details: [{ text: invoice.bill_number.split('').join(sign) }] }),
      PAID,
    ],
  ),
  [
    'a bill number between marks of text direction, and a picture',
    ({ seyma }) => single({ details: [{ text: `\u202e\u2067${seyma.invoice.bill_number}\u2069 💶` }] }),
    PAID,
  ],
  [
    'one invoice in the reference, and another household’s in the text',
    ({ seyma, omer }) =>
      single({ details: [{ reference: seyma.invoice.payment_reference, text: omer.invoice.bill_number }] }),
    ['60.00 waits: several_bills_named; seyma household_named, omer household_named'],
  ],
];

const encodings: readonly Row[] = [
  [
    'letters of Windows for Turkish',
    ({ seyma }) =>
      inTurkishBytes(
        single(
          { details: [{ name: 'Şeyma Aydın', text: `şubat ${seyma.invoice.bill_number}` }] },
          { declared: 'windows-1254' },
        ),
      ),
    PAID,
  ],
  [
    'letters of ISO for Turkish, and a name alone',
    () => inTurkishBytes(single({ details: [{ name: 'Şeyma Aydın' }] }, { declared: 'ISO-8859-9' })),
    BY_NAME,
  ],
  [
    'UTF-16 with the higher byte first',
    ({ seyma }) =>
      Buffer.from(
        `\ufeff${single({ details: [{ text: seyma.invoice.bill_number }] }, { declared: 'UTF-16' })}`,
        'utf16le',
      ).swap16(),
    PAID,
  ],
  [
    'a name with its accents as signs of their own',
    () => single({ details: [{ name: 'ŞEYMA AYDIN'.normalize('NFD') }] }),
    BY_NAME,
  ],
  ['markup as text', ({ seyma }) => written(`<![CDATA[<b>${seyma.invoice.bill_number}</b>]]>`), PAID],
  [
    'digits as references to characters',
    ({ seyma }) => written([...seyma.invoice.bill_number].map((sign) => `&#${sign.charCodeAt(0)};`).join('')),
    PAID,
  ],
  [
    'a character that XML forbids',
    ({ seyma }) => written(`&#xD800;${seyma.invoice.bill_number}`),
    ['refused: bank_statement_not_readable'],
  ],
  [
    'a name and a text without end',
    ({ seyma }) =>
      single({ details: [{ name: 'Ş'.repeat(5_000), text: `${seyma.invoice.bill_number} ${'x'.repeat(20_000)}` }] }),
    PAID,
  ],
];

const unreadable = (field: string) => [`refused: bank_statement_entry_not_readable 1 ${field}`];

const values: readonly Row[] = [
  ...['60,00', '6e1', '60.001', '-60.00', '99999999999999999.99'].map(
    (amount): Row => [`an amount of ${amount}`, () => single({ amount }), unreadable('Amt')],
  ),
  ...['2027-02-30', '0000-01-01', '08.01.2027'].map(
    (booked): Row => [`a day that is ${booked}`, () => single({ booked }), unreadable('BookgDt')],
  ),
  [
    'neither credit nor debit',
    () => Buffer.from(String(single({})).replace('<CdtDbtInd>CRDT</CdtDbtInd>', '')),
    unreadable('CdtDbtInd'),
  ],
  [
    'the currency in small letters',
    ({ seyma }) => single({ currency: 'eur', details: [{ text: seyma.invoice.bill_number }] }),
    PAID,
  ],
];

const reversals: readonly Row[] = [
  [
    'a payment and its return in one statement',
    ({ seyma }) => {
      const details = [{ text: seyma.invoice.bill_number, endToEnd: 'E-1' }];
      return camt([
        statement({
          entries: [
            entry({ reference: 'R1', details }),
            entry({ reference: 'R2', side: 'DBIT', isReversal: true, details }),
          ],
        }),
      ]);
    },
    ['-60.00 waits: returned', ...PAID],
  ],
  [
    'a batch and its return as a batch',
    ({ seyma, omer }) => {
      const details = [
        { amount: '60.00', text: seyma.invoice.bill_number },
        { amount: '120.00', text: omer.invoice.bill_number },
      ];
      const batch = { amount: '180.00', count: 2, details };
      return camt([
        statement({
          entries: [
            entry({ ...batch, reference: 'B1' }),
            entry({ ...batch, reference: 'B2', side: 'DBIT', isReversal: true }),
          ],
        }),
      ]);
    },
    ['-120.00 waits: returned', '-60.00 waits: returned', '120.00 paid omer', ...PAID],
  ],
];

readsEachFile([...references, ...encodings, ...values, ...reversals]);
