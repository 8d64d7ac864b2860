import { type FieldWith, fieldsWith } from './personFields.ts';

/** The fields from which a person's fees are calculated (D35). */
export const feeFacts = fieldsWith('locked', 'billed');
export type FeeFact = FieldWith<'locked', 'billed'>;
