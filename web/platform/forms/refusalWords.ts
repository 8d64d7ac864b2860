import { CallFailed, CallRefused } from '../calls/call.ts';
import { findText } from '../words.ts';

const MINUTE_SECONDS = 60;
const MOST_MINUTES = 90;

/**
 * The sentence for a key of the error catalogue, one line for each of several keys; a text that is no key is shown as
 * it is. Without either, the messages of the fields, one per line, or else the status (spec §8).
 */
export function refusalWords(error: CallRefused): string {
  return wait(error) || own(error) || joined(error) || error.statusText || String(error.status);
}

/** The sentence for the key of a field's message. */
export function fieldWords(key: string): string {
  return findText(`fields.${key}`) ?? findText(`insideFields.${key}`) ?? refusal(key) ?? key;
}

/** The sentence for any failed call. If the device is offline, it does not blame the server. */
export function failureWords(error: unknown): string {
  if (error instanceof CallRefused) return refusalWords(error);
  if (!(error instanceof CallFailed)) return refusal('something_went_wrong') ?? '';
  if (!navigator.onLine) return findText('shared.connection.deviceOffline') ?? '';
  return refusal('service_unavailable') ?? '';
}

function own({ key, params }: CallRefused): string {
  const lines = key.split('\n').map((each) => refusal(each, params) ?? each);
  return lines.join('\n');
}

/** How long to wait after too many attempts, if the server said so. */
function wait({ key, retryAfterSeconds }: CallRefused): string | undefined {
  if (key !== 'too_many_requests' || !retryAfterSeconds) return undefined;
  const minutes = Math.ceil(retryAfterSeconds / MINUTE_SECONDS);
  if (minutes <= MOST_MINUTES) return findText('shared.wait.minutes', { count: minutes });
  return findText('shared.wait.hours', { count: Math.ceil(minutes / MINUTE_SECONDS) });
}

function joined(error: CallRefused): string {
  return Object.values(error.errors).flat().map(fieldWords).join('\n');
}

/** The sentence of a refusal; most come with the screens behind the log-in. */
function refusal(key: string, params: Record<string, string | number> = {}): string | undefined {
  return findText(`refusals.${key}`, params) ?? findText(`insideRefusals.${key}`, params);
}
