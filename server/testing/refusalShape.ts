import { fieldsDe } from '../../texts/fields.de.ts';
import { insideFieldsDe } from '../../texts/insideFields.de.ts';
import { insideRefusalsDe } from '../../texts/insideRefusals.de.ts';
import { refusalsDe } from '../../texts/refusals.de.ts';

const sentences: Record<string, string> = { ...refusalsDe, ...insideRefusalsDe };

type Answered = { status: number; text: string; contentType: string | undefined };

const TELLTALE = /\bat \/|node_modules|\bselect\b.*\bfrom\b|syntax error|ZodError|FST_ERR|ECONN|stack/i;

/** The fault of an answer: details of a bug, or a refusal without a known key (D9); undefined if it has none. */
export function flawOf({ status, text, contentType }: Answered): string | undefined {
  if (status >= 500) return `${status}: ${text.slice(0, 300)}`;
  if (status < 400 || text === '') return undefined;
  if (!contentType?.startsWith('application/json')) return `a refusal as ${contentType}: ${text.slice(0, 300)}`;
  return flawOfRefusal(JSON.parse(text));
}

function flawOfRefusal(refusal: { message?: unknown; errors?: Record<string, unknown>; request_id?: unknown }) {
  const shown = JSON.stringify(refusal).slice(0, 600);
  if (typeof refusal.message !== 'string' || !(refusal.message in sentences))
    return `no key of the catalogue: ${shown}`;
  if (typeof refusal.request_id !== 'string') return `no request id: ${shown}`;
  if (TELLTALE.test(shown)) return `tells of the inside: ${shown}`;
  const messages = Object.values(refusal.errors ?? {}).flat();
  const unknown = messages.filter(
    (message) =>
      !(String(message) in fieldsDe) && !(String(message) in insideFieldsDe) && !(String(message) in sentences),
  );
  return unknown.length > 0 ? `no key of a field: ${unknown.join()} in ${shown}` : undefined;
}
