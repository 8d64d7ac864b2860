import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { formatEuro, fromEuros } from '../../domain/shared/money.ts';
import { readBankStatement } from '../payments/bank/statements.actions.ts';
import type { Command } from './command.ts';
import { say } from './printing.ts';

/** Reads a bank file with the same action as the HTTP call (D42). */
export const bankCommands = {
  'bank-file': {
    needs: ['file'],
    takes: [],
    run: async (desk, { options: { file = '' } }) => {
      const stream = (await open(file)).createReadStream();
      const read = await readBankStatement(desk, { filename: basename(file), stream });
      const { booked, known, undecided, skipped } = read;
      const amount = formatEuro(fromEuros(read.booked_amount));
      return [
        say(desk.language, 'office.say.bankBooked', { count: booked, amount }),
        say(desk.language, 'office.say.bankUndecided', { count: undecided }),
        ...(read.is_unfinished ? [say(desk.language, 'office.say.bankUnfinished')] : []),
        ...(read.is_repeated ? [say(desk.language, 'office.say.bankRepeated')] : []),
        ...(known > 0 ? [say(desk.language, 'office.say.bankKnown', { count: known })] : []),
        ...(skipped > 0 ? [say(desk.language, 'office.say.bankSkipped', { count: skipped })] : []),
      ];
    },
  },
} as const satisfies Record<string, Command>;
