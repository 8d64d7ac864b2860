import type { z } from 'zod';
import { isParent } from '../reference/eligibility.ts';

type Sent = { membership_basis?: unknown; relationship_type?: unknown };

/** Requires the basis of everybody but a father or mother, whose basis the server sets (D26); told together with all other fields. */
export function withBasis<S extends z.ZodObject>(schema: S): S {
  return schema.refine((sent) => hasBasis(sent), {
    path: ['membership_basis'],
    error: 'required',
    when: ({ value }) => typeof value === 'object' && value !== null,
  });
}

function hasBasis({ membership_basis, relationship_type }: Sent): boolean {
  return membership_basis !== undefined || isParent(String(relationship_type));
}
