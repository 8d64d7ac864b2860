import { OUR_IBAN } from '../../testing/bank/bankFiles.ts';
import { type Row, readsEachFile, type World } from '../../testing/bank/bankTable.ts';
import { camt, type EntryOf, entry, single, statement, xml } from '../../testing/bank/camt.ts';

const PAID = ['60.00 paid seyma'];

/** An entry that names Şeyma's invoice. */
const naming = ({ seyma }: World, of: EntryOf = {}) => entry({ details: [{ text: seyma.invoice.bill_number }], ...of });
const file = (...entries: string[]) => camt([statement({ entries })]);
/** The file with a part replaced. */
const edited = (bytes: Buffer, find: string | RegExp, replacement: string) =>
  Buffer.from(String(bytes).replace(find, replacement));

const amounts: readonly Row[] = [
  ...['60', '60.', '+60.00', '00060.00', '60.000', ' 60.00 ', '\n60.00\n', '60.0000000001', '59.99999999999999'].map(
    (amount): Row => [`an amount of ${JSON.stringify(amount)}`, (world) => file(naming(world, { amount })), PAID],
  ),
  ['an amount without digits before the point', (world) => file(naming(world, { amount: '.50' })), ['0.50 paid seyma']],
  [
    'an amount of minus nothing',
    (world) => file(naming(world, { amount: '-0.00' }), naming(world)),
    [...PAID, 'left out: 1 no_amount'],
  ],
  ...['60,00', '60.001', '-60.00', '6e1', '1 060.00', 'sechzig', '99999999999.00'].map(
    (amount): Row => [
      `an amount of ${amount} beside others`,
      (world) =>
        file(naming(world, { reference: 'A-1' }), entry({ amount, reference: 'A-2' }), entry({ amount: '7.00' })),
      [...PAID, '7.00 waits: no_bill_named', `left out: 1 not_readable 2, Amt: ${amount} · 2027-01-08 · A-2`].sort(),
    ],
  ),
  [
    'a side and a booking day that cannot be read, and a balance that says how much is missing',
    (world) => {
      const side = entry({ reference: 'S' }).replace('CRDT', 'HABEN');
      const day = entry({ reference: 'T', value: 'x', booked: 'y' });
      return camt([statement({ opening: '0.00', closing: '180.00', entries: [naming(world), side, day] })]);
    },
    [
      ...PAID,
      'balance 120.00',
      'left out: 1 not_readable 2, CdtDbtInd: HABEN · 60.00 · 2027-01-08 · S',
      'left out: 1 not_readable 3, BookgDt: y · 60.00 · T',
    ],
  ],
  [
    'an amount inside a collective entry that cannot be read',
    (world) =>
      file(
        entry({
          amount: '120.00',
          details: [{ amount: '60,00', text: world.seyma.invoice.bill_number }, { amount: '60.00' }],
        }),
        naming(world),
      ),
    ['120.00 waits: not_split; credit seyma household_named', ...PAID],
  ],
  [
    'only an amount that cannot be read',
    () => single({ amount: '60.001' }),
    ['refused: bank_statement_entry_not_readable 1 Amt'],
  ],
];

const BBAN = OUR_IBAN.slice(4);
const accounts: readonly Row[] = [
  ...[
    OUR_IBAN,
    OUR_IBAN.toLowerCase(),
    OUR_IBAN.replace(/(.{4})/g, '$1 '),
    `IBAN ${OUR_IBAN}`,
    BBAN,
    `${BBAN.slice(0, 5)}/${BBAN.slice(5)}`,
  ].map(
    (account): Row => [
      `our account as another number, ${account}`,
      (world) => camt([statement({ account, entries: [naming(world)] })]),
      PAID,
    ],
  ),
  [
    'the account after the entries',
    (world) => {
      const bytes = String(file(naming(world), naming(world, { status: '<Cd>PDNG</Cd>' })));
      const [account = ''] = /<Acct>.*?<\/Acct>/.exec(bytes) ?? [];
      return Buffer.from(bytes.replace(account, '').replace('</Stmt>', `${account}</Stmt>`));
    },
    [...PAID, 'left out: 1 status PDNG'],
  ],
  [
    'another account after its entries, one of which cannot be read, and ours',
    (world) => {
      const other = statement({ iban: 'AT483200000012345864', entries: [entry({ amount: 'x' }), naming(world)] });
      const [account = ''] = /<Acct>.*?<\/Acct>/.exec(other) ?? [];
      return camt([
        other.replace(account, '').replace('</Stmt>', `${account}</Stmt>`),
        statement({ entries: [naming(world)] }),
      ]);
    },
    [...PAID, 'left out: 2 other_account AT483200000012345864'],
  ],
  [
    'no account at all',
    (world) => edited(file(naming(world)), /<Acct>.*?<\/Acct>/, ''),
    ['refused: bank_statement_of_another_account'],
  ],
];

const states: readonly Row[] = [
  ...[
    '<Prtry>BOOKED</Prtry>',
    '<Prtry>Booked</Prtry>',
    '<Prtry>BOOK</Prtry>',
    '<Cd> BOOK </Cd>',
    'BOOK',
    'GEBUCHT',
  ].map((status): Row => [`the status ${status}`, (world) => file(naming(world, { status })), PAID]),
  ...['PDNG', 'INFO', 'FUTR', 'VORGEMERKT'].map(
    (status): Row => [
      `the status ${status}`,
      (world) => file(naming(world, { status: `<Prtry>${status}</Prtry>` }), naming(world)),
      [...PAID, `left out: 1 status ${status}`],
    ],
  ),
];

/** Remittance information of this structure. */
const structured = (markup: (number: string) => string) => (world: World) =>
  edited(
    file(entry({ details: [{ text: 'Aidat' }] })),
    '<Ustrd>Aidat</Ustrd>',
    markup(world.seyma.invoice.bill_number),
  );

const structures: readonly Row[] = [
  ['a referred document', structured((n) => xml('Strd', xml('RfrdDocInf', xml('Nb', n)))), PAID],
  [
    'a line of a referred document',
    structured((n) => xml('Strd', xml('RfrdDocInf', xml('LineDtls', xml('Id', xml('Nb', n)))))),
    PAID,
  ],
  ['additional information', structured((n) => xml('Strd', xml('AddtlRmtInf', n))), PAID],
  ['a reference of the first version', structured((n) => xml('Strd', xml('CdtrRefInf', xml('CdtrRef', n)))), PAID],
  [
    'several structures',
    structured((n) => xml('Strd', xml('AddtlRmtInf', 'Aidat')) + xml('Strd', xml('RfrdDocInf', xml('Nb', n)))),
    PAID,
  ],
];

readsEachFile([...amounts, ...accounts, ...states, ...structures]);
