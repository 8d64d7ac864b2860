import { z } from 'zod';
import { genders, readGender } from '../reference/eligibility.ts';
import { reading } from '../shared/measured.ts';

/** `female` or `male`; also accepts F and M of the old form (D6). */
export const genderField = reading(
  (value) => (typeof value === 'string' ? (readGender(value) ?? value) : value),
  z.enum(genders),
);
