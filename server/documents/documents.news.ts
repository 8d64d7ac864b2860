import { defineNews } from '../platform/news.ts';

export const documentAdded = defineNews<{ household_id: number; document_id: number }>('documents.added');
