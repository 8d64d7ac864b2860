import { type BodyTemplate, readBodyTemplate } from './gatewayRequest.ts';

/** How text messages are sent: by one HTTP request each to the association's gateway. */
export type GatewaySettings = {
  /** Without user and password. */
  url: string;
  headers: Record<string, string>;
  body: BodyTemplate;
  /** Text that the answer to an accepted message contains; without it the status alone decides. */
  taken: string | undefined;
};

/** The raw environment variables. */
type Written = {
  SMS_URL?: string | undefined;
  SMS_HEADER?: string | undefined;
  SMS_SENDER?: string | undefined;
  SMS_BODY?: string | undefined;
  SMS_TAKEN?: string | undefined;
};

const USUAL_BODY = '{"to":"{to}","text":"{text}","from":"{from}"}';
const USUAL_BODY_UNSIGNED = '{"to":"{to}","text":"{text}"}';
/** A header's name, and a value of one line (RFC 9110, 5.5 and 5.6.2). */
const HEADER = /^([\w!#$%&'*+.^`|~-]+):[ \t]*([\x21-\x7e][\x20-\x7e]*)$/;
const HERE = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Names the wrong setting, and the reason. */
export class GatewaySettingError extends Error {}

/** Undefined if no gateway is set. Throws `GatewaySettingError` if the settings are invalid. */
export function readGatewaySettings(written: Written, production: boolean): GatewaySettings | undefined {
  const { SMS_URL, SMS_TAKEN: taken } = written;
  if (SMS_URL === undefined) return refuseHalfASet(written);
  const url = new URL(SMS_URL);
  if (production && url.protocol !== 'https:' && !HERE.has(url.hostname)) {
    throw new GatewaySettingError('Setting SMS_URL is wrong: numbers and texts leave this machine by https only');
  }
  const headers = { ...basicAuthorization(url), ...oneHeader(written.SMS_HEADER) };
  url.username = '';
  url.password = '';
  return { url: url.href, headers, body: bodyOf(written), taken };
}

function refuseHalfASet({ SMS_HEADER, SMS_SENDER, SMS_BODY, SMS_TAKEN }: Written): undefined {
  const others = Object.entries({ SMS_HEADER, SMS_SENDER, SMS_BODY, SMS_TAKEN });
  const set = others.find(([, value]) => value !== undefined)?.[0];
  if (set) throw new GatewaySettingError(`Setting SMS_URL is missing: ${set} is set`);
}

function bodyOf({ SMS_BODY, SMS_SENDER: from }: Written): BodyTemplate {
  const template = SMS_BODY ?? (from === undefined ? USUAL_BODY_UNSIGNED : USUAL_BODY);
  try {
    return readBodyTemplate(template, from);
  } catch (error) {
    throw new GatewaySettingError(`Setting SMS_BODY is wrong: ${error instanceof Error ? error.message : error}`);
  }
}

function basicAuthorization({ username, password }: URL): Record<string, string> {
  if (username === '' && password === '') return {};
  const pair = `${decoded(username)}:${decoded(password)}`;
  return { authorization: `Basic ${Buffer.from(pair).toString('base64')}` };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new GatewaySettingError('Setting SMS_URL is wrong: in user and password % is written as %25');
  }
}

function oneHeader(line: string | undefined): Record<string, string> {
  if (line === undefined) return {};
  const [, name, value] = HEADER.exec(line) ?? [];
  if (name && value) return { [name.toLowerCase()]: value };
  throw new GatewaySettingError('Setting SMS_HEADER is wrong: it is written as Authorization: Bearer secret');
}
