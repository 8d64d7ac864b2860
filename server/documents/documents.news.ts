import { defineNews } from '../platform/news.ts';

export const documentAdded = defineNews<{ household_id: number; document_id: number }>('documents.added');

/** The office has accepted a document; `refused_at` where it had refused it before. */
export const documentVerified = defineNews<{ household_id: number; document_id: number; refused_at: string | null }>(
  'documents.verified',
);

/** The office wants a document again; `refused_at` tells one refusal from the next. */
export const documentRefused = defineNews<{ household_id: number; document_id: number; refused_at: string }>(
  'documents.refused',
);
