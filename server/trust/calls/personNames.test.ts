import { expect, test } from 'vitest';
import type { z } from 'zod';
import { nameOf } from '../../testing/requests.ts';
import { routes } from '../../topics.ts';

const OF_PERSONS = ['first_name', 'last_name', 'father_name', 'mother_name'];
const TYPED = '\u202aAli\u00a0\u2013\u00a0D´Angelo\u00ad\u202c';

type Field = { name: string; schema: z.ZodType };

const fields = routes.flatMap((route) =>
  namesIn(route.call.body).map(({ name, schema }) => [`${nameOf(route)} ${name}`, schema] as const),
);

test('many calls have names of persons', () => {
  expect(fields.length).toBeGreaterThan(12);
});

test.each(fields)('%s is normalised', (_name, schema) => {
  expect(schema.safeParse(TYPED)).toMatchObject({ success: true, data: "Ali - D'Angelo" });
});

/** The name fields of a body, including those of a request for a correction. */
function namesIn(body: z.ZodType | undefined): Field[] {
  if (!body) return [];
  const { def } = (body as unknown as z.core.$ZodTypes)._zod;
  if (def.type === 'union') return def.options.flatMap((option) => namesIn(option as z.ZodType));
  if (def.type !== 'object') return [];
  const shape = def.shape as Record<string, z.ZodType>;
  const corrected = OF_PERSONS.find((name) => shape.field?.safeParse(name).success);
  if (corrected && shape.wanted) return [{ name: corrected, schema: shape.wanted }];
  return OF_PERSONS.flatMap((name) => (shape[name] ? [{ name, schema: shape[name] }] : []));
}
