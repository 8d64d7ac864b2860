import { defineNews } from '../platform/news.ts';

/** A person of the household, or a phone number of theirs, was added, changed or removed. */
export const memberChanged = defineNews<{ household_id: number }>('members.changed');
