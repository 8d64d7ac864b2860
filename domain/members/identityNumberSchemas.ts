import type { z } from 'zod';
import { checkedDigits } from '../shared/fields.ts';
import { lacksNumber, socialInsuranceNumberProblem } from './socialInsuranceNumber.ts';
import { turkishIdProblem } from './turkishId.ts';

/** Digits only (spec §5). */
export const socialInsuranceNumberField = checkedDigits(20, socialInsuranceNumberProblem);

export const turkishIdField = checkedDigits(20, turkishIdProblem);

type NumberRule = typeof lacksNumber;

/** Requires the number, unless the sender says that it is not there yet; told together with all other fields. */
export function withNumber<S extends z.ZodObject>(schema: S, isMissing: NumberRule = lacksNumber): S {
  return schema.refine((sent) => !isMissing(sent), {
    path: ['social_insurance_number'],
    error: 'required',
    when: ({ value }) => typeof value === 'object' && value !== null,
  });
}
