import { defineNews } from '../platform/news.ts';

/** The last gap is closed: household, main member and new family members are waiting (D20). */
export const applicationSubmitted = defineNews<{ household_id: number; history_id: number }>('application.submitted');
