import type { ValidRequest } from '../requests/validRequest.ts';
import { aMailedInvitation, anInvitation } from './staffBuilders.ts';

const PASSWORD = 'Zeytin-Dali-37';

/** The calls about accounts of the office. */
export const staffRequests: Record<string, ValidRequest> = {
  'GET /api/v1/office/staff': {},
  'POST /api/v1/office/staff': { sends: () => anInvitation },
  'POST /api/v1/office/staff-invitations/:id/withdraw': { thing: 'staff_invitation' },
  'POST /api/v1/office/staff/:id/wishes': {
    thing: 'colleague',
    sends: () => ({ kind: 'staff_reset', reason: 'Handy verloren' }),
  },
  'POST /api/v1/office/staff/:id/name': { thing: 'colleague', sends: () => ({ name: 'Ayşe Demir' }) },
  'POST /api/v1/office/staff/:id/close': { thing: 'colleague' },
  'POST /api/v1/office/staff/:id/end-sessions': { thing: 'colleague' },
  'POST /api/v1/staff-invitation': {
    sends: async ({ server }) => {
      const { token } = await aMailedInvitation(server);
      return { token, password: PASSWORD, confirmation: PASSWORD };
    },
  },
};
