import { z } from 'zod';
import { emailField, ownerProof, ownerRefusals } from '../accounts/accounts.contract.ts';
import { memberDocument, typedValidity } from '../documents/documents.contract.ts';
import { unfitFile } from '../documents/documents.refusals.ts';
import { documentTypes } from '../documents/documentTypes.ts';
import {
  choosableBases,
  civilStatuses,
  genders,
  membershipBases,
  relationshipTypes,
} from '../reference/eligibility.ts';
import { contract } from '../shared/contract.ts';
import { choice, dayField, euroField, id, instant, optional, pathId, text, wireDay } from '../shared/fields.ts';
import { list } from '../shared/measured.ts';
import { address } from './addressSchemas.ts';
import { genderField } from './genderSchemas.ts';
import { socialInsuranceNumberField, turkishIdField, withNumber } from './identityNumberSchemas.ts';
import { memberStatuses } from './memberStatus.ts';
import { withBasis } from './membershipBasisSchemas.ts';
import { countryField, nameField } from './nameFields.ts';
import { listedPhoneNumber, phoneNumber, phoneNumberInput } from './phoneSchemas.ts';
import { takesNumberAway } from './socialInsuranceNumber.ts';

const person = {
  first_name: nameField,
  last_name: nameField,
  date_of_birth: dayField,
  social_insurance_number: optional(socialInsuranceNumberField),
  /** There is no number yet, as for infants and newcomers; a number that is sent ends it (decision 83). */
  social_insurance_number_pending: z.boolean().optional(),
  citizenship_id: countryField,
  permanent_residence: z.boolean().refine((value) => value, 'must_be_ticked'),
  turkish_id_no: optional(turkishIdField),
  place_of_birth: text(100),
  gender: genderField,
  father_name: nameField,
  mother_name: nameField,
};

/** Personal data of the main member from the form; the civil status is optional (spec §5). */
export const mainMemberInput = withNumber(z.object({ ...person, civil_status: optional(choice(civilStatuses)) }));

/** Personal data of a family member from the form; nobody sends the basis `nb` (D26). */
export const familyMemberInput = withBasis(
  withNumber(
    z.object({
      ...person,
      civil_status: choice(civilStatuses),
      membership_basis: choice(choosableBases).optional(),
      relationship_type: choice(relationshipTypes),
      email: optional(emailField),
      phone_numbers: list(listedPhoneNumber, 10).default([]),
    }),
  ),
);

/**
 * A change contains only the changed fields (D8); `version` is the one that the sender knew. Only main members may
 * clear the civil status.
 */
export const memberChange = withNumber(
  z
    .object({
      ...familyMemberInput.shape,
      ...mainMemberInput.shape,
      phone_numbers: list(listedPhoneNumber, 10),
    })
    .partial()
    .extend({
      version: z.int().optional(),
      /** The sum of `fees_would_change`, in euro: its sender agrees to owe it from now on (decision 87). */
      agreed_fees: euroField.optional(),
      ...ownerProof.shape,
    }),
  takesNumberAway,
);

const storedPerson = {
  id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string().nullable(),
  date_of_birth: wireDay.nullable(),
  social_insurance_number: z.string().nullable(),
  /** The household said that there is no number yet. */
  social_insurance_number_pending: z.boolean(),
  citizenship_id: z.int().nullable(),
  permanent_residence: z.boolean(),
  turkish_id_no: z.string().nullable(),
  place_of_birth: z.string().nullable(),
  gender: z.enum(genders).nullable(),
  civil_status: z.enum(civilStatuses).nullable(),
  father_name: z.string().nullable(),
  mother_name: z.string().nullable(),
  status: z.enum(memberStatuses),
  created_at: instant,
  active_from: wireDay.nullable(),
  waiting_until: wireDay.nullable(),
  inactive_from: wireDay.nullable(),
  inactive_reason_id: z.int().nullable(),
  version: z.int(),
  /** A confirmed fee exists for this person (D35). */
  fees_billed: z.boolean(),
  /** Only the office corrects these facts, because something was paid or reminded of (decision 87). */
  fees_locked: z.boolean(),
  phone_numbers: z.array(phoneNumber),
  documents: z.array(memberDocument),
};

export const mainMember = z.object({
  ...storedPerson,
  name: z.string(),
  membership_no: z.string(),
  pending_email: z.string().nullable(),
  addresses: z.array(address),
});

export const subMember = z.object({
  ...storedPerson,
  membership_basis: z.enum(membershipBases),
  relations: z.object({ relationship_type: z.enum(relationshipTypes).nullable() }),
});

export type PhoneNumber = z.output<typeof phoneNumber>;
export type MainMember = z.output<typeof mainMember>;
export type SubMember = z.output<typeof subMember>;

