import type { z } from 'zod';
import type { FieldErrors } from '../../../domain/shared/refusal.ts';
import type { SummaryError } from '../../ui/fields/ErrorSummary.tsx';
import { CallRefused } from '../calls/call.ts';
import { failureWords, fieldWords } from './refusalWords.ts';

/** The first message of each field from a zod error. */
export function schemaErrors(error: z.ZodError | undefined): FieldErrors {
  const found: FieldErrors = {};
  for (const issue of error?.issues ?? []) {
    const name = issue.path.join('.');
    found[name] = found[name] ?? [issue.message];
  }
  return found;
}

/** The former messages, with the present ones of one field. */
export function withErrorsOf(name: string, before: FieldErrors, now: FieldErrors): FieldErrors {
  const { [name]: _old, ...rest } = before;
  return now[name] ? { ...rest, [name]: now[name] } : rest;
}

/** Turns a failed call into messages for the fields, or for the whole form. */
export function formErrorsOf(error: unknown): FormErrorState {
  const errors = error instanceof CallRefused ? error.errors : {};
  return { errors, failure: Object.keys(errors).length > 0 ? undefined : error };
}

/** Refusal keys and the failure. They are translated when rendered, so that they follow the language. */
export type FormErrorState = { errors: FieldErrors; failure: unknown };

/** The entries of the error summary, in the order of the fields on screen; `id` is the form's. */
export function summaryOf(
  id: string,
  { errors, failure }: FormErrorState,
  labels: ReadonlyMap<string, string>,
): SummaryError[] {
  const inOrder = Object.entries(errors).sort(([one], [other]) => byPlace(`${id}-${one}`, `${id}-${other}`));
  const ofFields = inOrder.map(([name, keys]) => {
    const words = keys.map(fieldWords).join(' ');
    const label = labels.get(name);
    return label ? { fieldId: `${id}-${name}`, text: withLabel(label, words) } : { text: words };
  });
  return failure === undefined ? ofFields : [{ text: failureWords(failure) }, ...ofFields];
}

/** What the alert says about the fields, besides its own sentence; without a sentence these lines replace it. */
export function alertDetails({ errors }: CallRefused, words: string, labels: ReadonlyMap<string, string>): string[] {
  const details = Object.entries(errors).flatMap(([name, keys]) => {
    const said = keys.map(fieldWords).filter((each) => each !== words);
    return said.map((each) => withLabel(labels.get(name), each));
  });
  return [...new Set(details)];
}

/** A field's message after its label; a label that is a question keeps its question mark. */
function withLabel(label: string | undefined, words: string): string {
  if (!label) return words;
  return label.endsWith('?') ? `${label} ${words}` : `${label.replace(/\.$/, '')}: ${words}`;
}

/** Compares two fields by their place on screen; missing ones come last. */
function byPlace(one: string, other: string): number {
  const [first, second] = [document.getElementById(one), document.getElementById(other)];
  if (!first || !second) return Number(!first) - Number(!second);
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/** The message at a field: why its value was cleared, or what is wrong with it. */
export function fieldMessage(taken: readonly string[] = [], errors: readonly string[] = []): string | undefined {
  const keys = taken.length > 0 ? taken : errors;
  return keys.length > 0 ? keys.map(fieldWords).join(' ') : undefined;
}
