import { defineNews } from '../platform/news.ts';

/** The waiting period is over and the documents are verified: the membership is active (D21). */
export const membershipActivated = defineNews<{ household_id: number }>('application.activated');

/** A household, or one person who had left it, was erased (decisions 18 and 37). */
export const householdErased = defineNews<{ household_id: number }>('household.erased');
