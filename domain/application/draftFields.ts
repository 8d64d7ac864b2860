import { burialPlaceInput } from '../burial/burial.contract.ts';
import { addressInput } from '../households/households.contract.ts';
import { familyMemberInput, mainMemberInput } from '../members/members.contract.ts';
import { substituteInput } from '../substitutes/substitutes.contract.ts';
import type { DraftKind } from './drafts.ts';

/** What is made of the form later carries it, so that it is made once. */
const KEY = 'idempotency_key';

const fieldsOf = {
  'main-member': [...Object.keys(mainMemberInput.shape), 'phone_numbers'],
  household: Object.keys(addressInput.shape),
  'burial-place': Object.keys(burialPlaceInput.shape),
  'family-member': [...Object.keys(familyMemberInput.shape), KEY],
  substitute: [...Object.keys(substituteInput.shape), KEY],
} as const satisfies Record<DraftKind, readonly string[]>;

/** What a draft keeps: the fields of its own form and nothing else, so that no password or file gets in. */
export function keptFields(kind: DraftKind, values: Record<string, unknown>): Record<string, unknown> {
  const fields: readonly string[] = fieldsOf[kind];
  return Object.fromEntries(Object.entries(values).filter(([name]) => fields.includes(name)));
}
