import { z } from 'zod';
import { contract } from '../shared/contract.ts';
import { id } from '../shared/fields.ts';
import { newsWords } from './notifications.contract.ts';

export const newsContract = contract({
  sendNews: {
    method: 'POST',
    path: '/api/v1/office/notifications',
    summary:
      'Sends news to one household (D34). {{iban}} becomes the association’s account. Many are written to by a circular (decision 100).',
    access: 'office',
    records: ['news.sent'],
    body: newsWords.extend({ household_id: id }),
    answer: z.object({ id, household_id: id }),
    status: 201,
    refusals: ['HouseholdNotFound', 'household_silent', 'words_name_account'],
  },
});
