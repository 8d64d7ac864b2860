import type { ValidRequest } from '../requests/validRequest.ts';
import { postMakers } from './postBuilders.ts';

/** The calls about letters on paper, as `validRequests`. */
export const postRequests: Record<string, ValidRequest> = {
  'GET /api/v1/office/letters': {},
  'GET /api/v1/office/envelopes': { sends: () => ({ state: 'sent' }) },
  'GET /api/v1/office/households/:id/letters': { thing: 'household' },
  'POST /api/v1/office/letters/print': { needs: (world) => postMakers.waiting_letter(world.server, world) },
  'GET /api/v1/office/letter-prints/:id/file': { thing: 'letter_print' },
  'POST /api/v1/office/letter-prints/:id/sent': { thing: 'letter_print' },
  'GET /api/v1/office/envelopes/:id/file': { thing: 'printed_envelope' },
  'POST /api/v1/office/envelopes/:id/returned': { thing: 'sent_envelope', sends: () => ({ because: 'moved' }) },
  'POST /api/v1/office/envelopes/:id/pull-out': { thing: 'printed_envelope' },
};
