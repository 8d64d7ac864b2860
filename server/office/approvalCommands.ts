import { approvalsContract } from '../../domain/office/approvals.contract.ts';
import type { ToDo } from '../../domain/office/officeAnswers.ts';
import { agree, decline } from './approvals.actions.ts';
import { act, type Command, inputOf } from './command.ts';
import { dayOf } from './householdLines.ts';
import { say } from './printing.ts';

/** A second person decides about what a first one wants, by the same actions as the calls over the net (decision 40). */
export const approvalCommands = {
  agree: {
    words: ['approval'],
    needs: [],
    takes: [],
    run: async (desk, { words: [id] }) => {
      await act(desk, (change) => agree(change, inputOf(approvalsContract.agree, { id })));
      return [say(desk.language, 'office.say.agreed')];
    },
  },
  decline: {
    words: ['approval'],
    needs: ['reason'],
    takes: [],
    run: async (desk, { words: [id], options: { reason } }) => {
      await act(desk, (change) => decline(change, inputOf(approvalsContract.decline, { id, reason })));
      return [say(desk.language, 'office.say.declined')];
    },
  },
} as const satisfies Record<string, Command>;

/** What waits for a second person, a line each. */
export function approvalRows({ approvals }: ToDo): string[][] {
  return approvals.map((one) => [
    String(one.id),
    one.membership_no,
    one.name,
    dayOf(one.asked_at),
    one.asked_by ?? '',
    one.reason ?? '',
  ]);
}