export const membersContract = contract({
  getMember: {
    method: 'GET',
    path: '/api/v1/member/:id',
    summary: 'One person of the household with phone numbers and documents.',
    access: 'member',
    params: pathId,
    answer: z.union([mainMember, subMember]),
    status: 200,
    missing: 'MemberNotFound',
  },
  createFamilyMember: {
    method: 'POST',
    path: '/api/v1/member',
    summary: 'Adds a family member with status new.',
    access: 'member',
    onBehalf: 'person_added',
    keyed: true,
    body: familyMemberInput,
    answer: subMember,
    status: 201,
    refusals: [
      'household_inactive',
      'reason_needed',
      'child_older_than_30',
      'person_was_excluded',
      'only_one_main_phone_number_allowed',
      'PhoneNumberNotFound',
    ],
  },
  changeMember: {
    method: 'PUT',
    path: '/api/v1/member/:id',
    summary:
      'Changes the sent fields of the main member or of a family member (D8). If that changes an unpaid fee of an applicant, it is confirmed anew once `agreed_fees` holds the new sum.',
    access: 'member',
    onBehalf: 'person_changed',
    params: pathId,
    body: memberChange,
    answer: z.union([mainMember, subMember]),
    status: 200,
    missing: 'MemberNotFound',
    refusals: [
      'household_inactive',
      'reason_needed',
      'changed_meanwhile',
      'child_older_than_30',
      'person_was_excluded',
      'main_member_email_cant_be_null',
      'email_already_exists',
      'email_domain_not_allowed',
      ...ownerRefusals,
      'only_one_main_phone_number_allowed',
      'PhoneNumberNotFound',
      'invoice_already_existing_for_member',
      'fees_would_change',
      'no_matching_fee',
    ],
  },
  deleteFamilyMember: {
    method: 'DELETE',
    path: '/api/v1/member/:id',
    summary: 'Deletes a family member whose status is new.',
    access: 'member',
    onBehalf: 'person_removed',
    params: pathId,
    answer: 'nothing',
    status: 204,
    missing: 'MemberNotFound',
    refusals: [
      'household_inactive',
      'reason_needed',
      'only_members_with_status_new_can_be_deleted',
      'invoice_already_existing_for_member',
    ],
  },
  addPhoneNumber: {
    method: 'POST',
    path: '/api/v1/member/:id/phone',
    summary: 'Adds a phone number; marking it as main moves the mark (D29).',
    access: 'member',
    onBehalf: 'phone_changed',
    keyed: true,
    params: pathId,
    body: phoneNumberInput,
    answer: phoneNumber,
    status: 201,
    missing: 'MemberNotFound',
    refusals: ['household_inactive'],
  },
  changePhoneNumber: {
    method: 'PUT',
    path: '/api/v1/member/phone/:id',
    summary: 'Changes a phone number; marking it as main moves the mark (D29).',
    access: 'member',
    onBehalf: 'phone_changed',
    params: pathId,
    body: z.object({ ...phoneNumberInput.shape, is_main_number: z.boolean() }).partial(),
    answer: phoneNumber,
    status: 200,
    missing: 'PhoneNumberNotFound',
    refusals: ['household_inactive', 'create_or_set_phone_number_to_main_number'],
  },
  deletePhoneNumber: {
    method: 'DELETE',
    path: '/api/v1/member/phone/:id',
    summary: 'Deletes a phone number that is not the main one.',
    access: 'member',
    onBehalf: 'phone_changed',
    params: pathId,
    answer: 'nothing',
    status: 204,
    missing: 'PhoneNumberNotFound',
    refusals: ['household_inactive', 'create_or_set_phone_number_to_main_number'],
  },
  uploadDocument: {
    method: 'POST',
    path: '/api/v1/member/:id/document',
    summary:
      'Stores a document of a person: multipart with file, name and type, for a passport or permit also the last day on which it is valid (D32).',
    access: 'member',
    onBehalf: 'document_added',
    params: pathId,
    upload: true,
    body: z.object({ name: optional(text(200)), type: choice(documentTypes), valid_until: typedValidity }),
    answer: memberDocument,
    status: 201,
    missing: 'MemberNotFound',
    refusals: [
      'household_inactive',
      'household_must_be_active',
      ...unfitFile,
      ...(['check_the_year', 'kind_does_not_expire', 'file_already_exists'] as const),
      'storage_full',
      'too_many_requests',
    ],
  },
  deleteDocument: {
    method: 'DELETE',
    path: '/api/v1/member/document/:id',
    summary: 'Deletes a document that the office has not verified, and that is not the signed form of an application.',
    access: 'member',
    onBehalf: 'document_removed',
    params: pathId,
    answer: 'nothing',
    status: 204,
    missing: 'document_not_found',
    refusals: ['household_inactive', 'document_is_verified', 'signed_form_stays'],
  },
  downloadDocument: {
    method: 'GET',
    path: '/api/v1/member/document/:id',
    summary: 'The document itself, as an attachment.',
    access: 'member',
    params: pathId,
    answer: 'file',
    status: 200,
    missing: 'document_not_found',
    refusals: ['document_lost', 'documents_wait_for_second_person'],
  },
});
