import assert from 'node:assert/strict';
import { z } from 'zod';
import type { Call } from '../../../domain/shared/contract.ts';

type JsonSchema = { [key: string]: unknown };

/**
 * The answer's schema for the compiled serialiser, which sends only listed fields. A union with null becomes a nullable type, and
 * a union of shapes becomes one shape with the fields of all: otherwise the serialiser would validate every value to find its
 * branch.
 */
export function answerSchema({ answer }: Call): JsonSchema {
  assert(typeof answer !== 'string', 'files, and nothing at all, are not sent as JSON');
  const schema = z.toJSONSchema(answer, { target: 'draft-7', io: 'output', unrepresentable: 'any' });
  const { $schema, ...rest } = schema as JsonSchema;
  return simplify(rest) as JsonSchema;
}

function simplify(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(simplify);
  if (typeof node !== 'object' || node === null) return node;
  const { format, pattern, ...rest } = node as JsonSchema;
  const { anyOf } = rest;
  if (isJsonObjects(anyOf)) return simplify(merged(anyOf));
  if (Array.isArray(anyOf) && anyOf.length === 2 && isNull(anyOf[1])) return nullable(simplify(anyOf[0]));
  return Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, simplify(value)]));
}

type ObjectSchema = { type: 'object'; properties: JsonSchema; required?: string[] };

function isJsonObjects(branches: unknown): branches is ObjectSchema[] {
  return Array.isArray(branches) && branches.every((branch: JsonSchema) => branch.type === 'object');
}

/** Throws unless a field has the same schema in every shape that has it. */
function merged(branches: readonly ObjectSchema[]): ObjectSchema {
  const properties: JsonSchema = {};
  for (const branch of branches) {
    for (const [name, schema] of Object.entries(branch.properties)) {
      if (name in properties) assert.deepEqual(schema, properties[name], `${name} differs between shapes of an answer`);
      properties[name] = schema;
    }
  }
  const inAll = Object.keys(properties).filter((name) => branches.every(({ required }) => required?.includes(name)));
  return { type: 'object', properties, required: inAll };
}

function nullable(schema: unknown): JsonSchema {
  const { enum: values, ...rest } = schema as JsonSchema;
  return { ...rest, nullable: true };
}

function isNull(schema: unknown): boolean {
  return typeof schema === 'object' && schema !== null && 'type' in schema && schema.type === 'null';
}
