import { type FieldWith, fieldsWith } from './personFields.ts';

/** What a person's fees are reckoned from (D35). */
export const feeFacts = fieldsWith('locked', 'billed');
export type FeeFact = FieldWith<'locked', 'billed'>;
