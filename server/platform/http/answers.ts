import { z } from 'zod';
import type { Call } from '../../../domain/shared/contract.ts';

type JsonSchema = { [key: string]: unknown };

/**
 * The answer's schema for the compiled serialiser, which sends listed fields only. A union with null becomes a
 * nullable type: a serialiser would otherwise validate every value to find out which branch it is.
 */
export function answerSchema(call: Call): JsonSchema | undefined {
  if (typeof call.answer === 'string') return undefined;
  const schema = z.toJSONSchema(call.answer, { target: 'draft-7', io: 'output', unrepresentable: 'any' });
  const { $schema, ...rest } = schema as JsonSchema;
  return simplify(rest) as JsonSchema;
}

function simplify(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(simplify);
  if (typeof node !== 'object' || node === null) return node;
  const { format, pattern, ...rest } = node as JsonSchema;
  const { anyOf } = rest;
  if (Array.isArray(anyOf) && anyOf.length === 2 && isNull(anyOf[1])) return nullable(simplify(anyOf[0]));
  return Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, simplify(value)]));
}

function nullable(schema: unknown): JsonSchema {
  const { enum: values, ...rest } = schema as JsonSchema;
  return { ...rest, nullable: true };
}

function isNull(schema: unknown): boolean {
  return typeof schema === 'object' && schema !== null && 'type' in schema && schema.type === 'null';
}
