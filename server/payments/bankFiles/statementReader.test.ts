import { describe, expect, it } from 'vitest';
import type { BankLine } from '../../../domain/payments/bank/bankLine.ts';
import { patience } from '../../../scripts/lib/patience.mjs';
import { aBankFile, arriving, bankSample, OUR_IBAN } from '../../testing/bank/bankFiles.ts';
import { roomFor } from './bankFormat.ts';
import { readStatements } from './statementReader.ts';

async function told(name: string): Promise<string[]> {
  const statements = await readStatements(arriving(await bankSample(name), 7), roomFor());
  return statements.flatMap(({ iban, lines, skipped }) => [
    ...lines.map(lineText),
    ...(iban === OUR_IBAN ? [] : [`of ${iban}`]),
    ...(skipped ? [`skipped ${skipped}`] : []),
  ]);
}

function lineText(line: BankLine): string {
  const { amount_cents, booked_on, value_date, is_return, kind, ...words } = line;
  const days = booked_on === value_date ? booked_on : `${booked_on} value ${value_date}`;
  const said = Object.entries(words).flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`]));
  const what = kind === 'movement' ? [] : [kind];
  return [amount_cents, days, ...(is_return ? ['return'] : []), ...what, ...said].join(' | ');
}

describe('a statement is read as the bank wrote it', () => {
  it('single movements in version 2, in a one-byte encoding', async () => {
    expect(await told('single-v02-latin1.xml')).toEqual([
      '6000 | 2027-01-08 value 2027-01-07 | counterparty_name: Günther Österreicher | counterparty_iban: AT483200000012345864 | remittance_text: Mitgliedsbeitrag rf39 2027 0009 01 danke | bank_reference: 201112701081AI-00000001',
      '5650 | 2027-01-08 | counterparty_name: Ayse Yildiz | remittance_text: Beitrag <2027> & Spende | bank_reference: 201112701081AI-00000002',
      '-500 | 2027-01-08 | remittance_text: Kontoführungsentgelt | bank_reference: 201112701081AI-00000003',
    ]);
  });

  it('element names with a prefix, times instead of days, no bank references', async () => {
    const gift = '2000 | 2027-01-05 | counterparty_name: Familie Şahin | remittance_text: Spende';

    expect(await told('equal-gifts-v02-prefixed.xml')).toEqual([gift, gift]);
  });

  it('a batch in version 8: a line for each movement that has an amount, otherwise one line with all texts', async () => {
    const from = 'counterparty_iban: DE89370400440532013000';

    expect(await told('batch-v08.xml')).toEqual([
      `6000 | 2027-01-08 | counterparty_name: Mehmet Yılmaz | ${from} | remittance_text: Rechnung 2027-000902 | end_to_end_id: E2E-T1 | bank_reference: SAMMLER-77/T1`,
      `6000 | 2027-01-08 | counterparty_name: Hatice Öztürk | ${from} | remittance_text: Aidat | end_to_end_id: E2E-T2 | bank_reference: SAMMLER-77/T2`,
      `6000 | 2027-01-08 | counterparty_name: Öztürk, Ali | ${from} | structured_reference: RF822027000903 | end_to_end_id: E2E-T3 | bank_reference: SAMMLER-77/T3`,
      '7500 | 2027-01-08 | not_split | remittance_text: Erste von zweien Zweite von zweien | bank_reference: SAMMLER-78',
    ]);
  });

  it('version 4: entries that are pending or over 0 are left out, and the amount in the account’s currency counts', async () => {
    expect(await told('pending-v04.xml')).toEqual([
      '3600 | 2027-01-08 | counterparty_name: Elif Demir | counterparty_iban: CH9300762011623852957 | remittance_text: 2027-000904 Jahresbeitrag | bank_reference: B-1',
      'skipped 2',
    ]);
  });

  it('a return of an earlier movement', async () => {
    expect(await told('returns-v08.xml')).toEqual([
      '-6000 | 2027-01-09 | return | return_code: AC04 | counterparty_name: Mehmet Yılmaz | counterparty_iban: DE89370400440532013000 | end_to_end_id: E2E-T1 | bank_reference: R-1',
      '-25000 | 2027-01-08 | counterparty_name: Bestattung Wien | counterparty_iban: AT483200000012345864 | remittance_text: RE 4711 | bank_reference: R-2',
      '25000 | 2027-01-09 | return | counterparty_name: Bestattung Wien | remittance_text: Rückleitung RE 4711 | bank_reference: R-3',
    ]);
  });

  it('several accounts in a file, an entry without details', async () => {
    expect(await told('two-accounts-v08.xml')).toEqual([
      '1234 | 2027-01-08 | remittance_text: BAREINZAHLUNG Hasan Çelik | bank_reference: Q-1',
      '100 | 2027-01-08',
      'of AT483200000012345864',
    ]);
  });

  it.each(['utf-8', 'utf16le'] as const)('with a byte order mark in %s', async (encoding) => {
    const text = String(await bankSample('two-accounts-v08.xml')).replace(/encoding="UTF-8"/, '');
    const [first] = await readStatements(arriving(Buffer.from(`\ufeff${text}`, encoding), 3), roomFor());

    expect(first?.lines[0]?.remittance_text).toBe('BAREINZAHLUNG Hasan Çelik');
  });
});

const GOOD = String(aBankFile([{ text: 'Beitrag' }]));
const edited = (find: string | RegExp, replacement: string) => GOOD.replace(find, replacement);
const entities = Array.from({ length: 9 }, (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`).join(
  '',
);

