import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { BankLine } from '../../../domain/payments/bank/bankLine.ts';
import { day } from '../../../domain/shared/day.ts';
import { cents, sumCents } from '../../../domain/shared/money.ts';
import { aBankFile, OUR_IBAN } from '../../testing/bank/bankFiles.ts';
import { aZip } from '../../testing/documents/aZip.ts';
import { readBankFile } from './bankFile.actions.ts';
import type { BankFormat } from './bankFormat.ts';
import { camt053 } from './statementReader.ts';

const HEAD = 'PLAIN STATEMENT';

/** A format that no bank has: a head, the account, and lines of day, cents and text. */
const plain: BankFormat = {
  recognises: (beginning) => beginning.toString().startsWith(HEAD),
  read: async (source, room) => {
    const [, account = '', ...rows] = (await text(Readable.from(source))).trim().split('\n');
    const iban = room.ownIban(account);
    if (iban === undefined) {
      room.leftOut.add('other_account', account, rows.length);
      return [];
    }
    const lines = rows.map(lineOf);
    room.lines -= lines.length;
    const days = lines.map(({ booked_on }) => booked_on);
    return [
      {
        iban,
        name: null,
        number: null,
        first_day: days[0] ?? null,
        last_day: days.at(-1) ?? null,
        opening_cents: null,
        closing_cents: null,
        entries_cents: sumCents(lines.map(({ amount_cents }) => amount_cents)),
        entry_count: lines.length,
        lines,
        skipped: 0,
        made_on: null,
      },
    ];
  },
};

function lineOf(row: string): BankLine {
  const [on = '', amount, remittance_text = null] = row.split(';');
  return {
    kind: 'movement',
    amount_cents: cents(Number(amount)),
    booked_on: day(on),
    value_date: day(on),
    impossible_date: null,
    counterparty_name: null,
    counterparty_iban: null,
    ultimate_name: null,
    remittance_text,
    bank_text: null,
    structured_reference: null,
    end_to_end_id: null,
    bank_reference: null,
    is_return: false,
    return_code: null,
  };
}

const aPlainFile = (iban = OUR_IBAN) =>
  `${HEAD}\n${iban}\n2027-01-11;6000;Rechnung 2027-000001\n2027-01-12;-150;Spesen\n`;

async function read(file: Buffer | string, formats: readonly BankFormat[] = [plain, camt053]) {
  const { lines, leftOut } = await readBankFile(uploaded(file), [OUR_IBAN], formats);
  const told = lines.map(({ amount_cents, booked_on, remittance_text }) => [amount_cents, booked_on, remittance_text]);
  return { told, leftOut };
}

function uploaded(file: Buffer | string) {
  return { filename: 'x', stream: Readable.from([Buffer.from(file)]) };
}

const OF_PLAIN = [
  [6_000, '2027-01-11', 'Rechnung 2027-000001'],
  [-150, '2027-01-12', 'Spesen'],
];
const aCamtFile = () => aBankFile([{ amount: '60.00', text: 'Rechnung 2027-000002' }]);

describe('a bank file', () => {
  it('is read by the format that recognises it', async () => {
    expect((await read(aPlainFile())).told).toEqual(OF_PLAIN);
    expect((await read(aCamtFile())).told).toEqual([[6_000, '2027-01-11', 'Rechnung 2027-000002']]);
  });

  it('is recognised also in an archive, where another format may lie beside it', async () => {
    const { told } = await read(aZip({ '1.txt': aPlainFile(), '2.xml': aCamtFile(), '3.pdf': '%PDF-1.7' }));

    expect(told).toEqual([...OF_PLAIN, [6_000, '2027-01-11', 'Rechnung 2027-000002']]);
  });

  it('of another account is left out in every format', async () => {
    const file = aZip({ '1.txt': aPlainFile('DE02120300000000202051'), '2.xml': aCamtFile() });

    expect((await read(file)).leftOut).toMatchObject([{ why: 'other_account', count: 2 }]);
  });

  it('of a format that is not on the list is of the wrong kind', async () => {
    await expect(readBankFile(uploaded(aPlainFile()), [OUR_IBAN])).rejects.toThrow('bank_statement_wrong_kind');
    await expect(read(aPlainFile(), [camt053])).rejects.toThrow('bank_statement_wrong_kind');
    await expect(read('anything', [plain])).rejects.toThrow('bank_statement_wrong_kind');
  });
});
