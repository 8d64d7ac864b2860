import { addDays, toWireDay, yearOf } from '../../../domain/shared/day.ts';
import { aHousehold } from '../builders.ts';
import type { ValidRequest } from '../requests/validRequest.ts';
import { idOf, type World } from '../world.ts';
import { whatIsSent } from './cashBuilders.ts';

const today = (world: World) => toWireDay(world.server.clock.today());

/** Cash at the counter, the cash book, and what the office does with invoices. */
export const cashRequests: Record<string, ValidRequest> = {
  'POST /api/v1/office/households/:id/cash': {
    thing: 'household',
    isAboutThings: true,
    sends: async (world) => ({ amount: 20, day: today(world), invoice_ids: [await idOf(world, 'invoice')] }),
  },
  'GET /api/v1/office/invoices/:id/pdf': { thing: 'invoice' },
  'POST /api/v1/office/invoices/:id/send': { thing: 'invoice' },
  'POST /api/v1/office/households/:id/invoices': {
    thing: 'household',
    sends: () => ({ amount: 45, text: 'Saalmiete' }),
  },
  'PUT /api/v1/office/households/:id/reminder-hold': {
    thing: 'household',
    sends: (world) => ({ until: toWireDay(addDays(world.server.clock.today(), 30)), reason: 'Zahlt in Raten' }),
  },
  'POST /api/v1/office/households/:id/reminder-hold/end': { thing: 'household' },
  'PUT /api/v1/office/households/:id/payer': {
    thing: 'household',
    sends: async ({ server }) => ({ membership_no: (await aHousehold(server)).membership_no }),
  },
  'POST /api/v1/office/households/:id/payer/end': { thing: 'household' },
  'POST /api/v1/office/members/:id/own-amount': {
    thing: 'unbilled_main_member',
    isAboutThings: true,
    sends: (world) => ({ year: yearOf(world.server.clock.today()), amount: 20, reason: 'Mindestpension' }),
  },
  'GET /api/v1/office/households/:id/cash': { thing: 'household' },
  'GET /api/v1/office/cash/:id/receipt': { thing: 'cash_receipt' },
  'GET /api/v1/office/cash': { sends: (world) => ({ day: today(world) }) },
  'POST /api/v1/office/cash': {
    sends: (world) => ({ kind: 'income', amount: 100, day: today(world), text: 'Wechselgeld' }),
  },
  'POST /api/v1/office/cash/:id/reverse': { thing: 'cash_receipt', sends: () => ({ reason: 'Falscher Betrag' }) },
  'POST /api/v1/office/cash/closings': {
    isAboutThings: true,
    sends: async (world) => {
      await idOf(world, 'cash_receipt');
      return whatIsSent(world.server);
    },
  },
  'POST /api/v1/office/cash/closings/:id/agree': { thing: 'cash_closing' },
  'POST /api/v1/office/cash/:id/bank-line': {
    thing: 'cash_deposit',
    isAboutThings: true,
    sends: async (world) => ({ bank_line_id: await idOf(world, 'line_of_deposit') }),
  },
};
