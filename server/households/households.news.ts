import { defineNews } from '../platform/news.ts';

export const addressChanged = defineNews<{ household_id: number }>('households.address_changed');
