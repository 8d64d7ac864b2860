import { z } from 'zod';
import { contract } from '../shared/contract.ts';
import { id, readNumber } from '../shared/fields.ts';
import { languages } from '../shared/language.ts';
import { reading } from '../shared/measured.ts';

export const country = z.object({
  id,
  translations: z.array(z.object({ locale: z.enum(languages), name: z.string() })),
});

/** A filter without a choice may be sent empty or left out. */
const filterId = reading(
  (value) => (value === '' ? undefined : value),
  readNumber.pipe(z.int().min(1).max(9)).optional(),
).optional();

export const referenceContract = contract({
  listCountries: {
    method: 'GET',
    path: '/api/v1/countries',
    summary: 'All countries with their names in every language.',
    access: 'public',
    answer: z.array(country),
    status: 200,
  },
  listEligibilities: {
    method: 'GET',
    path: '/api/v1/eligibilities',
    summary: 'Membership bases, civil statuses and relationships that match a gender and a basis (D26).',
    access: 'account',
    query: z.object({ gender_id: filterId, eligibility_id: filterId }),
    answer: z.object({
      eligibilities: z.array(z.object({ id, name: z.string() })),
      civil_statuses: z.array(z.string()),
      relationships: z.array(z.string()),
    }),
    status: 200,
  },
  downloadFile: {
    method: 'GET',
    path: '/api/v1/download-file/:name',
    summary: 'Terms of use and data protection as a PDF in the reader’s language (D33).',
    access: 'public',
    params: z.object({ name: z.enum(['terms_of_use', 'data_protection']) }),
    query: z.object({ lang: z.enum(languages).optional() }),
    answer: 'file',
    status: 200,
    missing: 'not_found',
  },
});
