import { defineNews } from '../platform/news.ts';

/** The last gap has closed: household, main member and new family members wait (D20). */
export const applicationSubmitted = defineNews<{ household_id: number }>('application.submitted');

/** The waiting period is over and the papers are verified: the membership is valid (D21). */
export const membershipActivated = defineNews<{ household_id: number }>('application.activated');
