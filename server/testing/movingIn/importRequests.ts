import type { ValidRequest } from '../requests/validRequest.ts';
import { idOf } from '../world.ts';
import { differencesOf } from './proofBuilders.ts';
import { readyToFinish, shownOf } from './takeOverBuilders.ts';

/** Valid requests about former lists, by method and path (`validRequests.ts`). */
export const importRequests: Record<string, ValidRequest> = {
  'GET /api/v1/office/imported-files': {},
  'POST /api/v1/office/imported-files': {
    file: { name: 'Liste.csv', type: 'text/csv', bytes: Buffer.from('Mitgliedsnummer;Vorname;Nachname\n7;Ali;Kaya\n') },
  },
  'GET /api/v1/office/imported-files/:id': { thing: 'imported_file' },
  'GET /api/v1/office/imported-files/:id/problems': { thing: 'imported_file', sends: () => ({ page: 1 }) },
  'PUT /api/v1/office/imported-files/:id/columns': {
    thing: 'imported_file',
    sends: () => ({ sheets: [{ sheet: 1, columns: [{ field: 'old_number', of: 'row' }, null, null] }] }),
  },
  'POST /api/v1/office/imported-files/:id/give-up': { thing: 'imported_file' },
  'GET /api/v1/office/imported-files/:id/take-over': { thing: 'imported_file' },
  'POST /api/v1/office/imported-files/:id/take-over': { thing: 'imported_file' },
  'GET /api/v1/office/take-overs/:id': { thing: 'take_over' },
  'GET /api/v1/office/take-overs/:id/rows': { thing: 'take_over', sends: () => ({ stage: 'run', result: 'made' }) },
  'GET /api/v1/office/take-overs/:id/rows-file': {
    thing: 'take_over',
    sends: () => ({ stage: 'run', result: 'made' }),
  },
  'POST /api/v1/office/take-overs/:id/dry-run': { thing: 'take_over' },
  'POST /api/v1/office/take-overs/:id/ask': { thing: 'tried_take_over' },
  'POST /api/v1/office/take-overs/:id/withdraw': { thing: 'asked_take_over' },
  'POST /api/v1/office/take-overs/:id/agree': { thing: 'asked_take_over' },
  'POST /api/v1/office/take-overs/:id/go-on': { thing: 'stopped_take_over' },
  'POST /api/v1/office/take-overs/:id/undo': { thing: 'done_take_over' },
  'GET /api/v1/office/take-overs/:id/changes': { thing: 'changed_take_over' },
  'POST /api/v1/office/take-overs/:id/changes': { thing: 'changed_take_over' },
  'POST /api/v1/office/take-over-rows/:id/changes': {
    thing: 'changed_row',
    sends: async (world) => ({
      shown: await shownOf(world.server, await idOf(world, 'changed_row')),
      decided: [{ key: '0.place_of_birth', holds: 'list' }],
    }),
  },
  'GET /api/v1/office/taking-over': {},
  'POST /api/v1/office/taking-over/finish': { needs: ({ server }) => readyToFinish(server) },
  'GET /api/v1/office/take-overs/:id/proof': { thing: 'compared_take_over' },
  'GET /api/v1/office/take-overs/:id/proof/households': { thing: 'compared_take_over', sends: () => ({ show: 'all' }) },
  'GET /api/v1/office/take-overs/:id/proof/print': { thing: 'compared_take_over' },
  'POST /api/v1/office/take-overs/:id/proof/compare': { thing: 'done_take_over' },
  'POST /api/v1/office/take-overs/:id/proof/explanations': {
    thing: 'compared_take_over',
    isAboutThings: true,
    sends: async (world) => ({
      differences: await differencesOf(world.server, await idOf(world, 'compared_take_over')),
      because: 'other',
      words: 'Mit der Familie geklärt',
    }),
  },
  'POST /api/v1/office/take-overs/:id/proof/ask': { thing: 'explained_take_over' },
  'POST /api/v1/office/take-overs/:id/proof/sign': { thing: 'once_signed_take_over' },
  'GET /api/v1/office/import-template': { sends: () => ({ format: 'xlsx' }) },
};
