import { z } from 'zod';
import { wireDay } from '../shared/fields.ts';

/** The texts to which an applicant agrees. */
export const agreedDocuments = ['terms_of_use', 'data_protection'] as const;
export type AgreedDocument = (typeof agreedDocuments)[number];

/** On the screen by registering, or by the signature on a paper form. */
export const waysAgreed = ['screen', 'paper'] as const;
export type WayAgreed = (typeof waysAgreed)[number];

export const agreement = z.object({
  document: z.enum(agreedDocuments),
  version: z.string(),
  agreed_on: wireDay,
  way: z.enum(waysAgreed),
});

export type Agreement = z.output<typeof agreement>;
