import { defineNews } from '../platform/news.ts';

/** The waiting period is over and the documents are verified: the membership is valid (D21). */
export const membershipActivated = defineNews<{ household_id: number }>('application.activated');

/** Everything about a household was erased, or about one person who had left it (decisions 18 and 37). */
export const householdErased = defineNews<{ household_id: number }>('household.erased');
