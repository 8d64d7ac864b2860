import { z } from 'zod';
import { contract } from '../shared/contract.ts';
import { choice, dayField, id, instant, pathId, text, wireDay } from '../shared/fields.ts';
import { languages } from '../shared/language.ts';
import { caseRefusals, revision } from './deathCases.contract.ts';

export const linkKinds = ['family', 'guest'] as const;
export type LinkKind = (typeof linkKinds)[number];

/** A link without log-in for the family, or for an undertaker or imam. */
export const deathLink = z.object({
  id,
  kind: z.enum(linkKinds),
  recipient: z.string(),
  language: z.enum(languages),
  /** Who of the family has agreed to a guest's link. */
  consent_by: z.string().nullable(),
  consent_on: wireDay.nullable(),
  created_at: instant,
  created_by: z.string().nullable(),
  expires_at: instant,
  revoked_at: instant.nullable(),
  revoked_by: z.string().nullable(),
  is_valid: z.boolean(),
  look_count: z.int(),
  last_look_at: instant.nullable(),
});
export type DeathLink = z.output<typeof deathLink>;

export const deathLinks = z.object({
  revision,
  links: z.array(deathLink),
  /** For how many days a new link is valid. */
  days: z.object({ family: z.int(), guest: z.int() }),
  may_make: z.boolean(),
});
export type DeathLinks = z.output<typeof deathLinks>;

/** What is shown once, because only its hash is stored. */
export const madeDeathLink = deathLinks.extend({
  made: z.object({
    kind: z.enum(linkKinds),
    recipient: z.string(),
    address: z.string(),
    /** To be sent, in the recipient's language, with the address in it. */
    message: z.string(),
    /** For a printed sheet of the family, and where it is typed in; null for a guest. */
    code: z.string().nullable(),
    code_address: z.string().nullable(),
  }),
});
export type MadeDeathLink = z.output<typeof madeDeathLink>;

const recipient = { revision, recipient: text(100), language: choice(languages) };
const make = {
  method: 'POST',
  access: 'office',
  records: ['death_case.link_made'],
  params: pathId,
  answer: madeDeathLink,
  status: 201,
  missing: 'death_case_not_found',
  refusals: [...caseRefusals, 'death_case_full'],
} as const;

/** Links of a case for people without a log-in (decision 60). */
export const deathLinksContract = contract({
  listDeathLinks: {
    method: 'GET',
    path: '/api/v1/office/deaths/:id/links',
    summary: 'Links of a case: for whom, until when, and how often they were opened.',
    access: 'office',
    records: 'nothing',
    params: pathId,
    answer: deathLinks,
    status: 200,
    missing: 'death_case_not_found',
  },
  makeFamilyLink: {
    ...make,
    path: '/api/v1/office/deaths/:id/family-links',
    summary: 'Makes a link for the family. Its address and code are answered once.',
    body: z.object(recipient),
  },
  makeGuestLink: {
    ...make,
    path: '/api/v1/office/deaths/:id/guest-links',
    summary: 'Makes a link for an undertaker or imam, to which the family has agreed. Its address is answered once.',
    body: z.object({ ...recipient, consent_by: text(100), consent_on: dayField }),
  },
  revokeDeathLink: {
    method: 'POST',
    path: '/api/v1/office/death-links/:id/revoke',
    summary: 'Ends a link at once.',
    access: 'office',
    records: ['death_case.link_revoked'],
    params: pathId,
    body: z.object({ revision }),
    answer: deathLinks,
    status: 200,
    missing: 'death_link_not_found',
    refusals: caseRefusals,
  },
});
