import { z } from 'zod';
import { emailField, newPasswordField } from '../accounts/accounts.contract.ts';
import { countryField, nameField } from '../members/nameFields.ts';
import { phoneTypes } from '../members/phoneNumber.ts';
import { phoneNumberField } from '../members/phoneSchemas.ts';
import { contract } from '../shared/contract.ts';
import { choice, id, ticked } from '../shared/fields.ts';
import { languages } from '../shared/language.ts';

export const registration = z.object({
  first_name: nameField,
  last_name: nameField,
  citizenship_id: countryField,
  email: emailField,
  password: newPasswordField,
  phone_number: phoneNumberField,
  phone_type: choice(phoneTypes).default('private_mobile'),
  permanent_residence: ticked,
  language: z.enum(languages).default('de'),
});

export const applicationContract = contract({
  register: {
    method: 'POST',
    path: '/api/v1/register',
    summary: 'Creates account, household and main member, and mails a confirmation link (D12).',
    access: 'public',
    body: registration,
    answer: z.object({ id, email: z.string() }),
    status: 201,
    refusals: [
      'email_already_exists',
      'email_already_exists_but_inactive',
      'email_domain_not_allowed',
      'too_many_requests',
      'no_membership_number_left',
    ],
  },
});
