import type { z } from 'zod';
import type { AuditAction } from './auditActions.ts';

/**
 * A call of the interface: from this one object come the route's checks, the client's types, the form's
 * validation, the rows of the access tests and the OpenAPI document (`/openapi.json`).
 */
export type Call = OfficeCall | OtherCall;

type OfficeCall = CallShape & {
  readonly access: 'office';
  /** What it may write into the record of deeds and looks; `'nothing'` for calls that decide nothing and show no person. */
  readonly records: readonly AuditAction[] | 'nothing';
  /**
   * The thing that it decides about, and the input field with its id. The handler locks the thing's household and compares
   * it with `seen` before the action runs (decision 23). `'itself'`: the action does so, because it first has to know more.
   */
  readonly decidesAbout?: DecidedAbout | 'itself';
};

type OtherCall = CallShape & {
  readonly access: Exclude<Access, 'office'>;
  readonly records?: undefined;
  readonly decidesAbout?: undefined;
};

export type DecidedThing =
  | 'household'
  | 'member'
  | 'document'
  | 'changeRequest'
  | 'invoice'
  | 'payment'
  | 'refund'
  | 'approval'
  | 'mail';

/** One thing and the field that names it, as `{ invoice: 'sale_invoice_id' }`. */
export type DecidedAbout = { [Thing in DecidedThing]: { readonly [K in Thing]: string } }[DecidedThing];

type CallShape = {
  /** Its key in the contract, written in by `contract`: what a client made from the description calls it. */
  readonly name?: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path at the server's origin, parameters as `:id` (D1). */
  readonly path: string;
  /** One sentence for the interface description. */
  readonly summary: string;
  /** Open to the office already before a session has shown its second factor; whatever does not say so is not. */
  readonly beforeSecondFactor?: true;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Shape of the answer; `'nothing'` has no body, `'file'` streams bytes. */
  readonly answer: z.ZodType | 'nothing' | 'file';
  readonly status: 200 | 201 | 202 | 204;
  /** The body is multipart/form-data with one `file`; `body` then describes its text fields. */
  readonly upload?: true;
  /** May carry an `Idempotency-Key`: sent again with the same one, it answers what it made before and makes nothing new. */
  readonly keyed?: true;
  /** The key answered for a thing that is not there, not yours, or has an unreadable id (D11). */
  readonly missing?: string;
  /** Other refusal keys that this call may give, beside those that `impliedRefusals` reads from its shape. */
  readonly refusals?: readonly string[];
};

/** Who may ask at all; the topic's access rules say what exactly they may do. `public`: everybody. `account`: anyone logged in. `member`: a household's main member. `office`: staff. */
export type Access = 'public' | 'account' | 'member' | 'office';

/** Header of every answer to somebody logged in: seconds until the session ends if it is not used again (D15). */
export const SESSION_ENDS_IN = 'session-ends-in';

/** Header of a `keyed` call, as in the draft of the IETF; one key belongs to one kind of thing of one household or person. */
export const IDEMPOTENCY_KEY = 'idempotency-key';

export type Contract = Record<string, Call>;

/** Every key that a call may be refused with: its own, then those that its shape implies. */
export function refusalsOf(call: Call): readonly string[] {
  const own = [call.missing, ...(call.refusals ?? [])].filter((key) => key !== undefined);
  return [...own, ...impliedRefusals(call).filter((key) => !own.includes(key))];
}

/**
 * What the door answers by itself before an action is asked, and so no contract lists (D9, D10, D11): an outage, a
 * request that cannot be read, somebody who is not logged in, in another role or without their second factor, a write by
 * another site's page, and fields that the schemas do not take.
 */
function impliedRefusals(call: Call): readonly string[] {
  const { method, access, params, query, body, missing, upload, beforeSecondFactor } = call;
  return [
    ...['service_unavailable', 'unreadable_request'],
    ...(access === 'public' ? [] : ['unauthenticated']),
    ...(access === 'member' || access === 'office' ? ['forbidden'] : []),
    ...((access === 'account' || access === 'office') && !beforeSecondFactor ? ['second_factor_needed'] : []),
    ...(method === 'GET' ? [] : ['foreign_origin', 'request_too_large', 'unsupported_content_type']),
    ...(query || body ? ['validation_failed'] : []),
    ...(takesEmail(body) ? ['wrong_email_format'] : []),
    ...(params && !missing ? ['not_found'] : []),
    ...(upload ? ['missing_file', 'upload_interrupted'] : []),
  ];
}

/** Whether a field of the body is an e-mail's, whose wrong form has a key of its own (spec §8). */
function takesEmail(body: z.ZodType | undefined): boolean {
  const { shape } = (body ?? {}) as { shape?: object };
  return shape !== undefined && 'email' in shape;
}

type Named<C extends Contract> = { readonly [K in keyof C]: C[K] & { readonly name: K } };

/** Types a topic's calls without widening them, and tells each what it is called. */
export function contract<const C extends Contract>(calls: C): Named<C> {
  return Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, { ...call, name }])) as Named<C>;
}

type Out<T> = T extends z.ZodType ? z.output<T> : Record<never, never>;
type In<T> = T extends z.ZodType ? z.input<T> : Record<never, never>;

type Key<C extends Call> = C extends { keyed: true } ? { idempotency_key?: string | undefined } : Record<never, never>;

/** What an action receives: path parameters, query, body and key in one object, parsed. */
export type Input<C extends Call> = Out<C['params']> & Out<C['query']> & Out<C['body']> & Key<C>;

/** What a client sends: the same, as it travels. */
export type Sent<C extends Call> = In<C['params']> & In<C['query']> & In<C['body']> & Key<C>;

/** What travels back. */
export type Answer<C extends Call> = C['answer'] extends z.ZodType ? z.output<C['answer']> : undefined;
