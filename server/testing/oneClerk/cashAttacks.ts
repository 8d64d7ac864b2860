import { sql } from 'kysely';
import { anInvoice } from '../invoicingBuilders.ts';
import {
  type Attack,
  done,
  paidOf,
  refund,
  refundPath,
  refundsOf,
  refused,
  stateOf,
  type Thief,
  today,
} from './attack.ts';

const closingsOf =
  ({ server }: Thief) =>
  () =>
    stateOf(server, sql`select id, agreed_by from cash_closings where agreed_at is not null order by id`);

/** The cash box. */
export const cashAttacks: readonly Attack[] = [
  {
    aim: 'cash that nobody brought, refunded',
    tries: async (thief) => {
      const { id } = await anInvoice(thief.server, thief.accomplice);
      return {
        loot: refundsOf(thief, thief.accomplice),
        steps: async () => {
          const cash = { amount: 60, day: today, invoice_ids: [id] };
          await thief.post(`/api/v1/office/households/${thief.accomplice.household_id}/cash`, cash);
          await thief.post(`/api/v1/office/invoices/${id}/step`, { step: 'void' });
          await thief.post(refundPath(thief.accomplice), { ...refund, amount: 60 });
        },
      };
    },
    shows: [done('cash.taken'), refused('refund.booked', 'against_rule')],
  },
  {
    aim: 'the own count of the cash box, agreed to alone',
    tries: async (thief) => {
      const count = await thief.ready('POST /api/v1/office/cash/closings');
      return {
        loot: closingsOf(thief),
        steps: async () => {
          const { body } = await count();
          await thief.post(`/api/v1/office/cash/closings/${(body as { id: number }).id}/agree`, {});
        },
      };
    },
    shows: [{ tried: 'cash_counted', outcome: 'for_second' }, refused('cash.agreed', 'needs_second')],
  },
  {
    aim: 'cash of yesterday, after the box was counted',
    tries: async (thief) => {
      await (await thief.ready('POST /api/v1/office/cash/closings'))();
      const { id } = await anInvoice(thief.server, thief.accomplice);
      return {
        loot: paidOf(thief, { id }),
        steps: () =>
          thief.post(`/api/v1/office/households/${thief.accomplice.household_id}/cash`, {
            ...{ amount: 60, day: '10.01.2027', invoice_ids: [id] },
          }),
      };
    },
    shows: [refused('cash.taken', 'against_rule')],
  },
  {
    aim: 'more out of the cash box than is in it',
    tries: async (thief) => ({
      loot: () => stateOf(thief.server, sql`select count(*) from cash_entries where kind = 'expense'`),
      steps: () => thief.post('/api/v1/office/cash', { kind: 'expense', amount: 90_000, day: today, text: 'Papier' }),
    }),
    shows: [refused('cash.entered', 'against_rule')],
  },
  {
    aim: 'a receipt with a negative amount',
    tries: async (thief) => {
      const { id } = await anInvoice(thief.server, thief.accomplice);
      return {
        loot: paidOf(thief, { id }),
        steps: () =>
          thief.post(`/api/v1/office/households/${thief.accomplice.household_id}/cash`, {
            ...{ amount: -60, day: today, invoice_ids: [id] },
          }),
      };
    },
    shows: [refused('cash.taken', 'not_valid')],
  },
];
