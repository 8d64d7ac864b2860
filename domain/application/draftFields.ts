import { burialPlaceInput } from '../burial/burial.contract.ts';
import { deathContactInput } from '../burial/deathContacts.contract.ts';
import { addressInput } from '../households/households.contract.ts';
import { familyMemberInput, mainMemberInput } from '../members/members.contract.ts';
import { substituteInput } from '../substitutes/substitutes.contract.ts';
import type { DraftKind } from './drafts.ts';

/** Kept with the draft, so that a form that is sent twice creates its thing only once. */
const KEY = 'idempotency_key';

const deathContactFields = [...Object.keys(deathContactInput.shape), KEY];

const fieldsOf = {
  'main-member': [...Object.keys(mainMemberInput.shape), 'phone_numbers'],
  household: Object.keys(addressInput.shape),
  'burial-place': Object.keys(burialPlaceInput.shape),
  'death-contact-austria': deathContactFields,
  'death-contact-turkiye': deathContactFields,
  'family-member': [...Object.keys(familyMemberInput.shape), KEY],
  substitute: [...Object.keys(substituteInput.shape), KEY],
} as const satisfies Record<DraftKind, readonly string[]>;

/** Keeps only the fields of the draft's own form, so that no password or file gets into it. */
export function keptFields(kind: DraftKind, values: Record<string, unknown>): Record<string, unknown> {
  const fields: readonly string[] = fieldsOf[kind];
  return Object.fromEntries(Object.entries(values).filter(([name]) => fields.includes(name)));
}
