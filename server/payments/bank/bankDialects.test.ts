import { type Row, readsEachFile } from '../../testing/bank/bankTable.ts';
import { camt, entry, single, statement } from '../../testing/bank/camt.ts';

const OTHER = 'AT483200000012345864';
const PAID = ['60.00 paid seyma'];

/** One payment in the formats of Austrian banks and payment services, after their public descriptions. */
const banks: readonly Row[] = [
  [
    'Erste and Sparkasse (George): reference in Strd, version 02',
    ({ seyma }) =>
      single(
        { details: [{ name: 'Seyma Aydin', iban: OTHER, reference: seyma.invoice.payment_reference }] },
        { version: '02' },
      ),
    PAID,
  ],
  [
    'Erste, version 08',
    ({ seyma }) =>
      single({
        reference: '2011270801',
        details: [{ name: 'Seyma Aydin', reference: seyma.invoice.payment_reference }],
      }),
    PAID,
  ],
  [
    'Raiffeisen (ELBA): the text in AddtlNtryInf alone',
    ({ seyma }) => single({ note: `Gutschrift ${seyma.invoice.payment_reference}`, details: [] }, { version: '04' }),
    PAID,
  ],
  [
    'Raiffeisen: “Gutschrift” as purpose, the reference in AddtlTxInf',
    ({ seyma }) => single({ details: [{ text: 'Gutschrift', note: seyma.invoice.payment_reference }] }),
    PAID,
  ],
  [
    'Raiffeisen: a purpose of the payer, the reference in AddtlNtryInf',
    ({ seyma }) => single({ note: seyma.invoice.payment_reference, details: [{ text: 'Gutschrift' }] }),
    PAID,
  ],
  [
    'BAWAG: the reference in groups of four',
    ({ seyma }) =>
      single({ details: [{ text: seyma.invoice.payment_reference.replace(/(.{4})/g, '$1 ') }] }, { version: '04' }),
    PAID,
  ],
  [
    'Bank Austria (UniCredit): names with a prefix',
    ({ seyma }) => single({ details: [{ text: seyma.invoice.bill_number }] }, { prefix: 'ns2' }),
    PAID,
  ],
  [
    'Oberbank: the reference as EndToEndId',
    ({ seyma }) => single({ details: [{ endToEnd: seyma.invoice.payment_reference }] }),
    PAID,
  ],
  [
    'Volksbank: the bill number across two lines',
    ({ seyma }) =>
      single({
        details: [{ text: `Rechnung ${seyma.invoice.bill_number.slice(0, 5)}\n${seyma.invoice.bill_number.slice(5)}` }],
      }),
    PAID,
  ],
  [
    'the Stuzza dialect’s namespace',
    ({ seyma }) =>
      single(
        { details: [{ text: seyma.invoice.bill_number }] },
        { version: '02', space: 'ISO:camt.053.001.02:APC:STUZZA:payments:003' },
      ),
    PAID,
  ],
  [
    'a namespace that only one bank uses',
    ({ seyma }) => single({ details: [{ text: seyma.invoice.bill_number }] }, { space: 'urn:some-bank:statement' }),
    PAID,
  ],
  [
    'no namespace at all',
    ({ seyma }) =>
      Buffer.from(String(single({ details: [{ text: seyma.invoice.bill_number }] })).replace(/ xmlns="[^"]*"/, '')),
    PAID,
  ],
  [
    'in an envelope with a business header',
    ({ seyma }) =>
      Buffer.from(
        String(single({ details: [{ text: seyma.invoice.bill_number }] }))
          .replace('?>', '?><Envelope><AppHdr xmlns="urn:iso:std:iso:20022:tech:xsd:head.001.001.02"/>')
          .concat('</Envelope>'),
      ),
    PAID,
  ],
  [
    'SEPA instant: points in time',
    ({ seyma }) =>
      Buffer.from(
        String(single({ details: [{ text: seyma.invoice.bill_number }] })).replaceAll(
          '<Dt>2027-01-08</Dt>',
          '<DtTm>2027-01-08T23:59:58.123+01:00</DtTm>',
        ),
      ),
    PAID,
  ],
  [
    'a standing order that names an invoice that is paid already',
    ({ nesrin }) =>
      single({ details: [{ name: 'Nesrin Gueler', text: `Dauerauftrag ${nesrin.invoice.bill_number}` }] }),
    ['60.00 waits: bill_paid; credit nesrin household_named'],
  ],
  [
    'PayPal: behind the service the payer',
    () => single({ details: [{ name: 'PayPal Europe S.a.r.l.', iban: OTHER, ultimate: 'Şeyma Aydın' }] }),
    ['60.00 waits: no_bill_named; seyma name_and_amount'],
  ],
  [
    'Wise: the payer in the purpose',
    () => single({ details: [{ name: 'Wise Payments Ltd', text: 'From Omer Kilic' }] }),
    ['60.00 waits: no_bill_named; omer name'],
  ],
  [
    'Revolut: in capitals, surname first',
    () => single({ details: [{ name: 'AYDIN, SEYMA' }] }),
    ['60.00 waits: no_bill_named; seyma name_and_amount'],
  ],
  [
    'cash at the counter',
    () => single({ note: 'BAREINZAHLUNG OEMER KILIC', details: [] }),
    ['60.00 waits: no_bill_named; omer name'],
  ],
];

const encodings: readonly Row[] = [
  [
    'Latin letters of one byte under a declaration of UTF-8',
    () => single({ details: [{ name: 'Nesrin Güler' }] }, { encoding: 'latin1' }),
    ['60.00 waits: no_bill_named; credit nesrin name'],
  ],
  [
    'the same, declared',
    () => single({ details: [{ name: 'Nesrin Güler' }] }, { encoding: 'latin1', declared: 'ISO-8859-1' }),
    ['60.00 waits: no_bill_named; credit nesrin name'],
  ],
  [
    'UTF-8 with a mark, declared as Latin',
    () =>
      Buffer.concat([
        Buffer.from([0xef, 0xbb, 0xbf]),
        single({ details: [{ name: 'Nesrin Güler' }] }, { declared: 'ISO-8859-1' }),
      ]),
    ['60.00 waits: no_bill_named; credit nesrin name'],
  ],
  [
    'UTF-16',
    () =>
      Buffer.from(
        `\ufeff${String(single({ details: [{ name: 'Nesrin Güler' }] }, { declared: 'UTF-16' }))}`,
        'utf16le',
      ),
    ['60.00 waits: no_bill_named; credit nesrin name'],
  ],
  [
    'characters that the bank could not send',
    () => single({ details: [{ name: '?eyma Ayd?n' }] }),
    ['60.00 waits: no_bill_named; seyma name_with_gaps'],
  ],
];

const named = (world: { seyma: { invoice: { bill_number: string } } }) => [{ text: world.seyma.invoice.bill_number }];

const foreign: readonly Row[] = [
  ['an amount with leading noughts', (world) => single({ amount: '000000000000060.00', details: named(world) }), PAID],
  ['an amount with a dot at its end', (world) => single({ amount: '60.', details: named(world) }), PAID],
  ['an amount with five decimals, all nought', (world) => single({ amount: '60.00000', details: named(world) }), PAID],
  [
    'a value date of 9999',
    (world) => single({ value: '9999-12-31', details: named(world) }),
    ['60.00 waits: unlikely_date (9999-12-31); seyma household_named'],
  ],
  [
    'a value date of 2062',
    (world) => single({ value: '2062-11-24', details: named(world) }),
    ['60.00 waits: unlikely_date (2062-11-24); seyma household_named'],
  ],
  [
    'a value date eight days after the statement',
    (world) => single({ value: '2027-01-16', details: named(world) }),
    ['60.00 waits: unlikely_date (2027-01-16); seyma household_named'],
  ],
  [
    'a value date a week after it',
    (world) => single({ value: '2027-01-15', details: named(world) }),
    ['60.00 paid seyma on 2027-01-15'],
  ],
  [
    'a value date of two years ago',
    (world) => single({ value: '2025-01-08', details: named(world) }),
    ['60.00 waits: unlikely_date (2025-01-08); seyma household_named'],
  ],
  [
    'an account in dollars beside ours',
    (world) =>
      camt([
        statement({ entries: [entry({ details: named(world) })] }),
        statement({ iban: OTHER, entries: [entry({ currency: 'USD' }), entry({ amount: 'x' })] }),
      ]),
    [...PAID, `left out: 2 other_account ${OTHER}`],
  ],
  [
    'an account without IBAN beside ours',
    (world) => camt([statement({ account: '4711-GIRO' }), statement({ entries: [entry({ details: named(world) })] })]),
    [...PAID, 'left out: 1 other_account 4711-GIRO'],
  ],
  [
    'an entry in dollars on our account',
    (world) => camt([statement({ entries: [entry({ currency: 'USD' }), entry({ details: named(world) })] })]),
    [...PAID, 'left out: 1 currency USD'],
  ],
  [
    'only another account',
    () => camt([statement({ iban: OTHER, entries: [entry({})] })]),
    ['refused: bank_statement_of_another_account'],
  ],
  ['only dollars', () => single({ currency: 'USD' }), ['refused: bank_statement_not_in_euro']],
  [
    'an invalid amount in the second entry',
    () => camt([statement({ entries: [entry({}), entry({ amount: '1,50' })] })]),
    ['60.00 waits: no_bill_named; seyma amount', 'left out: 1 not_readable 2, Amt: 1,50 · 2027-01-08'],
  ],
  [
    'a value date that is none',
    (world) => single({ booked: '2027-01-08', value: '2027-02-30', details: named(world) }),
    ['60.00 waits: unlikely_date (2027-02-30); seyma household_named'],
  ],
  ['BOOK in small letters', (world) => single({ status: 'book', details: named(world) }), PAID],
  ['Book as the bank’s own word', (world) => single({ status: '<Prtry>Book</Prtry>', details: named(world) }), PAID],
  [
    'statuses that only one bank uses',
    () =>
      camt([
        statement({
          entries: [
            entry({ status: '<Prtry>VORMERK</Prtry>' }),
            entry({ status: 'PDNG' }),
            entry({ status: 'INFO' }),
            entry({ amount: '0.00' }),
          ],
        }),
      ]),
    ['left out: 1 status VORMERK', 'left out: 1 status PDNG', 'left out: 1 status INFO', 'left out: 1 no_amount'],
  ],
];

readsEachFile([...banks, ...encodings, ...foreign]);
