import { z } from 'zod';
import { approval } from '../approvals/approvalAnswers.ts';
import { contract } from '../shared/contract.ts';
import { id } from '../shared/fields.ts';
import { languages } from '../shared/language.ts';
import { newsWords } from './notifications.contract.ts';

/** News that a second person has to approve; `html` as members would read it. */
export const waitingNews = approval.extend({
  title: z.string(),
  html: z.string(),
  language: z.enum(languages).nullable(),
});
export type WaitingNews = z.output<typeof waitingNews>;

export const newsContract = contract({
  sendNews: {
    method: 'POST',
    path: '/api/v1/office/notifications',
    summary:
      'Sends news to one household, or with household_id null to all that wait or are active, in the background (D34). To all, an account’s number or an address of others waits for a second person (decision 71). {{iban}} becomes the association’s account.',
    access: 'office',
    records: ['news.sent', 'approval.asked'],
    // required: a misspelt name would otherwise tell everybody what is meant for one household
    body: newsWords.extend({ household_id: id.nullable() }),
    /** `id` is null while the news wait for the approval. */
    answer: z.object({ id: id.nullable(), household_id: id.nullable(), approval: approval.nullable() }),
    status: 201,
    refusals: ['HouseholdNotFound', 'household_silent'],
  },
  listWaitingNews: {
    method: 'GET',
    path: '/api/v1/office/notifications/waiting',
    summary: 'News to everybody that wait for a second person of the office.',
    access: 'office',
    records: 'nothing',
    answer: z.array(waitingNews),
    status: 200,
  },
});
