/**
 * A refusal is a rule saying no: a key of the error catalogue, its kind, and the values that its sentence needs (D9,
 * D10). It is thrown as an exception, so that the transaction is rolled back. Every other exception is a bug.
 */
export type RefusalKind =
  | 'unreadable'
  | 'unauthenticated'
  | 'forbidden'
  | 'missing'
  | 'state'
  | 'too_large'
  | 'wrong_type'
  | 'invalid'
  | 'too_many'
  | 'unavailable';

export type RefusalTable = Record<string, { readonly kind: RefusalKind; readonly params: readonly string[] }>;

/** Keys (or texts) by field name; nested fields are joined by dots: `phone_numbers.0.phone_number`. */
export type FieldErrors = Record<string, string[]>;

type ParamsOf<T extends RefusalTable, K extends keyof T> = Record<T[K]['params'][number], string | number>;

type Details<T extends RefusalTable, K extends keyof T> = {
  params?: ParamsOf<T, K>;
  errors?: FieldErrors;
  /** Seconds after which a retry makes sense (sent as Retry-After). */
  retryAfterSeconds?: number;
};

export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly key: string;
  readonly kind: RefusalKind;
  readonly params: Record<string, string | number>;
  readonly errors: FieldErrors | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(key: string, kind: RefusalKind, details: Details<RefusalTable, string> = {}) {
    super(key);
    this.key = key;
    this.kind = kind;
    this.params = details.params ?? {};
    this.errors = details.errors;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

/** Refusals that any call may give. */
export const sharedRefusals = {
  unreadable_request: { kind: 'unreadable', params: [] },
  unauthenticated: { kind: 'unauthenticated', params: [] },
  forbidden: { kind: 'forbidden', params: [] },
  not_found: { kind: 'missing', params: [] },
  validation_failed: { kind: 'invalid', params: [] },
  request_too_large: { kind: 'too_large', params: [] },
  unsupported_content_type: { kind: 'wrong_type', params: [] },
  too_many_requests: { kind: 'too_many', params: [] },
  service_unavailable: { kind: 'unavailable', params: [] },
} as const satisfies RefusalTable;

/**
 * Creates a topic's `refuse` function: `const refuse = refuser(invoicingRefusals)`, then `refuse('invoice_not_found')`.
 * A key that is neither in the topic's table nor in the shared one does not compile.
 */
export function refuser<const T extends RefusalTable>(table: T) {
  type All = T & typeof sharedRefusals;
  const all: RefusalTable = { ...sharedRefusals, ...table };
  return function refuse<K extends keyof All & string>(key: K, details?: Details<All, K>): never {
    const entry = all[key];
    if (!entry) throw new Error(`no refusal is named ${key}`);
    throw new Refusal(key, entry.kind, details);
  };
}
