import { aHousehold } from '../builders.ts';
import type { ValidRequest } from '../requests/validRequest.ts';
import { postMakers } from './postBuilders.ts';

const texts = {
  ...{ subject_de: 'Einladung', text_de: 'Liebe Mitglieder', subject_tr: 'Davet', text_tr: 'Değerli üyelerimiz' },
  ...{ subject_en: 'Invitation', text_en: 'Dear members' },
};

/** The calls about letters on paper, as `validRequests`. */
export const postRequests: Record<string, ValidRequest> = {
  'GET /api/v1/office/letters': {},
  'GET /api/v1/office/envelopes': { sends: () => ({ state: 'sent' }) },
  'GET /api/v1/office/households/:id/letters': { thing: 'household' },
  'GET /api/v1/office/circulars': {},
  'POST /api/v1/office/circulars/count': { sends: () => ({ status: 'members', way: 'channel' }) },
  'POST /api/v1/office/circulars/preview': {
    sends: () => ({ language: 'tr', subject: 'Davet', text: 'Değerli üyelerimiz' }),
  },
  'POST /api/v1/office/circulars/test': { sends: () => texts },
  'GET /api/v1/office/circulars/:id': { thing: 'circular' },
  'POST /api/v1/office/circulars': {
    needs: ({ server }) => aHousehold(server, { status: 'active' }),
    sends: () => ({ ...texts, status: 'members', way: 'channel' }),
  },
  'POST /api/v1/office/circulars/:id/go-on': { thing: 'circular' },
  'POST /api/v1/office/letters/print': { needs: (world) => postMakers.waiting_letter(world.server, world) },
  'GET /api/v1/office/letter-prints/:id/file': { thing: 'letter_print' },
  'POST /api/v1/office/letter-prints/:id/sent': { thing: 'letter_print' },
  'GET /api/v1/office/envelopes/:id/file': { thing: 'printed_envelope' },
  'POST /api/v1/office/envelopes/:id/returned': { thing: 'sent_envelope', sends: () => ({ because: 'moved' }) },
  'POST /api/v1/office/envelopes/:id/pull-out': { thing: 'printed_envelope' },
};
