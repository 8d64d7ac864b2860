import { z } from 'zod';
import { emailField } from '../../domain/accounts/accounts.contract.ts';
import { choice } from '../../domain/shared/fields.ts';
import { languages } from '../../domain/shared/language.ts';
import { openStaffAccount } from '../accounts/staff.actions.ts';
import { readFields } from '../platform/http/input.ts';
import { say } from '../words.ts';
import { record } from './audit.actions.ts';
import { act, type Command } from './command.ts';

const newStaff = z.object({ email: emailField, role: choice(['clerk', 'board']), language: choice(languages) });

/** Accounts of the association's staff; there is no call over the net for them. */
export const staffCommands = {
  'add-staff': {
    words: [],
    needs: ['email', 'role'],
    takes: ['language'],
    run: async (desk, { options: { email, role, language = 'de' } }) => {
      const staff = readFields(newStaff, { email, role, language }) as z.output<typeof newStaff>;
      const { url } = await act(desk, async (change) => {
        const opened = await openStaffAccount(change, staff);
        await record(change, { action: 'staff.added', household_id: null, subject_id: opened.account_id });
        return opened;
      });
      return [say(desk.language, 'office.say.staffAdded', { url })];
    },
  },
} as const satisfies Record<string, Command>;
