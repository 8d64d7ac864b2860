import { defineNews } from '../platform/news.ts';

/** An application counts from another day than before. */
export const submissionMoved = defineNews<{ household_id: number }>('households.submission_moved');

export const addressChanged = defineNews<{ household_id: number }>('households.address_changed');
