import { typesAtADeath } from '../documents/neededAtADeath.ts';

/** Kinds of documents of a case: those that the registry office asks for, and those that come up at a death. */
export const caseDocumentKinds = [
  ...typesAtADeath,
  'death_certificate',
  'international_death_certificate',
  'corpse_pass',
  'transport_permit',
  'written_consent',
] as const;
export type CaseDocumentKind = (typeof caseDocumentKinds)[number];

/** What an undertaker or an imam sends by a link: what authorities make out at a death, and other things. */
export const guestDocumentKinds = [
  'death_certificate',
  'international_death_certificate',
  'corpse_pass',
  'transport_permit',
  'death_other',
] as const satisfies readonly CaseDocumentKind[];
export type GuestDocumentKind = (typeof guestDocumentKinds)[number];

/** What may happen to an original: it comes to the office, goes to somebody, comes back, goes back to the family. */
export const originalMoves = ['received', 'handed_on', 'came_back', 'returned'] as const;
export type OriginalMove = (typeof originalMoves)[number];

const movesAfter = {
  received: ['handed_on', 'returned'],
  // everybody who has it may give it to the family without a way through the office
  handed_on: ['came_back', 'returned'],
  came_back: ['handed_on', 'returned'],
  returned: ['received'],
} as const satisfies Record<OriginalMove, readonly OriginalMove[]>;

/** Moves that are possible after the last one; undefined: the original has never been here. */
export function nextMoves(last: OriginalMove | undefined): readonly OriginalMove[] {
  return last ? movesAfter[last] : ['received'];
}

/** Whether the association answers for an original: it was received and is not yet with the family again. */
export function isEntrusted(last: OriginalMove | undefined): boolean {
  return last !== undefined && last !== 'returned';
}
