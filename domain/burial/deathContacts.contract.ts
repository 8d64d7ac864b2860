import { z } from 'zod';
import { documentAtADeath } from '../documents/documents.contract.ts';
import { address } from '../members/addressSchemas.ts';
import { nameField } from '../members/nameFields.ts';
import { phoneNumberField } from '../members/phoneSchemas.ts';
import { contract } from '../shared/contract.ts';
import { choice, id, pathId, text, ticked, wireDay } from '../shared/fields.ts';
import { languages } from '../shared/language.ts';
import { contactCountries, RELATION_MAX } from './deathContact.ts';

/** A contact as the screen's form sends it; `agreed` states that this person agrees to be called (D55). */
export const deathContactInput = z.object({
  country: choice(contactCountries),
  name: nameField,
  relation: text(RELATION_MAX),
  phone_number: phoneNumberField,
  language: choice(languages),
  may_report: z.boolean().default(false),
  agreed: ticked,
});

/** Without the country, because a person in another country is another contact. Every change states the consent again. */
export const deathContactChange = deathContactInput
  .omit({ country: true, agreed: true })
  .extend({ may_report: z.boolean() })
  .partial()
  .extend({ agreed: ticked });

export const deathContact = z.object({
  id,
  country: z.enum(contactCountries),
  name: z.string(),
  relation: z.string(),
  phone_number: z.string(),
  language: z.enum(languages),
  /** Whether the office may talk to them about a death. */
  may_report: z.boolean(),
  /** The day on which the household last stated their consent to be called. */
  agreed_on: wireDay,
  /** The name of the main member who stated it; null once that person is erased. */
  agreed_stated_by: z.string().nullable(),
});
export type DeathContact = z.output<typeof deathContact>;

/** Somebody to whom the office may talk about a death; `id` is that of the member, substitute or contact. */
export const mayReport = z.object({
  kind: z.enum(['member', 'substitute', 'contact']),
  id,
  name: z.string(),
  phone_numbers: z.array(z.string()),
});
export type MayReport = z.output<typeof mayReport>;

/** What a household has prepared for a death. */
export const deathContacts = z.object({
  /** The burial wishes of the main member and of former ones. */
  wishes: z.array(z.object({ member_id: id, place: address })),
  contacts: z.array(deathContact),
  may_report: z.array(mayReport),
  /** For everybody in the household: the documents that the registry office needs, and which of them were uploaded. */
  people: z.array(z.object({ member_id: id, name: z.string(), documents: z.array(documentAtADeath) })),
});
export type DeathContacts = z.output<typeof deathContacts>;

const refusals = ['household_inactive', 'household_must_be_active'] as const;

export const deathContactsContract = contract({
  listDeathContacts: {
    method: 'GET',
    path: '/api/v1/household/death-contacts',
    summary: 'The contacts whom the office calls when somebody in the household has died (D55).',
    access: 'member',
    answer: z.array(deathContact),
    status: 200,
  },
  createDeathContact: {
    method: 'POST',
    path: '/api/v1/household/:id/death-contact',
    summary: 'Adds the contact in Austria or in Türkiye; there is at most one in each (D55).',
    access: 'member',
    onBehalf: 'death_contact_changed',
    keyed: true,
    params: pathId,
    body: deathContactInput,
    answer: deathContact,
    status: 201,
    missing: 'HouseholdNotFound',
    refusals: [...refusals, 'death_contact_already_exists'],
  },
  changeDeathContact: {
    method: 'PUT',
    path: '/api/v1/household/death-contact/:id',
    summary: 'Changes the sent fields of a contact, and states again that they agree to be called.',
    access: 'member',
    onBehalf: 'death_contact_changed',
    params: pathId,
    body: deathContactChange,
    answer: deathContact,
    status: 200,
    missing: 'death_contact_not_found',
    refusals,
  },
  deleteDeathContact: {
    method: 'DELETE',
    path: '/api/v1/household/death-contact/:id',
    summary: 'Deletes a contact.',
    access: 'member',
    onBehalf: 'death_contact_changed',
    params: pathId,
    answer: 'nothing',
    status: 204,
    missing: 'death_contact_not_found',
    refusals,
  },
});
