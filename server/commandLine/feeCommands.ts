import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { OLDEST, writtenFees } from '../../domain/invoicing/feeTable.ts';
import type { Fee } from '../../domain/invoicing/invoicing.contract.ts';
import { toWireDay } from '../../domain/shared/day.ts';
import { dayField } from '../../domain/shared/fields.ts';
import { formatEuro, fromEuros } from '../../domain/shared/money.ts';
import { introduceFees } from '../invoicing/fees.actions.ts';
import { listFees } from '../invoicing/fees.reads.ts';
import { readFields } from '../platform/http/input.ts';
import { act, type Command, type Desk } from './command.ts';
import { listLines, say } from './printing.ts';

const newFees = z.object({ fees: writtenFees, valid_from: dayField });

/** The fee table (D35): prints it, or introduces a new one from a file. */
export const feeCommands = {
  fees: {
    needs: [],
    takes: ['file', 'from'],
    run: async (desk, { options: { file, from } }) => {
      if (file === undefined) return feeLines(desk, await listFees(desk.context));
      const read = readFields(newFees, { fees: await writtenIn(file), valid_from: from });
      await act(desk, (change) => introduceFees(change, read));
      const introduced = say(desk.language, 'office.say.feesIntroduced', { date: toWireDay(read.valid_from) });
      return [introduced, '', ...feeLines(desk, await listFees(desk.context))];
    },
  },
} as const satisfies Record<string, Command>;

/** Invalid JSON is passed on as text, so that the schema refuses it. */
async function writtenIn(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function feeLines({ language }: Desk, fees: readonly Fee[]): string[] {
  return listLines(
    language,
    [
      'office.column.type',
      'office.column.basis',
      'office.column.ages',
      'office.column.amount',
      'office.column.validFrom',
      'office.column.validTo',
    ],
    fees.map(({ type, basis, age_from, age_to, amount, valid_from, valid_to }) => [
      type,
      basis,
      age_to === OLDEST ? `${age_from}–` : `${age_from}–${age_to}`,
      formatEuro(fromEuros(amount)),
      valid_from,
      valid_to,
    ]),
  );
}
