import type { DocumentType } from '../../domain/documents/documentTypes.ts';
import { validityProblem } from '../../domain/documents/validity.ts';
import { type Day, readDay } from '../../domain/shared/day.ts';

/** Why the typed last day of a document is not accepted, as the key of the field's message; empty is no day. */
export function typedLastDayProblem(typed: string, type: DocumentType, today: Day): string | undefined {
  if (typed.trim() === '') return undefined;
  const validUntil = readDay(typed);
  return validUntil ? validityProblem({ type, validUntil }, today, 'member') : 'invalid_date';
}
