import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type FieldErrors, Refusal, type RefusalKind } from '../../../domain/shared/refusal.ts';
import { isOutage } from '../db.ts';
import type { Log } from '../log.ts';

/** The one map from the kind of a refusal to its HTTP status (D10). */
export const statusOf = {
  unreadable: 400,
  unauthenticated: 401,
  forbidden: 403,
  missing: 404,
  state: 409,
  too_large: 413,
  wrong_type: 415,
  invalid: 422,
  too_many: 429,
  unavailable: 503,
} as const satisfies Record<RefusalKind, number>;

const OUTAGE_RETRY_SECONDS = 5;

/** Answers any error: a refusal as itself, an outage with a friendly message, anything else as a bug without details (D9). */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply, log: Log) {
  const refusal = loggedRefusal(error, request, log);
  if (refusal) return sendRefusal(refusal, request, reply);
  return reply.code(500).send({ message: 'something_went_wrong', request_id: request.id });
}

/** The refusal in an error, undefined for a bug; outages and bugs are logged. */
export function loggedRefusal(error: unknown, request: FastifyRequest, log: Log): Refusal | undefined {
  const refusal = asRefusal(error);
  // the client does not see the cause, and a full disk shows up nowhere else
  if (isOutage(error)) log.error({ err: error, request_id: request.id }, 'database not available');
  if (!refusal) log.error({ err: error, request_id: request.id, route: request.routeOptions.url }, 'bug');
  return refusal;
}

/** Field errors of a failed parse; each message is a key. */
export function fieldErrors(error: z.ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of error.issues) {
    const field = issue.path.join('.') || 'body';
    const messages = errors[field] ?? [];
    if (!messages.includes(issue.message)) errors[field] = [...messages, issue.message];
  }
  return errors;
}

function sendRefusal(refusal: Refusal, request: FastifyRequest, reply: FastifyReply) {
  if (refusal.retryAfterSeconds) reply.header('retry-after', String(refusal.retryAfterSeconds));
  const { key, params, errors } = refusal;
  return reply.code(statusOf[refusal.kind]).send({
    message: key,
    ...(errors ? { errors } : {}),
    ...(Object.keys(params).length > 0 ? { params } : {}),
    request_id: request.id,
  });
}

function asRefusal(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (isOutage(error)) {
    return new Refusal('service_unavailable', 'unavailable', { retryAfterSeconds: OUTAGE_RETRY_SECONDS });
  }
  return ofFramework(error);
}

function ofFramework(error: unknown): Refusal | undefined {
  const code = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  if (code === 413) return new Refusal('request_too_large', 'too_large');
  if (code === 415) return new Refusal('unsupported_content_type', 'wrong_type');
  if (code === 404) return new Refusal('not_found', 'missing');
  if (typeof code === 'number' && code >= 400 && code < 500) return new Refusal('unreadable_request', 'unreadable');
  return undefined;
}
