import { aHousehold } from '../builders.ts';
import type { ValidRequest } from '../requests/validRequest.ts';
import { silence } from './silenceBuilders.ts';

/** The calls about silent households, as `validRequests`. */
export const releaseRequests: Record<string, ValidRequest> = {
  'GET /api/v1/office/releases': {},
  'POST /api/v1/office/releases/count': { sends: () => ({ status: 'active', numbers: '1000017' }) },
  'POST /api/v1/office/releases': {
    needs: async ({ server }) => silence(server, await aHousehold(server, { status: 'active' })),
    sends: () => ({ status: 'active' }),
  },
  'POST /api/v1/office/releases/:id/agree': { thing: 'release' },
  'POST /api/v1/office/releases/:id/stop': { thing: 'release' },
  'POST /api/v1/office/releases/:id/first-invoices': { thing: 'left_release' },
  'POST /api/v1/office/releases/:id/first-reminders': { thing: 'left_release' },
};
