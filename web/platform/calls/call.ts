import {
  type Answer,
  type Call,
  CONVERSATION,
  IDEMPOTENCY_KEY,
  SESSION_ENDS_IN,
  type Sent,
} from '../../../domain/shared/contract.ts';
import type { FieldErrors } from '../../../domain/shared/refusal.ts';
import { recordSessionEnd } from '../session/sessionEnd.ts';
import { runtime } from '../start/runtime.ts';
import { recordServerTime } from './serverClock.ts';

/** The longest text that the alert shows of a body that is not one of our answers. */
const MAX_MESSAGE_LENGTH = 300;

/** The server refused the call: a key of the error catalogue with the values of its sentence (D9). */
export class CallRefused extends Error {
  override readonly name = 'CallRefused';
  readonly status: number;
  /** The reason phrase of the status; empty in protocols that have none. */
  readonly statusText: string;
  readonly key: string;
  readonly errors: FieldErrors;
  readonly params: Record<string, string | number>;
  /** How many seconds the server asks to wait. */
  readonly retryAfterSeconds: number | undefined;

  constructor({ status, statusText, retryAfter }: Status, body: RefusalBody) {
    super(body.message ?? String(status));
    this.retryAfterSeconds = Number(retryAfter) || undefined;
    this.status = status;
    this.statusText = statusText;
    this.key = body.message ?? '';
    this.errors = body.errors ?? {};
    this.params = body.params ?? {};
  }
}

/** No answer arrived: no connection, or the server is down. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed';
}

/**
 * Whether the failure is temporary (no answer, or the server is unavailable), so that the input itself is not wrong.
 */
export function isTemporary(error: unknown): boolean {
  return error instanceof CallFailed || (error instanceof CallRefused && error.status === 503);
}

type Status = { status: number; statusText: string; retryAfter?: string | null };

export const RETRY_AFTER = 'retry-after';

/** Sent with every call, also for files, because refusals are JSON (spec §7). */
const ACCEPT_JSON = { accept: 'application/json' };

type RefusalBody = { message?: string; errors?: FieldErrors; params?: Record<string, string | number> };

/** Sends a call of the contract and returns its answer. Throws CallRefused or CallFailed. */
export async function call<C extends Call>(contractCall: C, input?: Sent<C>): Promise<Answer<C>> {
  const response = await send(contractCall, input as Record<string, unknown> | undefined);
  if (contractCall.answer === 'nothing') return undefined as Answer<C>;
  return (await readBody(response.json())) as Answer<C>;
}

/** The same for a call that returns a file. */
export async function callFile(
  contractCall: Call,
  input: Record<string, unknown>,
): Promise<{ blob: Blob; name: string }> {
  const response = await send(contractCall, input);
  return { blob: await readBody(response.blob()), name: fileName(response.headers.get('content-disposition')) };
}

/** The size of such a file in bytes, without fetching it; null if the server does not state it. */
export async function fetchFileSize(contractCall: Call, input: Record<string, unknown>): Promise<number | null> {
  const { url, rest } = requestOf(contractCall, input);
  const response = await fetch(withQuery(url, rest), {
    method: 'HEAD',
    credentials: 'include',
    headers: ACCEPT_JSON,
  }).catch(() => undefined);
  const length = response?.ok ? response.headers.get('content-length') : null;
  return length ? Number(length) : null;
}

/** The URL of a call with its path parameters filled in; the remaining input is query or body. */
export function requestOf(contractCall: Call, input: Record<string, unknown> = {}) {
  const rest = { ...input };
  const path = contractCall.path.replace(/:(\w+)/g, (_match, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  return { url: `${runtime().api_base_url}${path}`, rest };
}

/** Reads the body of a refusal, in whatever form it is. */
export function refusalOf(status: Status, text: string): CallRefused {
  const body = bodyOf(text);
  const isOurs = typeof body === 'object' && body !== null && !Array.isArray(body);
  if (!isOurs) return new CallRefused(status, { message: messageLines(body).slice(0, MAX_MESSAGE_LENGTH) });
  const { message, messages, ...rest } = body as RefusalBody & { message?: unknown; messages?: unknown };
  return new CallRefused(status, { ...rest, message: messageLines(message) || messageLines(messages) });
}

/** One line per message of a list, or of lists by field (spec §8). */
function messageLines(said: unknown): string {
  if (said === undefined || said === null) return '';
  if (typeof said !== 'object') return String(said);
  return Object.values(said).map(messageLines).filter(Boolean).join('\n');
}

function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // not JSON: then the text itself is shown
    return isHtml(text) ? textOfHtml(text) : text;
  }
}

/** Whether it is an HTML page, for example of a proxy. */
function isHtml(text: string): boolean {
  return text.trimStart().startsWith('<');
}

function textOfHtml(page: string): string {
  const { body } = new DOMParser().parseFromString(page, 'text/html');
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
}

async function send(contractCall: Call, input: Record<string, unknown> | undefined): Promise<Response> {
  const { url, rest } = requestOf(contractCall, input);
  const isGet = contractCall.method === 'GET';
  const { idempotency_key: key, [CONVERSATION]: conversation, ...body } = rest;
  const response = await fetch(isGet ? withQuery(url, rest) : url, {
    method: contractCall.method,
    credentials: 'include',
    headers: {
      ...ACCEPT_JSON,
      ...(isGet ? {} : { 'content-type': 'application/json' }),
      ...(typeof key === 'string' ? { [IDEMPOTENCY_KEY]: key } : {}),
      ...(typeof conversation === 'number' ? { [CONVERSATION]: String(conversation) } : {}),
    },
    ...(isGet ? {} : { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new CallFailed();
  });
  recordSessionEnd(response.headers.get(SESSION_ENDS_IN));
  recordServerTime(response.headers.get('date'));
  if (response.ok) return response;
  const { status, statusText } = response;
  const refused = { status, statusText, retryAfter: response.headers.get(RETRY_AFTER) };
  throw refusalOf(refused, await readBody(response.text()));
}

/** Throws CallFailed if the body breaks off or is a foreign page. */
function readBody<T>(body: Promise<T>): Promise<T> {
  return body.catch(() => {
    throw new CallFailed();
  });
}

function withQuery(url: string, query: Record<string, unknown>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) parameters.set(name, String(value));
  return parameters.size === 0 ? url : `${url}?${parameters}`;
}

function fileName(disposition: string | null): string {
  const match = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '');
  return match?.[1] ? decodeURIComponent(match[1]) : 'download';
}
