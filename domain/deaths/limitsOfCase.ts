/**
 * The most of each kind that one case takes, withdrawn and cancelled ones included. No real case comes near; a list of a case can
 * therefore be read and shown whole.
 */
export const limitsOfCase = {
  notes: 200,
  steps: 200,
  documents: 100,
  links: 100,
  costs: 200,
  checks: 100,
  decisions: 50,
} as const;
export type PartOfCase = keyof typeof limitsOfCase;

/** The most things that belonged to one deceased person. */
export const MOST_BELONGINGS = 50;

/** The most moves of one original, of the body or of a belonging. */
export const MOST_MOVES = 50;

/** The most cases of one event, such as an accident. */
export const MOST_OF_EVENT = 50;
