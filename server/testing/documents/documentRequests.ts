import type { ValidRequest } from '../requests/validRequest.ts';

const notInactive = { inactive: 'household_inactive' } as const;

/** Valid requests of documents, by method and path (`validRequests.ts`). */
export const documentRequests: Record<string, ValidRequest> = {
  'POST /api/v1/member/:id/document': {
    thing: 'main_member',
    sends: () => ({ type: 'passport', name: 'Reisepass' }),
    refused: notInactive,
  },
  'GET /api/v1/member/document/:id': { thing: 'document' },
  'PUT /api/v1/member/document/:id': {
    thing: 'document',
    sends: () => ({ valid_until: '31.12.2030' }),
    refused: notInactive,
  },
  'DELETE /api/v1/member/document/:id': { thing: 'document', refused: notInactive },

  'POST /api/v1/office/scans/places': { sends: () => ({ paths: ['815/Reisepass.pdf'] }) },
  'POST /api/v1/office/members/:id/scan': { thing: 'member', sends: () => ({ type: 'passport', checked: 'no' }) },
  'GET /api/v1/office/documents/:id': { thing: 'document' },
  'GET /api/v1/office/documents/:id/look': { thing: 'photo' },
  'POST /api/v1/office/documents/:id/verify': { thing: 'document' },
  'PUT /api/v1/office/documents/:id/valid-until': {
    thing: 'document',
    sends: () => ({ valid_until: '31.12.2030' }),
  },
  'POST /api/v1/office/documents/:id/refuse': { thing: 'document', sends: () => ({ reason: 'Nicht lesbar' }) },
};
