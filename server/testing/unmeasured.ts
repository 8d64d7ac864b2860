import type { z } from 'zod';
import { isMeasuring } from '../../domain/shared/measured.ts';

type Def = z.core.$ZodTypes['_zod']['def'];

const OF_ONE_SIZE = new Set(['int', 'number', 'boolean', 'enum', 'literal', 'null', 'undefined', 'never']);

/**
 * Every part of a schema that processes a value before its length is checked: a text whose first check is not an aborting
 * maximum, a list, a record, or a transform that does not come from `domain/shared/measured.ts`.
 */
export function unmeasuredIn(schema: z.ZodType, path = ''): string[] {
  const { def } = (schema as unknown as z.core.$ZodTypes)._zod;
  if (isMeasuring(schema)) return def.type === 'pipe' ? insideOf(def.out as z.ZodType, path) : [];
  if (OF_ONE_SIZE.has(def.type)) return isCoerced(def) ? [`${path}: coerced`] : [];
  switch (def.type) {
    case 'string':
      return isMeasuredFirst(schema) ? [] : [`${path}: text`];
    case 'object':
      return Object.entries(def.shape).flatMap(([name, inner]) => unmeasuredIn(inner as z.ZodType, `${path}.${name}`));
    case 'union':
      return def.options.flatMap((option, index) => unmeasuredIn(option as z.ZodType, `${path}|${index}`));
    case 'optional':
    case 'nullable':
    case 'default':
      return unmeasuredIn(def.innerType as z.ZodType, path);
    case 'pipe':
      return unmeasuredIn(def.in as z.ZodType, path);
    default:
      return [`${path}: ${def.type}`];
  }
}

/** Checks the contents of a value whose own size is limited already. */
function insideOf(schema: z.ZodType, path: string): string[] {
  const { def } = (schema as unknown as z.core.$ZodTypes)._zod;
  if (def.type === 'array') return unmeasuredIn(def.element as z.ZodType, `${path}[]`);
  return def.type === 'record' ? [] : unmeasuredIn(schema, path);
}

function isMeasuredFirst(schema: z.ZodType): boolean {
  const [first] = schema._zod.def.checks ?? [];
  const check = first?._zod.def as { check: string; abort?: boolean } | undefined;
  return check?.check === 'max_length' && check.abort === true;
}

function isCoerced(def: Def): boolean {
  return 'coerce' in def && def.coerce === true;
}
