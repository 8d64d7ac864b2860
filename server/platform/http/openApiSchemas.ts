import { z } from 'zod';
import type { Call } from '../../../domain/shared/contract.ts';

export type JsonSchema = { [key: string]: unknown };

type Direction = 'input' | 'output';

export type SchemaBook = {
  readonly components: Record<string, JsonSchema>;
  /** The reference to the component of a call's body or answer. */
  bodyOf(call: Call): JsonSchema;
  answerOf(call: Call): JsonSchema;
};

/** JSON schema keywords of a standalone schema; a property of that name has a schema as its value, not a text. */
const STANDING_ALONE = ['$schema', '$id', 'id'];

const REFERENCE = '#/components/schemas/';

/**
 * The schemas of all calls as components that refer to each other. `named` have their own names; others are named after their
 * call. A schema that differs between input and output has `Input` appended for the input.
 */
export function schemaBook(calls: readonly Call[], named: Readonly<Record<string, z.ZodType>>): SchemaBook {
  const { registry: sendable, names: bodies } = register(calls, named, ({ name = '', body, upload }) =>
    upload ? undefined : { id: `${upperFirst(name)}Body`, schema: body },
  );
  const { registry: answerable, names: answers } = register(calls, named, ({ name = '', answer }) =>
    typeof answer === 'string' ? undefined : { id: `${upperFirst(name)}Answer`, schema: answer },
  );
  const output = componentsOf(answerable, 'output');
  const input = componentsOf(sendable, 'input');
  const answered = reachable(output, answers.values());
  const sent = reachable(input, bodies.values());
  const isTwofold = (name: string) => answered.has(name) && sent.has(name) && !isSame(input[name], output[name]);
  const inputNames = new Map([...sent].map((name) => [name, isTwofold(name) ? `${name}Input` : name]));
  const components = Object.fromEntries([
    ...[...answered].map((name) => [name, output[name] ?? {}] as const),
    ...[...sent].map((name) => [inputNames.get(name) ?? name, renamed(input[name] ?? {}, inputNames)] as const),
  ]);
  return {
    components: Object.fromEntries(Object.entries(components).sort(([one], [other]) => (one < other ? -1 : 1))),
    bodyOf: (call) => referTo(inputNames.get(bodies.get(call) ?? '')),
    answerOf: (call) => referTo(answers.get(call)),
  };
}

type Part = { id: string; schema: z.ZodType | undefined };

/** Names one part of each call; an unnamed schema that several calls share is registered for each. */
function register(
  calls: readonly Call[],
  named: Readonly<Record<string, z.ZodType>>,
  partOf: (call: Call) => Part | undefined,
) {
  const registry = z.registry<{ id: string }>();
  for (const [name, schema] of Object.entries(named)) registry.add(schema, { id: upperFirst(name) });
  const own = new Set<z.ZodType>(Object.values(named));
  const names = new Map<Call, string>();
  for (const call of calls) {
    const { id = '', schema } = partOf(call) ?? {};
    if (!schema) continue;
    if (!own.has(schema)) registry.add(registry.has(schema) ? z.clone(schema) : schema, { id });
    names.set(call, own.has(schema) ? (registry.get(schema)?.id ?? id) : id);
  }
  return { registry, names };
}

function componentsOf(registry: z.core.$ZodRegistry<{ id: string }>, io: Direction): Record<string, JsonSchema> {
  const uri = (id: string) => `${REFERENCE}${id}`;
  const { schemas } = z.toJSONSchema(registry, { io, uri, unrepresentable: 'any' });
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, tidied(schema) as JsonSchema]));
}

/** Without the keywords of a standalone schema; unknown fields are allowed, because an answer may get more fields later. */
function tidied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tidied);
  if (typeof value !== 'object' || value === null) return value;
  const isKept = ([key, part]: [string, unknown]) =>
    !(STANDING_ALONE.includes(key) && typeof part === 'string') && !(key === 'additionalProperties' && part === false);
  return Object.fromEntries(
    Object.entries(value)
      .filter(isKept)
      .map(([key, part]) => [key, tidied(part)]),
  );
}

function reachable(components: Record<string, JsonSchema>, from: Iterable<string>): Set<string> {
  const found = new Set<string>();
  const visit = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    for (const next of referencesIn(components[name])) visit(next);
  };
  for (const name of from) visit(name);
  return found;
}

function referencesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === '$ref' && typeof part === 'string' ? [part.slice(REFERENCE.length)] : referencesIn(part),
  );
}

function renamed(value: JsonSchema, names: ReadonlyMap<string, string>): JsonSchema {
  const text = JSON.stringify(value, (key, part) => {
    if (key !== '$ref' || typeof part !== 'string') return part;
    const name = part.slice(REFERENCE.length);
    return `${REFERENCE}${names.get(name) ?? name}`;
  });
  return JSON.parse(text) as JsonSchema;
}

function referTo(name: string | undefined): JsonSchema {
  return name ? { $ref: `${REFERENCE}${name}` } : {};
}

function isSame(one: JsonSchema | undefined, other: JsonSchema | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
