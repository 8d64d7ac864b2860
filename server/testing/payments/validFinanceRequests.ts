import type { ValidRequest } from '../requests/validRequest.ts';
import { idOf } from '../world.ts';

const notInactive = { inactive: 'household_inactive' } as const;

/** What a member does about invoices and payments. */
export const validFinanceRequests: Record<string, ValidRequest> = {
  'GET /api/v1/finance/sale-invoice/pre-calculation': {},
  'GET /api/v1/finance/fees': {},
  'GET /api/v1/finance/financial-journal/household/:id': {
    thing: 'household',
    sends: () => ({ 'filter[type]': 'siac', orderBy: 'sale_invoice.due_date:DESC' }),
  },
  'POST /api/v1/finance/household/create-invoice': { sends: () => ({ types: ['siac'] }), refused: notInactive },
  'POST /api/v1/finance/sale-invoice/:id/confirm': { thing: 'draft', refused: notInactive },
  'POST /api/v1/finance/sale-invoice/:id/cancel': { thing: 'draft', refused: notInactive },
  'GET /api/v1/finance/sale-invoice/:id/render-pdf/1': { thing: 'invoice' },
  'POST /api/v1/finance/combined-transfer': {
    isAboutThings: true,
    sends: async (world) => ({
      sale_invoice_ids: [await idOf(world, 'invoice'), await idOf(world, 'second_invoice')],
    }),
  },
  'GET /api/v1/finance/payment-link': {},
  'POST /api/v1/finance/payment-link': {
    isAboutThings: true,
    sends: async (world) => ({ sale_invoice_ids: [await idOf(world, 'invoice')] }),
  },
  'DELETE /api/v1/finance/payment-link/:id': { thing: 'payment_link' },
};
