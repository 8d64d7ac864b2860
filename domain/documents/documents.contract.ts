import { z } from 'zod';
import { id, instant } from '../shared/fields.ts';
import { documentTypes } from './documentTypes.ts';

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
