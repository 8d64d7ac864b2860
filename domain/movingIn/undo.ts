/** What became of a household when its taking over was undone. */
export const undoOutcomes = ['taken_back', 'kept', 'failed'] as const;
export type UndoOutcome = (typeof undoOutcomes)[number];

/** What was written since a household was taken over, so that it stays. */
export const keptBecause = [
  'released',
  'has_account',
  'invoiced',
  'paid',
  'died',
  'documents',
  'corrected',
  'noted',
  'conversation',
  'other_payer',
  'ended',
  'changed',
  /** It was erased, or taken back before. */
  'gone',
] as const;
export type KeptBecause = (typeof keptBecause)[number];
