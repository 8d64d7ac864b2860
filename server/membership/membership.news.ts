import { defineNews } from '../platform/news.ts';

/** The waiting period is over and the papers are verified: the membership is valid (D21). */
export const membershipActivated = defineNews<{ household_id: number }>('application.activated');
