import type { OfficeRefund } from '../../domain/office/officeAnswers.ts';
import { refundsContract } from '../../domain/office/refunds.contract.ts';
import { formatEuro, fromEuros, readEuros } from '../../domain/shared/money.ts';
import { act, type Command, type Desk, inputOf } from './command.ts';
import { householdNamed } from './named.reads.ts';
import { say, sayWaits } from './printing.ts';
import { refund, undoRefund } from './refunds.actions.ts';

/** Money that goes back, by the same actions as the calls over the net (decision 19). */
export const refundCommands = {
  refund: {
    words: ['household'],
    needs: ['amount', 'on', 'reason'],
    takes: ['to', 'iban'],
    run: async (desk, { words: [named = ''], options }) => {
      const { amount = '', on: value_date, reason, to: recipient_name, iban: recipient_iban } = options;
      const id = await householdNamed(desk.ground.db, named);
      // what is no amount is left for the schema to refuse
      const sent = { amount: readEuros(amount) ?? Number.NaN, value_date, reason, recipient_name, recipient_iban };
      const input = inputOf(refundsContract.refund, { id, ...sent });
      const { refund: booked, approval } = await act(desk, (change) => refund(change, input));
      if (approval) return [sayWaits(desk.language, approval)];
      return booked ? [line(desk, 'office.say.refunded', booked)] : [];
    },
  },
  'undo-refund': {
    words: ['refund'],
    needs: [],
    takes: [],
    run: async (desk, { words: [id] }) => {
      const input = inputOf(refundsContract.undoRefund, { id });
      return [line(desk, 'office.say.refundUndone', await act(desk, (change) => undoRefund(change, input)))];
    },
  },
} as const satisfies Record<string, Command>;

function line(
  { language }: Desk,
  key: 'office.say.refunded' | 'office.say.refundUndone',
  { id, amount }: OfficeRefund,
): string {
  return say(language, key, { id, amount: formatEuro(fromEuros(amount)) });
}
