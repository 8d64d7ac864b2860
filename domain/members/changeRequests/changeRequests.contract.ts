import { z } from 'zod';
import { contract } from '../../shared/contract.ts';
import { id, instant, linesOfText, optional, pathId } from '../../shared/fields.ts';
import { socialInsuranceNumberField } from '../identityNumberSchemas.ts';
import { familyMemberInput } from '../members.contract.ts';
import { type ChangeableField, changeableFields, changeRequestStates } from './changeRequest.ts';

// asked for is always a number
const fields = { ...familyMemberInput.shape, social_insurance_number: socialInsuranceNumberField };

/** A change request for one field, checked by the same schema as in the form. */
function asked<F extends ChangeableField>(field: F) {
  return z.object({
    field: z.literal(field),
    wanted: fields[field],
    explanation: optional(linesOfText(1000)),
    document_id: id.nullish(),
  });
}

const { first_name, ...others } = {
  first_name: asked('first_name'),
  last_name: asked('last_name'),
  date_of_birth: asked('date_of_birth'),
  social_insurance_number: asked('social_insurance_number'),
  citizenship_id: asked('citizenship_id'),
  turkish_id_no: asked('turkish_id_no'),
  place_of_birth: asked('place_of_birth'),
  gender: asked('gender'),
  membership_basis: asked('membership_basis'),
  civil_status: asked('civil_status'),
  relationship_type: asked('relationship_type'),
  father_name: asked('father_name'),
  mother_name: asked('mother_name'),
  email: asked('email'),
} satisfies { [F in ChangeableField]: ReturnType<typeof asked<F>> };

export const changeRequestInput = z.discriminatedUnion('field', [first_name, ...Object.values(others)], {
  error: (issue) => (issue.code === 'invalid_union' ? fieldProblem(issue.input) : undefined),
});

function fieldProblem(input: unknown): 'required' | 'invalid_choice' {
  const field = typeof input === 'object' && input !== null && 'field' in input ? input.field : undefined;
  return field === undefined || field === null || field === '' ? 'required' : 'invalid_choice';
}

const wireValue = z.union([z.string(), z.int(), z.null()]);

export const changeRequest = z.object({
  id,
  member_id: id,
  field: z.enum(changeableFields),
  /** The stored value when the request was made. */
  was: wireValue,
  wanted: wireValue,
  explanation: z.string().nullable(),
  /** The document that proves it. */
  document_id: id.nullable(),
  state: z.enum(changeRequestStates),
  /** Why it was refused. */
  answer: z.string().nullable(),
  created_at: instant,
  decided_at: instant.nullable(),
});

export type ChangeRequest = z.output<typeof changeRequest>;

export const changeRequestsContract = contract({
  listChangeRequests: {
    method: 'GET',
    path: '/api/v1/household/change-requests',
    summary: 'The household’s requests to correct locked data, the latest first.',
    access: 'member',
    answer: z.array(changeRequest),
    status: 200,
  },
  askForChange: {
    method: 'POST',
    path: '/api/v1/member/:id/change-request',
    summary: 'Asks the office to correct one locked value of a person; one open request per person and field (D25).',
    access: 'member',
    params: pathId,
    body: changeRequestInput,
    answer: changeRequest,
    status: 201,
    missing: 'MemberNotFound',
    refusals: [
      'wrong_email_format',
      'household_inactive',
      'data_not_locked',
      'change_request_already_open',
      'document_not_found',
      'too_many_requests',
    ],
  },
  withdrawChangeRequest: {
    method: 'DELETE',
    path: '/api/v1/member/change-request/:id',
    summary: 'Withdraws an undecided request.',
    access: 'member',
    params: pathId,
    answer: 'nothing',
    status: 204,
    missing: 'change_request_not_found',
    refusals: ['household_inactive', 'change_request_already_decided'],
  },
});
