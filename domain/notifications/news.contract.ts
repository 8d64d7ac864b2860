import { z } from 'zod';
import { contract } from '../shared/contract.ts';
import { id } from '../shared/fields.ts';
import { newsWords } from './notifications.contract.ts';

export const newsContract = contract({
  sendNews: {
    method: 'POST',
    path: '/api/v1/office/notifications',
    summary:
      'Sends news to one household, or with household_id null to all that wait or are active, in the background (D34).',
    access: 'office',
    records: ['news.sent'],
    // required: a misspelt name would otherwise tell everybody what is meant for one household
    body: newsWords.extend({ household_id: id.nullable() }),
    answer: z.object({ id, household_id: id.nullable() }),
    status: 201,
    refusals: ['HouseholdNotFound'],
  },
});
