import { defineNews } from '../platform/news.ts';

/** A person of the household, or a phone number of theirs, was added, changed or removed. */
export const memberChanged = defineNews<{ household_id: number }>('members.changed');

/** The office has granted or refused what a household asked to have corrected; all of them about one person. */
export const changeRequestsDecided = defineNews<{ household_id: number; change_request_ids: number[] }>(
  'members.change_requests_decided',
);
