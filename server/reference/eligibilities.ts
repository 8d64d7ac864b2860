import {
  civilStatuses,
  eligibilitiesFor,
  genderOfId,
  membershipBasisOfId,
  relationshipsFor,
} from '../../domain/reference/eligibility.ts';
import type { referenceContract } from '../../domain/reference/reference.contract.ts';
import type { Answer, Input } from '../../domain/shared/contract.ts';
import { type FieldErrors, Refusal } from '../../domain/shared/refusal.ts';
import type { Ask } from '../platform/context.ts';

type Call = (typeof referenceContract)['listEligibilities'];

/** The options that match the chosen gender and membership basis (D26); civil statuses are always all four. */
export async function listEligibilities(_ask: Ask, chosen: Input<Call>): Promise<Answer<Call>> {
  const { gender_id, eligibility_id } = chosen;
  const gender = gender_id === undefined ? null : genderOfId(gender_id);
  const basis = eligibility_id === undefined ? null : membershipBasisOfId(eligibility_id);
  if (gender === undefined) return refuseChoice({ gender_id: ['invalid_choice'] });
  if (basis === undefined) return refuseChoice({ eligibility_id: ['invalid_choice'] });
  return {
    eligibilities: eligibilitiesFor({ gender, basis }),
    civil_statuses: [...civilStatuses],
    relationships: relationshipsFor({ gender, basis }),
  };
}

function refuseChoice(errors: FieldErrors): never {
  throw new Refusal('validation_failed', 'invalid', { errors });
}
