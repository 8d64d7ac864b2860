import type { z } from 'zod';
import type { ActedKind } from './actedKinds.ts';
import type { AuditAction } from './auditActions.ts';

/**
 * The description of one API call. Everything else is derived from it: the checks of the route, the types of the
 * client, the validation of forms, the rows of the access tests and the OpenAPI document (`/openapi.json`).
 */
export type Call = OfficeCall | OtherCall;

type OfficeCall = CallShape & {
  readonly access: 'office';
  /** The entries that it may write to the audit log; `'nothing'` for calls that decide nothing and show no person. */
  readonly records: readonly AuditAction[] | 'nothing';
  readonly onBehalf?: undefined;
  /**
   * The thing that the call decides about, and the input field that holds its id. The handler locks the thing's
   * household and compares it with `seen` before the action runs (decision 23). `'itself'`: the action does this,
   * because it has to read more first.
   */
  readonly decidesAbout?: DecidedAbout | 'itself';
};

type OtherCall = CallShape & {
  readonly access: Exclude<Access, 'office'>;
  /** The office may use it for a household that asked for it, and this is what it does then (decision 94). */
  readonly onBehalf?: ActedKind;
  readonly records?: undefined;
  readonly decidesAbout?: undefined;
};

export type DecisionSubject =
  | 'household'
  | 'member'
  | 'document'
  | 'changeRequest'
  | 'invoice'
  | 'payment'
  | 'refund'
  | 'approval'
  | 'mail'
  | 'envelope';

/** One kind of thing and the field with its id, for example `{ invoice: 'sale_invoice_id' }`. */
export type DecidedAbout = { [Thing in DecisionSubject]: { readonly [K in Thing]: string } }[DecisionSubject];

type CallShape = {
  /** Its key in the contract, filled in by `contract`; the operation id of the OpenAPI document. */
  readonly name?: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path on the server, with parameters as `:id` (D1). */
  readonly path: string;
  /** One sentence for the interface description. */
  readonly summary: string;
  /** Whether an office session may use it before it has shown its second factor; without it, it may not. */
  readonly beforeSecondFactor?: true;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** The schema of the answer; `'nothing'` has no body, `'file'` streams bytes. */
  readonly answer: z.ZodType | 'nothing' | 'file';
  readonly status: 200 | 201 | 202 | 204;
  /** The body is multipart/form-data with one `file`; `body` then describes its text fields. */
  readonly upload?: true;
  /**
   * Accepts an `Idempotency-Key`. A second request with the same key creates nothing new and returns what the first one
   * created.
   */
  readonly keyed?: true;
  /** The refusal if the thing does not exist, belongs to somebody else, or its id cannot be read (D11). */
  readonly missing?: string;
  /** Other refusals of this call, besides those that `impliedRefusals` derives from its shape. */
  readonly refusals?: readonly string[];
};

/**
 * Who may make the call at all; the topic's access rules decide the details. `public`: everybody. `account`: everybody
 * who is logged in. `member`: the main member of a household. `office`: staff.
 */
export type Access = 'public' | 'account' | 'member' | 'office';

/** Response header for logged-in users: seconds until the session ends if it is not used again (D15). */
export const SESSION_ENDS_IN = 'session-ends-in';

/** Request header of `keyed` calls (IETF draft). A key is valid for one kind of thing of one household or person. */
export const IDEMPOTENCY_KEY = 'idempotency-key';

/** Request header of `onBehalf` calls of the office: the id of the conversation in which the household asked for it. */
export const CONVERSATION = 'vefa-conversation';

export type Contract = Record<string, Call>;

/** All refusals that a call may give: its own, then those implied by its shape. */
export function refusalsOf(call: Call): readonly string[] {
  const own = [call.missing, ...(call.refusals ?? [])].filter((key) => key !== undefined);
  return [...own, ...impliedRefusals(call).filter((key) => !own.includes(key))];
}

/**
 * What the handler refuses before the action runs, and what contracts therefore do not list (D9, D10, D11): an outage,
 * an unreadable request, a missing log-in, role or second factor, a write sent by another site's page, and invalid
 * fields.
 */
function impliedRefusals(call: Call): readonly string[] {
  const { method, access, params, query, body, missing, upload, beforeSecondFactor, onBehalf } = call;
  return [
    ...['service_unavailable', 'unreadable_request'],
    ...(access === 'public' ? [] : ['unauthenticated']),
    ...(access === 'member' || access === 'office' ? ['forbidden'] : []),
    ...((access === 'account' || access === 'office') && !beforeSecondFactor ? ['second_factor_needed'] : []),
    ...(onBehalf ? ['conversation_over'] : []),
    ...(method === 'GET' ? [] : ['foreign_origin', 'request_too_large', 'unsupported_content_type']),
    ...(query || body ? ['validation_failed'] : []),
    ...(takesEmail(body) ? ['wrong_email_format'] : []),
    ...(params && !missing ? ['not_found'] : []),
    ...(upload ? ['missing_file', 'upload_interrupted'] : []),
  ];
}

/** Whether the body has an e-mail field; a malformed address has a refusal of its own (spec §8). */
function takesEmail(body: z.ZodType | undefined): boolean {
  const { shape } = (body ?? {}) as { shape?: object };
  return shape !== undefined && 'email' in shape;
}

type Named<C extends Contract> = { readonly [K in keyof C]: C[K] & { readonly name: K } };

/** Declares the calls of a topic, keeps their literal types and fills in their names. */
export function contract<const C extends Contract>(calls: C): Named<C> {
  return Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, { ...call, name }])) as Named<C>;
}

type Out<T> = T extends z.ZodType ? z.output<T> : Record<never, never>;
type In<T> = T extends z.ZodType ? z.input<T> : Record<never, never>;

type Key<C extends Call> = C extends { keyed: true } ? { idempotency_key?: string | undefined } : Record<never, never>;

/** What an action receives: parsed path parameters, query, body and idempotency key in one object. */
export type Input<C extends Call> = Out<C['params']> & Out<C['query']> & Out<C['body']> & Key<C>;

/** What stands in an address is text; a client may give it as a number. */
type InAddress<T> = { [K in keyof In<T>]: string extends In<T>[K] ? In<T>[K] | number : In<T>[K] };

/** What a client sends: the same before parsing. */
export type Sent<C extends Call> = InAddress<C['params']> & InAddress<C['query']> & In<C['body']> & Key<C>;

/** The parsed answer. */
export type Answer<C extends Call> = C['answer'] extends z.ZodType ? z.output<C['answer']> : undefined;
