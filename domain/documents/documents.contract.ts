import { z } from 'zod';
import { id, instant } from '../shared/fields.ts';
import { documentTypes } from './documentTypes.ts';
import { needs, openQuestions, typesAtADeath } from './neededAtADeath.ts';

export const memberDocument = z.object({
  id,
  name: z.string(),
  type: z.enum(documentTypes),
  content_type: z.string(),
  size_bytes: z.int(),
  created_at: instant,
  verified_at: instant.nullable(),
  refused_at: instant.nullable(),
  refused_reason: z.string().nullable(),
});

export type MemberDocument = z.output<typeof memberDocument>;

/** A document that the registry office may ask for at a person's death (`neededAtADeath.ts`). */
export const documentAtADeath = z.object({
  type: z.enum(typesAtADeath),
  need: z.enum(needs),
  /** The open question on which the need depends. */
  question: z.enum(openQuestions).nullable(),
  is_uploaded: z.boolean(),
});
