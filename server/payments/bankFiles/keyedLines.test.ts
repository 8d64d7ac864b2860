import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { aBankFile, arriving, type Movement, OUR_IBAN } from '../../testing/bank/bankFiles.ts';
import { roomFor } from './bankFormat.ts';
import { keyed } from './keyedLines.ts';
import { readStatements } from './statementReader.ts';

const SIGNS = ['\u00ad', '\u061c', '\u200b', '\u200e', '\u200f', '\u2060', '\ufeff'];
const DAY = '2027-01-11';

async function lineOf(movement: Movement) {
  const [line] = keyed(await readStatements(arriving(aBankFile([movement])), roomFor()));
  return line;
}

/** The key under which lines have been stored since the first version. */
function storedKey(...names: (string | null)[]): string {
  // they were stored with a blank for U+FEFF
  const stored = names.map((name) => name?.replaceAll('\ufeff', ' ').trim());
  const identity = `${JSON.stringify([OUR_IBAN, DAY, 6_000, ...stored])}#1`;
  return `camt/${createHash('sha256').update(identity).digest('hex')}`;
}

it.each(SIGNS)('invisible signs stay in the key of a line and not in its texts: %j', async (sign) => {
  const [name, text, endToEnd] = [`Şey${sign}ma Aydın`, `2027-00${sign}0123${sign} `, `E${sign}1`];

  const line = await lineOf({ name, text, endToEnd });

  expect(line?.transaction_key).toBe(storedKey(DAY, endToEnd, null, name, null, text.trim()));
  expect(line).toMatchObject({
    counterparty_name: 'Şeyma Aydın',
    remittance_text: '2027-000123',
    end_to_end_id: 'E1',
  });
});

it.each(SIGNS)('also in the bank’s reference: %j', async (sign) => {
  const reference = `B${sign}7`;

  const line = await lineOf({ reference, text: 'Spende' });

  expect(line).toMatchObject({ transaction_key: storedKey(reference), bank_reference: 'B7' });
});

it.each(SIGNS)(
  'a text of invisible signs alone is no text, and “NOTPROVIDED” with them is no reference: %j',
  async (sign) => {
    const line = await lineOf({ text: `x${sign}`, name: `${sign}${sign}`, endToEnd: `NOT${sign}PROVIDED` });

    expect(line).toMatchObject({ remittance_text: 'x', counterparty_name: null, end_to_end_id: null });
  },
);
