import type { ValidRequest } from '../validRequests.ts';

/** Valid requests of whom the membership covers, and of the card and the calendar. */
export const membershipRequests: Record<string, ValidRequest> = {
  'GET /api/v1/household/:id/cover': { thing: 'household' },
  'GET /api/v1/household/:id/membership-card': {
    thing: 'household',
    sends: () => ({ paper: 'card' }),
    refused: {
      new: 'membership_card_not_yet',
      waiting: 'membership_card_not_yet',
      inactive: 'membership_card_ended',
    },
  },
  'GET /api/v1/household/:id/calendar': { thing: 'debtor' },
};