// proves: promise.6
describe('a file is refused with a clear key:', () => {
  it.each<[string, string | Buffer, string]>([
    ['nothing', '', 'bank_statement_wrong_kind'],
    ['an archive', Buffer.from('PK\u0003\u0004rest of the archive', 'latin1'), 'bank_statement_wrong_kind'],
    ['a PDF', '%PDF-1.7', 'bank_statement_wrong_kind'],
    ['a table', 'Datum;Betrag\n08.01.2027;60,00', 'bank_statement_wrong_kind'],
    ['a page', '<!doctype html><html><body></body></html>', 'bank_statement_wrong_kind'],
    ['other XML', '<a/>', 'bank_statement_wrong_kind'],
    ['an order', edited('camt.053.001.08', 'pain.001.001.09'), 'bank_statement_wrong_kind'],
    ['an advice', edited('camt.053.001.08', 'camt.054.001.08'), 'bank_statement_wrong_kind'],
    [
      'a report of the day',
      edited('camt.053.001.08', 'camt.052.001.08').replaceAll('BkToCstmrStmt', 'BkToCstmrAcctRpt'),
      'bank_statement_wrong_kind',
    ],
    ['a file without a statement', GOOD.replace(/<Stmt>.*<\/Stmt>/s, ''), 'bank_statement_wrong_kind'],
    ['half a file', GOOD.slice(0, 400), 'bank_statement_not_readable'],
    ['more than a file', `${GOOD}<more/>`, 'bank_statement_not_readable'],
    ['an unknown encoding', edited('UTF-8', 'KLINGON'), 'bank_statement_not_readable'],
    [
      'an entity of its own',
      edited('?>', '?><!DOCTYPE a [<!ENTITY b "c">]>').replace('Beitrag', '&b;'),
      'bank_statement_not_readable',
    ],
    [
      'another file by reference',
      edited('?>', '?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>').replace('Beitrag', '&b;'),
      'bank_statement_not_readable',
    ],
    [
      'a billion laughs',
      edited('?>', `?><!DOCTYPE a [<!ENTITY l0 "lol">${entities}]>`).replace('Beitrag', '&l9;'),
      'bank_statement_not_readable',
    ],
    ['an unknown entity', edited('Beitrag', '&b;'), 'bank_statement_not_readable'],
    ['elements nested too deeply', edited('Beitrag', '<a>'.repeat(100_000)), 'bank_statement_not_readable'],
  ])('%s', async (_what, file, key) => {
    await expect(readStatements(arriving(file), roomFor())).rejects.toThrow(new RegExp(`^${key}$`));
  });
});

it.each([
  ['an amount', '<Amt Ccy="EUR">60.00', '<Amt Ccy="EUR">60.001', '2, Amt: 60.001 · 2027-01-11'],
  ['an amount below nothing', '<Amt Ccy="EUR">60.00', '<Amt Ccy="EUR">-60.00', '2, Amt: -60.00 · 2027-01-11'],
  [
    'an impossible amount',
    '<Amt Ccy="EUR">60.00',
    '<Amt Ccy="EUR">99999999999999',
    '2, Amt: 99999999999999 · 2027-01-11',
  ],
  ['both days', /<BookgDt>.*$/s, '', '2, BookgDt: – · 60.00'],
  ['a side', '<CdtDbtInd>CRDT', '<CdtDbtInd>BOTH', '2, CdtDbtInd: BOTH · 60.00 · 2027-01-11'],
] as const)(
  'an entry that cannot be read is named with its field, and the other is read: %s',
  async (_what, find, replacement, name) => {
    const file = String(aBankFile([{ text: 'first' }, { text: 'second' }]));
    const second = file.lastIndexOf('<Ntry>');
    const end = file.lastIndexOf('</Ntry>');
    const broken = file.slice(0, second) + file.slice(second, end).replace(find, replacement) + file.slice(end);
    const room = roomFor();
    const [statement] = await readStatements(arriving(broken), room);

    expect(statement?.lines.map(({ remittance_text: text }) => text)).toEqual(['first']);
    expect(room.leftOut.list()).toEqual([{ why: 'not_readable', name, count: 1 }]);
  },
);

it('control characters and text direction marks are removed from the bank’s texts', async () => {
  const [statement] = await readStatements(
    arriving(aBankFile([{ text: 'Ali\u009b31m \u202eYılmaz\u2066' }])),
    roomFor(),
  );

  expect(statement?.lines[0]?.remittance_text).toBe('Ali 31m Yılmaz');
});

it('while a statement of a megabyte is read, other requests are served', async () => {
  const file = aBankFile(
    Array.from({ length: 3_000 }, (_, index) => ({
      reference: `R${index}`,
      name: 'Mehmet Yılmaz',
      text: 'Mitgliedsbeitrag',
    })),
  );
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 1);

  const [statement] = await readStatements(arriving(file, file.length), roomFor());
  clearInterval(timer);

  expect(file.length).toBeGreaterThan(1_000_000);
  expect(statement?.lines).toHaveLength(3_000);
  expect(turns).toBeGreaterThan(20);
});

it('what an entry says about all its movements is read once, however many there are', async () => {
  const movement = '<TxDtls><Amt Ccy="EUR">1.00</Amt></TxDtls>';
  const one = String(aBankFile([{ amount: '2000.00' }]));
  const file = one
    .replace(/<TxDtls>.*<\/TxDtls>/s, movement.repeat(2_000))
    .replace('</Ntry>', `${'<AddtlNtryInf>SAMMLER</AddtlNtryInf>'.repeat(16_000)}</Ntry>`);
  const began = performance.now();

  const [statement] = await readStatements(arriving(file, file.length), roomFor());

  expect(statement?.lines).toHaveLength(2_000);
  expect(statement?.lines[1_999]?.remittance_text).toMatch(/^SAMMLER SAMMLER/);
  expect(performance.now() - began).toBeLessThan(patience(1_500));
});
