import { type Row, readsEachFile } from '../../testing/bank/bankTable.ts';
import { camt, entry, single, statement } from '../../testing/bank/camt.ts';
import { aZip } from '../../testing/documents/aZip.ts';

const PAID = ['60.00 paid seyma'];

const named = (world: { seyma: { invoice: { bill_number: string } } }) => [{ text: world.seyma.invoice.bill_number }];

/** Balances and days of the statements in a file. */
const balances: readonly Row[] = [
  [
    'balances that fit',
    (world) => camt([statement({ opening: '10.00', closing: '70.00', entries: [entry({ details: named(world) })] })]),
    PAID,
  ],
  [
    'a closing balance that lacks a cent',
    (world) => camt([statement({ opening: '10.00', closing: '70.01', entries: [entry({ details: named(world) })] })]),
    [...PAID, 'balance 0.01'],
  ],
  [
    'negative balances',
    (world) =>
      camt([statement({ opening: '-100.00', closing: '-40.00', entries: [entry({ details: named(world) })] })]),
    PAID,
  ],
  [
    'a missing statement between two others',
    () =>
      camt(
        [
          statement({ id: '1', from: '2027-01-08', opening: '0.00', closing: '5.00' }),
          statement({ id: '3', from: '2027-01-08', opening: '9.00', closing: '9.00' }),
        ].map((one, place) => (place === 0 ? one.replaceAll('2027-01-08', '2027-01-04') : one)),
      ),
    ['balance 5.00', 'gap 4.00'],
  ],
  [
    'two statements of the same days',
    () =>
      camt([
        statement({ id: '1', from: '2027-01-01', opening: '0.00', closing: '0.00' }),
        statement({ id: '2', from: '2027-01-05', opening: '7.00', closing: '7.00' }),
      ]),
    ['overlap'],
  ],
];

/** ZIP files as banks make them, and as somebody else might. */
const archives: readonly Row[] = [
  [
    'a ZIP with two statements and a PDF',
    (world) =>
      aZip({
        'a.xml': single({ reference: 'A', details: named(world) }),
        'b.xml': single({ reference: 'B', amount: '5.00' }),
        'c.pdf': '%PDF-1.7',
      }),
    ['5.00 waits: no_bill_named', ...PAID, 'left out: 1 other_file c.pdf'],
  ],
  [
    'a ZIP that contains the same line twice',
    (world) =>
      aZip({
        'a.xml': single({ reference: 'A', details: named(world) }),
        'b.xml': single({ reference: 'A', details: named(world) }),
      }),
    PAID,
  ],
  ['a ZIP without a statement', () => aZip({ 'c.pdf': '%PDF-1.7' }), ['refused: bank_statement_wrong_kind']],
  [
    'a ZIP in a ZIP',
    () => aZip({ 'inner.zip': aZip({ 'a.xml': single({}) }) }),
    ['refused: bank_statement_wrong_kind'],
  ],
  [
    'a ZIP that is cut off',
    () => aZip({ 'a.xml': single({}) }).subarray(0, 200),
    ['refused: bank_archive_not_readable'],
  ],
  ['a ZIP bomb', () => aZip({ 'a.xml': Buffer.alloc(40_000_000, ' ') }), ['refused: bank_archive_not_readable']],
  [
    'a ZIP with a thousand files and one',
    () => aZip(Object.fromEntries(Array.from({ length: 1_001 }, (_, n) => [`${n}.xml`, '']))),
    ['refused: bank_archive_not_readable'],
  ],
];

readsEachFile([...balances, ...archives]);
