import { anInvoice } from '../invoicingBuilders.ts';
import type { ValidRequest } from '../requests/validRequest.ts';

/** Valid requests of a household: whom the membership covers, card, calendar, requests to correct its data. */
export const householdRequests: Record<string, ValidRequest> = {
  'GET /api/v1/household/:id/cover': { thing: 'household' },
  'GET /api/v1/household/:id/membership-card': {
    thing: 'household',
    sends: () => ({ format: 'card' }),
    refused: {
      new: 'membership_card_not_yet',
      waiting: 'membership_card_not_yet',
      inactive: 'membership_card_ended',
    },
  },
  'GET /api/v1/household/:id/calendar': {
    thing: 'household',
    // without anything due there is no calendar
    needs: (world) => anInvoice(world.server, world),
  },

  'GET /api/v1/household/change-requests': {},
  'POST /api/v1/member/:id/change-request': {
    thing: 'main_member',
    sends: () => ({ field: 'first_name', wanted: 'Nurhan', explanation: 'Im Reisepass steht es anders.' }),
    refused: { new: 'data_not_locked', inactive: 'household_inactive' },
  },
  'DELETE /api/v1/member/change-request/:id': { thing: 'change_request', refused: { inactive: 'household_inactive' } },
};
