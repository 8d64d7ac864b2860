import { z } from 'zod';
import { emailField } from '../../domain/accounts/accounts.contract.ts';
import { choice, optionalText } from '../../domain/shared/fields.ts';
import { languages } from '../../domain/shared/language.ts';
import { storedEmail } from '../accounts/accounts.reads.ts';
import { makeRoom } from '../application/registration.actions.ts';
import { readFields } from '../platform/http/input.ts';
import { letLastBoardIn, openFirstAccount } from '../staff/lastBoard.actions.ts';
import { act, type Command } from './command.ts';
import { say } from './printing.ts';

const named = z.object({ email: emailField });
const firstAccount = named.extend({ language: choice(languages), name: optionalText(100) });

/** What the screen “Staff” cannot do: the first account of the board, and its only one that cannot log in (decision 110). */
export const staffCommands = {
  'first-account': {
    needs: ['email'],
    takes: ['language', 'name'],
    run: async (desk, { options: { email, language = 'de', name } }) => {
      const first = readFields(firstAccount, { email, language, name });
      const url = await act(desk, async (change) => {
        await makeRoom(change, storedEmail(first.email));
        return openFirstAccount(change, first);
      });
      return [say(desk.language, 'office.say.staffAdded', { url })];
    },
  },
  'let-in': {
    needs: ['email'],
    takes: [],
    run: async (desk, { options: { email } }) => {
      const board = readFields(named, { email }) as z.output<typeof named>;
      const url = await act(desk, (change) => letLastBoardIn(change, board));
      return [say(desk.language, 'office.say.letIn', { url })];
    },
  },
} as const satisfies Record<string, Command>;
