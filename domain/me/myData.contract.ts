import { contract } from '../shared/contract.ts';

export const myDataContract = contract({
  downloadMyData: {
    method: 'GET',
    path: '/api/v1/me/data',
    summary: 'All stored data of the household, as a ZIP: data as JSON, documents as files; five times an hour.',
    access: 'member',
    answer: 'file',
    status: 200,
    refusals: ['too_many_requests', 'documents_wait_for_second_person'],
  },
});
