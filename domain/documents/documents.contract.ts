import { z } from 'zod';
import { dayField, id, instant, optional, wireDay } from '../shared/fields.ts';
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
  /** The last day on which a passport or permit is valid, if somebody has said it. */
  valid_until: wireDay.nullable(),
});

/** As a person types it; an empty text is no day. */
export const typedValidity = optional(dayField);

export type MemberDocument = z.output<typeof memberDocument>;

/** A document that the registry office may ask for at a person's death (`neededAtADeath.ts`). */
export const documentAtADeath = z.object({
  type: z.enum(typesAtADeath),
  need: z.enum(needs),
  /** The open question on which the need depends. */
  question: z.enum(openQuestions).nullable(),
  is_uploaded: z.boolean(),
});
