import { CallRefused } from '../platform/calls/call.ts';

/** Why the server refused the last day that was sent with a document, as the key of the field's message. */
export function lastDayRefusal(failure: unknown): string | undefined {
  return failure instanceof CallRefused ? failure.errors.valid_until?.[0] : undefined;
}
