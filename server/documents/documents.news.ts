import { defineNews } from '../platform/news.ts';

export const documentAdded = defineNews<{ household_id: number; document_id: number }>('documents.added');

/** The office has verified a document; `refused_at` is set if it had refused it before. */
export const documentVerified = defineNews<{ household_id: number; document_id: number; refused_at: string | null }>(
  'documents.verified',
);

/** The office has refused a document; `refused_at` distinguishes one refusal from the next. */
export const documentRefused = defineNews<{ household_id: number; document_id: number; refused_at: string }>(
  'documents.refused',
);
