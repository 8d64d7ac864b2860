import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type Call, IDEMPOTENCY_KEY } from '../../../domain/shared/contract.ts';
import { Refusal } from '../../../domain/shared/refusal.ts';
import { isUnstorable } from '../../../domain/shared/text.ts';
import { fieldErrors } from './refusals.ts';

const DEEPEST = 20;
/** Of an `Idempotency-Key`: printable ASCII, so that it can be stored as it is. */
export const KEY = /^[!-~]{1,100}$/;

/** Parses path, query, body and key once, at the border. An invalid id is answered like an unknown one (D11). */
export function readInput(call: Call, request: FastifyRequest): Record<string, unknown> {
  return {
    ...readPath(call, request),
    ...readPart(call.query, request.query),
    ...readBody(call, request),
    ...readKey(call, request),
  };
}

function readPath(call: Call, request: FastifyRequest): object {
  if (!call.params) return {};
  const parsed = call.params.safeParse(request.params);
  if (parsed.success) return parsed.data as object;
  throw new Refusal(call.missing ?? 'not_found', 'missing');
}

function readBody(call: Call, request: FastifyRequest): object {
  if (!call.body || call.upload) return {};
  const { body } = request;
  if (body !== undefined && (typeof body !== 'object' || body === null || Array.isArray(body))) {
    throw new Refusal('unreadable_request', 'unreadable');
  }
  return readPart(call.body, body ?? {});
}

function readKey(call: Call, request: FastifyRequest): { idempotency_key?: string } {
  const key = call.keyed && request.headers[IDEMPOTENCY_KEY];
  if (key === undefined) return {};
  if (typeof key !== 'string' || !KEY.test(key)) throw new Refusal('unreadable_request', 'unreadable');
  return { idempotency_key: key };
}

/** Parses a part of a call; empty if the contract has none. */
export function readPart(schema: z.ZodType | undefined, value: unknown): object {
  return schema ? ((readFields(schema, value) ?? {}) as object) : {};
}

/**
 * Parses sent values; refuses with `unreadable_request`, with `wrong_email_format` if only an e-mail address is invalid,
 * otherwise with `validation_failed`.
 */
export function readFields<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  if (!isStorable(value, 0)) throw new Refusal('unreadable_request', 'unreadable');
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const errors = fieldErrors(parsed.error as z.ZodError);
  const isFormOfEmail = Object.values(errors).every((keys) => keys.every((key) => key === 'invalid_email'));
  throw new Refusal(isFormOfEmail ? 'wrong_email_format' : 'validation_failed', 'invalid', { errors });
}

// PostgreSQL cannot store U+0000 or lone surrogates; no honest client sends them, nor twenty levels of nesting
function isStorable(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return !isUnstorable(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth > DEEPEST) return false;
  return Object.entries(value).every(([key, inner]) => !isUnstorable(key) && isStorable(inner, depth + 1));
}
