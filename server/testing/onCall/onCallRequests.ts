import type { ValidRequest } from '../requests/validRequest.ts';
import { idOf } from '../world.ts';
import { aWrittenShift } from './onCallBuilders.ts';

/** The calls about shifts, and about text messages that were not sent. */
export const onCallRequests: Record<string, ValidRequest> = {
  'POST /api/v1/office/text-messages/:id/close': { thing: 'lost_text_message' },
  'GET /api/v1/office/on-call': {},
  'POST /api/v1/office/on-call/shifts': {
    thing: 'colleague',
    sends: async (world) => ({ ...aWrittenShift, account_id: await idOf(world, 'colleague') }),
  },
  'PUT /api/v1/office/on-call/shifts/:id': { thing: 'shift', sends: () => aWrittenShift },
  'DELETE /api/v1/office/on-call/shifts/:id': { thing: 'shift' },
  'POST /api/v1/office/on-call/test': {},
};
