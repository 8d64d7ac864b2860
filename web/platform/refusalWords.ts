import { CallFailed, CallRefused } from './call.ts';
import { findWords } from './words.ts';

/**
 * The sentence behind a key of the error catalogue; a text that is no key stands for itself. Without either, what is
 * said of the fields, one to a line, or else the status (spec §8).
 */
export function refusalWords(error: CallRefused): string {
  const own = translated('refusals', error.key, error.params) ?? error.key;
  return own || joined(error) || error.statusText || String(error.status);
}

/** The sentence behind the key of a field's message. */
export function fieldWords(key: string): string {
  return translated('fields', key) ?? translated('refusals', key) ?? key;
}

/** What to say of any failure of a call. */
export function failureWords(error: unknown): string {
  if (error instanceof CallRefused) return refusalWords(error);
  return translated('refusals', error instanceof CallFailed ? 'service_unavailable' : 'something_went_wrong') ?? '';
}

function joined(error: CallRefused): string {
  return Object.values(error.errors).flat().map(fieldWords).join('\n');
}

function translated(group: 'refusals' | 'fields', key: string, params: Record<string, string | number> = {}) {
  return findWords(`${group}.${key}`, params);
}
