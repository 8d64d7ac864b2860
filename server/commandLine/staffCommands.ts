import { z } from 'zod';
import { emailField } from '../../domain/accounts/accounts.contract.ts';
import { choice, optionalText, text } from '../../domain/shared/fields.ts';
import { languages } from '../../domain/shared/language.ts';
import { storedEmail } from '../accounts/accounts.reads.ts';
import { makeRoom } from '../application/registration.actions.ts';
import { readFields } from '../platform/http/input.ts';
import {
  closeStaffAccount,
  openStaffAccount,
  resetSecondFactor,
  setStaffName,
  setStaffRole,
} from '../staff/staff.actions.ts';
import { listStaff } from '../staff/staff.reads.ts';
import { act, type Command, type Desk } from './command.ts';
import { dayOf, listLines, say } from './printing.ts';

const named = z.object({ email: emailField });
const withRole = named.extend({ role: choice(['clerk', 'board']) });
const withName = named.extend({ name: text(100) });
const newStaff = withRole.extend({ language: choice(languages), name: optionalText(100) });

/** Accounts of the association's staff; there is no HTTP call for them. */
export const staffCommands = {
  'add-staff': {
    needs: ['email', 'role'],
    takes: ['language', 'name'],
    run: async (desk, { options: { email, role, language = 'de', name } }) => {
      const staff = readFields(newStaff, { email, role, language, name });
      const { url, is_reopened } = await act(desk, async (change) => {
        await makeRoom(change, storedEmail(staff.email));
        return openStaffAccount(change, staff);
      });
      return [say(desk.language, is_reopened ? 'office.say.staffReopened' : 'office.say.staffAdded', { url })];
    },
  },
  'list-staff': { needs: [], takes: [], run: staffLines },
  'close-staff': {
    needs: ['email'],
    takes: [],
    run: async (desk, { options: { email } }) => {
      const staff = readFields(named, { email });
      const closed = await act(desk, (change) => closeStaffAccount(change, staff));
      return [say(desk.language, 'office.say.staffClosed', { email: closed.email })];
    },
  },
  'set-role': {
    needs: ['email', 'role'],
    takes: [],
    run: async (desk, { options: { email, role } }) => {
      const staff = readFields(withRole, { email, role });
      const changed = await act(desk, (change) => setStaffRole(change, staff));
      return [say(desk.language, 'office.say.roleSet', { email: changed.email, role: staff.role })];
    },
  },
  'set-name': {
    needs: ['email', 'name'],
    takes: [],
    run: async (desk, { options: { email, name } }) => {
      const staff = readFields(withName, { email, name });
      const changed = await act(desk, (change) => setStaffName(change, staff));
      return [say(desk.language, 'office.say.nameSet', { email: changed.email, name: staff.name })];
    },
  },
  'reset-second-factor': {
    needs: ['email'],
    takes: [],
    run: async (desk, { options: { email } }) => {
      const staff = readFields(named, { email }) as z.output<typeof named>;
      const reset = await act(desk, (change) => resetSecondFactor(change, staff));
      return [say(desk.language, 'office.say.secondFactorReset', { email: reset.email })];
    },
  },
} as const satisfies Record<string, Command>;

async function staffLines({ context, language }: Desk): Promise<string[]> {
  const staff = await listStaff(context.db);
  return listLines(
    language,
    [
      'office.column.name',
      'office.column.email',
      'office.column.role',
      'office.column.status',
      'office.column.addedOn',
      'office.column.closedOn',
      'office.column.secondFactorOn',
    ],
    staff.map(({ staff_name, email, role, created_at, closed_at, second_factor_set_at }) => [
      staff_name,
      email,
      role,
      say(language, closed_at ? 'office.staffState.closed' : 'office.staffState.active'),
      dayOf(created_at),
      closed_at && dayOf(closed_at),
      second_factor_set_at && dayOf(second_factor_set_at),
    ]),
  );
}
