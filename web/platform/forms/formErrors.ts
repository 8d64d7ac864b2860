import type { z } from 'zod';
import type { FieldErrors } from '../../../domain/shared/refusal.ts';
import type { SummaryError } from '../../ui/fields/ErrorSummary.tsx';
import { CallRefused } from '../calls/call.ts';
import { failureWords, fieldWords } from './refusalWords.ts';

/** What a schema says of an input: the first message of each field. */
export function schemaErrors(error: z.ZodError | undefined): FieldErrors {
  const found: FieldErrors = {};
  for (const issue of error?.issues ?? []) {
    const name = issue.path.join('.');
    found[name] = found[name] ?? [issue.message];
  }
  return found;
}

/** The messages as they were, with what is now said of one field. */
export function withNewsOf(name: string, before: FieldErrors, now: FieldErrors): FieldErrors {
  const { [name]: _old, ...rest } = before;
  return now[name] ? { ...rest, [name]: now[name] } : rest;
}

/** What a failed call leaves at the fields, or else of the form as a whole. */
export function refused(error: unknown): Complaints {
  const errors = error instanceof CallRefused ? error.errors : {};
  return { errors, failure: Object.keys(errors).length > 0 ? undefined : error };
}

/** Keys and what has failed; they become words when they are drawn, in the language of then. */
export type Complaints = { errors: FieldErrors; failure: unknown };

/** The list for the summary, in the order in which the fields stand on the screen; `id` is the form's. */
export function summaryOf(
  id: string,
  { errors, failure }: Complaints,
  labels: ReadonlyMap<string, string>,
): SummaryError[] {
  const inOrder = Object.entries(errors).sort(([one], [other]) => byPlace(`${id}-${one}`, `${id}-${other}`));
  const ofFields = inOrder.map(([name, keys]) => {
    const words = keys.map(fieldWords).join(' ');
    const label = labels.get(name);
    return label ? { fieldId: `${id}-${name}`, text: named(label, words) } : { text: words };
  });
  return failure === undefined ? ofFields : [{ text: failureWords(failure) }, ...ofFields];
}

/** What the alert says of the fields beside its own words; without a message these are its words. */
export function alertDetails({ errors }: CallRefused, words: string, labels: ReadonlyMap<string, string>): string[] {
  const details = Object.entries(errors).flatMap(([name, keys]) => {
    const said = keys.map(fieldWords).filter((each) => each !== words);
    return said.map((each) => named(labels.get(name), each));
  });
  return [...new Set(details)];
}

/** What is said of a field, behind its label; a label that asks keeps its question mark. */
function named(label: string | undefined, words: string): string {
  if (!label) return words;
  return label.endsWith('?') ? `${label} ${words}` : `${label.replace(/\.$/, '')}: ${words}`;
}

/** Which of two fields comes first on the screen; one that is not there comes last. */
function byPlace(one: string, other: string): number {
  const [first, second] = [document.getElementById(one), document.getElementById(other)];
  if (!first || !second) return Number(!first) - Number(!second);
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/** The words at a field: why something was taken back, or what is wrong with what is there. */
export function fieldMessage(taken: readonly string[] = [], errors: readonly string[] = []): string | undefined {
  const keys = taken.length > 0 ? taken : errors;
  return keys.length > 0 ? keys.map(fieldWords).join(' ') : undefined;
}
