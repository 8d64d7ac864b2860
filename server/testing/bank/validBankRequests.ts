import type { ValidRequest } from '../requests/validRequest.ts';
import { idOf } from '../world.ts';
import { aBankFile } from './bankFiles.ts';

/** A request that is accepted for each call about bank files and their lines. */
export const validBankRequests: Record<string, ValidRequest> = {
  'GET /api/v1/office/bank-statements': {},
  'POST /api/v1/office/bank-statements': {
    file: {
      name: 'camt.053.xml',
      type: 'application/xml',
      bytes: aBankFile([{ reference: 'VALID', text: 'Beitrag' }]),
    },
  },
  'GET /api/v1/office/bank-lines': { sends: () => ({ state: 'undecided', filter: 'unknown', page: '1' }) },
  'GET /api/v1/office/bank-lines/counts': { sends: () => ({ older_than: '30', text: 'Spende' }) },
  'POST /api/v1/office/bank-lines/dismiss': {
    isAboutThings: true,
    sends: async (world) => ({ ids: [await idOf(world, 'bank_line')], reason: 'Spende' }),
  },
  'POST /api/v1/office/bank-lines/:id/book': {
    thing: 'bank_line',
    sends: async (world) => ({ sale_invoice_id: await idOf(world, 'invoice') }),
  },
  'POST /api/v1/office/bank-lines/:id/split': {
    thing: 'bank_line',
    sends: async (world) => ({ parts: [{ sale_invoice_id: await idOf(world, 'invoice'), amount: 20 }] }),
  },
  'POST /api/v1/office/bank-lines/:id/parts': {
    thing: 'bank_line',
    sends: ({ household_id }) => ({ list: `${household_id};20` }),
  },
  'POST /api/v1/office/bank-lines/:id/credit': {
    thing: 'bank_line',
    sends: ({ household_id }) => ({ household_id }),
  },
  'POST /api/v1/office/bank-lines/:id/dismiss': { thing: 'bank_line', sends: () => ({ reason: 'Spende' }) },
  'POST /api/v1/office/bank-lines/:id/take-up': { thing: 'dismissed_line' },
  'POST /api/v1/office/bank-lines/:id/unassign': { thing: 'bank_credit' },
  'POST /api/v1/office/bank-lines/:id/return': {
    thing: 'bank_debit',
    sends: async (world) => ({ payment_id: await idOf(world, 'payment') }),
  },
  'POST /api/v1/office/bank-lines/:id/payment': {
    thing: 'line_of_payment',
    sends: async (world) => ({ payment_id: await idOf(world, 'payment_of_line') }),
  },
  'POST /api/v1/office/bank-lines/:id/refund': {
    thing: 'bank_debit',
    sends: async (world) => ({ refund_id: await idOf(world, 'refund_that_left') }),
  },
};
