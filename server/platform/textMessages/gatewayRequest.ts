/** One message as the gateway gets it. */
export type OutgoingTextMessage = {
  /** Our id, the same for every attempt. */
  id: number;
  /** With a plus and the country code (E.164). */
  to: string;
  text: string;
};

/** A request body: JSON if the template is JSON, otherwise a form. */
export type GatewayBody = { contentType: string; body: string };

/** Makes the body of a request for a message. */
export type BodyTemplate = (message: OutgoingTextMessage) => GatewayBody;

const PLACEHOLDER = /\{(to|digits|text|from|id)\}/g;

/**
 * Parses a template such as `{"to": "{to}", "text": "{text}"}` or `To={to}&Body={text}`. `{to}` is the number with its plus,
 * `{digits}` without, `{from}` the sender, `{id}` our id of the message. They are filled in after parsing, so that nothing in a
 * text can become a field. Throws a sentence for the operator if it cannot be parsed.
 */
export function readBodyTemplate(template: string, from: string | undefined): BodyTemplate {
  for (const needed of ['{text}', /\{(to|digits)\}/] as const) {
    if (template.search(needed) < 0) throw new Error(`it lacks ${needed === '{text}' ? needed : '{to} or {digits}'}`);
  }
  if (from === undefined && template.includes('{from}')) throw new Error('it names {from}, and SMS_SENDER is missing');
  const filled = (value: string, { id, to, text }: OutgoingTextMessage) => {
    const words: Record<string, string> = { id: String(id), to, digits: to.slice(1), text, from: from ?? '' };
    return value.replace(PLACEHOLDER, (_whole, name: string) => words[name] ?? '');
  };
  if (/^\s*[[{]/.test(template)) return jsonTemplate(JSON.parse(template), filled);
  const fields = [...new URLSearchParams(template)];
  return (message) => ({
    contentType: 'application/x-www-form-urlencoded',
    body: String(new URLSearchParams(fields.map(([name, value]): [string, string] => [name, filled(value, message)]))),
  });
}

type Fill = (value: string, message: OutgoingTextMessage) => string;

function jsonTemplate(template: unknown, filled: Fill): BodyTemplate {
  return (message) => ({
    contentType: 'application/json',
    body: JSON.stringify(template, (_name, value: unknown) =>
      typeof value === 'string' ? filled(value, message) : value,
    ),
  });
}
