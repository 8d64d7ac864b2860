import { z } from 'zod';

/** A field that takes a text, with its maximum length; undefined if it has none. */
export type TextPlace = { path: string; schema: z.ZodType; most: number | undefined };

type Def = z.core.$ZodTypes['_zod']['def'];

/** Every text field of a schema at any depth, including list elements and unions. */
export function textPlacesIn(schema: z.ZodType, path: string): TextPlace[] {
  const { def } = (schema as unknown as z.core.$ZodTypes)._zod;
  return [{ path, schema, most: mostOf(schema) }, ...inside(def, path)];
}

function inside(def: Def, path: string): TextPlace[] {
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([name, field]) => textPlacesIn(field as z.ZodType, `${path}.${name}`));
    case 'array':
      return textPlacesIn(def.element as z.ZodType, `${path}[]`);
    case 'union':
      return def.options.flatMap((option, index) => textPlacesIn(option as z.ZodType, `${path}|${index}`));
    case 'optional':
    case 'nullable':
    case 'default':
      return inside((def.innerType as unknown as z.core.$ZodTypes)._zod.def, path);
    case 'pipe':
      return [def.in, def.out].flatMap((part) => inside((part as unknown as z.core.$ZodTypes)._zod.def, path));
    default:
      return [];
  }
}

/** The first maximum length of a text, at any depth of transforms and unions. */
function mostOf(schema: z.ZodType): number | undefined {
  const { def } = (schema as unknown as z.core.$ZodTypes)._zod;
  if (def.type === 'string') return lengthIn(schema);
  if (def.type === 'pipe') return mostOf(def.in as z.ZodType) ?? mostOf(def.out as z.ZodType);
  if ('innerType' in def) return mostOf(def.innerType as z.ZodType);
  return undefined;
}

function lengthIn(schema: z.ZodType): number | undefined {
  for (const check of schema._zod.def.checks ?? []) {
    if (check instanceof z.core.$ZodCheckMaxLength) return check._zod.def.maximum;
  }
  return undefined;
}
