import { sql } from 'kysely';
import { approvalsContract } from '../../../domain/approvals/approvals.contract.ts';
import { IDEMPOTENCY_KEY } from '../../../domain/shared/contract.ts';
import { aWaitingLine, sendBankFile } from '../bank/bankBuilders.ts';
import { aBankFile } from '../bank/bankFiles.ts';
import { anInvoice } from '../invoicingBuilders.ts';
import { STRANGE_IBAN } from '../refundBuilders.ts';
import { idOf, type World } from '../world.ts';
import {
  type Attack,
  done,
  paidOf,
  refund,
  refundPath,
  refundsOf,
  refused,
  rulesOf,
  stateOf,
  type Thief,
  today,
  waits,
} from './attack.ts';

const paymentPath = ({ id }: { id: number }) => `/api/v1/office/invoices/${id}/payment`;

/** Whom each payment belongs to, and what it has paid. */
const moneyOf =
  ({ server }: Thief, { household_id }: World) =>
  () =>
    stateOf(
      server,
      sql`select b.id, a.sale_invoice_id, a.amount_cents from bank_transactions b
      left join payment_allocations a on a.bank_transaction_id = b.id and a.reversed_at is null
      where b.household_id = ${household_id} order by 1, 2`,
    );

export const moneyAttacks: readonly Attack[] = [
  {
    aim: 'a refund of a member’s money to the thief’s account',
    tries: async (thief) => {
      await idOf(thief.victim, 'payment');
      return {
        loot: refundsOf(thief, thief.victim),
        steps: () => thief.post(refundPath(thief.victim), { ...refund, amount: 20 }),
      };
    },
    shows: [waits('refund')],
  },
  {
    aim: 'the same in pieces, each too small to be noticed',
    tries: async (thief) => {
      await idOf(thief.victim, 'payment');
      return {
        loot: refundsOf(thief, thief.victim),
        steps: async () => {
          for (const amount of [1, 2, 3]) await thief.post(refundPath(thief.victim), { ...refund, amount });
        },
      };
    },
    shows: [waits('refund')],
  },
  {
    aim: 'a refund that names no account, so that the thief can name one at the bank',
    tries: async (thief) => {
      await idOf(thief.victim, 'payment');
      const { recipient_iban: _, ...nameless } = refund;
      return {
        loot: refundsOf(thief, thief.victim),
        steps: () => thief.post(refundPath(thief.victim), { ...nameless, amount: 20 }),
      };
    },
    shows: [waits('refund')],
  },
  {
    aim: 'to agree to the own refund',
    tries: async (thief) => {
      await idOf(thief.victim, 'payment');
      return {
        loot: refundsOf(thief, thief.victim),
        steps: async () => {
          const { body } = await thief.post(refundPath(thief.victim), { ...refund, amount: 20 });
          const { id } = (body as { approval: { id: number } }).approval;
          await thief.client.call(approvalsContract.agree, { id: String(id) });
        },
      };
    },
    shows: [waits('refund'), refused('approval.agreed', 'needs_second')],
  },
  {
    aim: 'the own refund agreed to five times at once, in the hope that one gets through',
    tries: async (thief) => {
      await idOf(thief.victim, 'payment');
      return {
        loot: refundsOf(thief, thief.victim),
        steps: async () => {
          const { body } = await thief.post(refundPath(thief.victim), { ...refund, amount: 20 });
          const { id } = (body as { approval: { id: number } }).approval;
          const agree = () => thief.client.call(approvalsContract.agree, { id: String(id) });
          await Promise.all([agree(), agree(), agree(), agree(), agree()]);
        },
      };
    },
    shows: [refused('approval.agreed', 'needs_second')],
  },
  {
    aim: 'a refund whose account is another one after the second person has looked',
    tries: async (thief) => {
      await idOf(thief.victim, 'payment');
      const key = { [IDEMPOTENCY_KEY]: 'once' };
      const sent = { ...refund, amount: 20 };
      await thief.post(refundPath(thief.victim), { ...sent, recipient_iban: 'AT483200000012345864' }, key);
      const wanted = () =>
        stateOf(
          thief.server,
          sql`select wanted from second_approvals where household_id = ${thief.victim.household_id} and outcome is null`,
        );
      return { loot: wanted, steps: () => thief.post(refundPath(thief.victim), sent, key) };
    },
    shows: [waits('refund')],
  },
  {
    aim: 'a negative refund, which would add money',
    tries: async (thief) => {
      await idOf(thief.accomplice, 'payment');
      return {
        loot: refundsOf(thief, thief.accomplice),
        steps: () => thief.post(refundPath(thief.accomplice), { ...refund, amount: -20 }),
      };
    },
    shows: [refused('refund.booked', 'not_valid')],
  },
  {
    aim: 'a refund of money that was only booked by hand and never arrived',
    tries: async (thief) => {
      const invoice = await anInvoice(thief.server, thief.accomplice);
      return {
        loot: refundsOf(thief, thief.accomplice),
        steps: async () => {
          await thief.post(paymentPath(invoice), { amount: 500, value_date: today });
          await thief.post(refundPath(thief.accomplice), { ...refund, amount: 440 });
        },
      };
    },
    shows: [done('payment.booked'), refused('refund.booked', 'against_rule')],
  },
  {
    aim: 'a payment by hand for a day before its invoice',
    tries: async (thief) => {
      const invoice = await anInvoice(thief.server, thief.accomplice);
      return {
        loot: paidOf(thief, invoice),
        steps: () => thief.post(paymentPath(invoice), { amount: 60, value_date: '01.01.2027' }),
      };
    },
    shows: [waits('payment')],
  },
  {
    aim: 'an edited bank file with a payment of the thief, which is then refunded to the thief',
    tries: async (thief) => ({
      loot: refundsOf(thief, thief.accomplice),
      steps: async () => {
        const movement = {
          amount: '900.00',
          iban: STRANGE_IBAN,
          text: 'Spende',
          reference: `F${thief.account.account_id}`,
        };
        const line = await aWaitingLine(thief.client, movement);
        await thief.post(`/api/v1/office/bank-lines/${line.id}/credit`, {
          household_id: thief.accomplice.household_id,
        });
        await thief.post(refundPath(thief.accomplice), { ...refund, amount: 900 });
      },
    }),
    shows: [done('statement.read'), done('payment.credited'), waits('refund')],
  },
  {
    aim: 'a bank file of another account',
    tries: async (thief) => ({
      loot: () => stateOf(thief.server, sql`select count(*) from bank_statements`),
      steps: () => sendBankFile(thief.client, aBankFile([{ reference: 'X1', amount: '900.00' }], STRANGE_IBAN)),
    }),
    shows: [refused('statement.read', 'against_rule')],
  },
  {
    aim: 'a member’s free money for the accomplice’s invoice',
    tries: async (thief) => {
      const payment = await idOf(thief.victim, 'payment');
      const { id: sale_invoice_id } = await anInvoice(thief.server, thief.accomplice);
      return {
        loot: moneyOf(thief, thief.accomplice),
        steps: () => thief.post(`/api/v1/office/payments/${payment}/assign`, { sale_invoice_id, amount: 20 }),
      };
    },
    shows: [refused('payment.assigned', 'against_rule')],
  },
  {
    aim: 'a member’s transfer taken over to the accomplice, and from there to the thief’s account',
    tries: async (thief) => {
      const line = await idOf(thief.victim, 'bank_credit');
      return {
        loot: refundsOf(thief, thief.accomplice),
        steps: async () => {
          await thief.post(`/api/v1/office/bank-lines/${line}/unassign`, {});
          await thief.post(`/api/v1/office/bank-lines/${line}/credit`, { household_id: thief.accomplice.household_id });
          await thief.post(refundPath(thief.accomplice), { ...refund, amount: 3 });
        },
      };
    },
    shows: [done('payment.unassigned'), done('payment.credited'), waits('refund')],
  },
  {
    aim: 'a payment that was booked by hand, confirmed by the transfer of somebody else',
    tries: async (thief) => {
      const line = await idOf(thief.victim, 'bank_line');
      const payment_id = await idOf(thief.accomplice, 'payment_of_line');
      return {
        loot: () => stateOf(thief.server, sql`select confirms from bank_transactions where id = ${line}`),
        steps: () => thief.post(`/api/v1/office/bank-lines/${line}/payment`, { payment_id }),
      };
    },
    shows: [refused('payment.told', 'against_rule')],
  },
  {
    aim: 'nothing to pay for the accomplice, by an own amount',
    tries: async (thief) => {
      const ask = await thief.ready('POST /api/v1/office/members/:id/own-amount', { amount: 0 });
      return { loot: () => stateOf(thief.server, sql`select count(*) from own_amounts`), steps: ask };
    },
    shows: [waits('own_amount')],
  },
  {
    aim: 'lower fees for everybody',
    tries: async (thief) => {
      const introduce = await thief.ready('POST /api/v1/office/fees');
      return { loot: rulesOf(thief), steps: introduce };
    },
    shows: [refused('fees.introduced', 'not_allowed')],
  },
  {
    aim: 'the same money refunded twice: undone after it has left, and booked once more',
    tries: async (thief) => {
      const refundId = await idOf(thief.victim, 'refund');
      return {
        loot: async () => {
          const { rows } = await sql<{ id: number }>`select id from refunds
            where household_id = ${thief.victim.household_id} and recipient_iban is not null`.execute(
            thief.server.context.db,
          );
          return rows;
        },
        steps: async () => {
          await thief.post(`/api/v1/office/refunds/${refundId}/undo`, {});
          await thief.post(refundPath(thief.victim), { ...refund, amount: 5 });
        },
      };
    },
    shows: [done('refund.undone'), refused('refund.booked', 'against_rule')],
  },
];
