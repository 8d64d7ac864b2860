import { defineNews } from '../platform/news.ts';

/** A person of the household or one of their phone numbers was added, changed or deleted. */
export const memberChanged = defineNews<{ household_id: number }>('members.changed');

/** The office has granted or refused requests for corrections about one person. */
export const changeRequestsDecided = defineNews<{ household_id: number; change_request_ids: number[] }>(
  'members.change_requests_decided',
);
