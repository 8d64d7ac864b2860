import { expect, test } from 'vitest';
import { z } from 'zod';
import { list, measuredText, reading } from '../../domain/shared/measured.ts';
import { nameOf } from '../testing/requests.ts';
import { unmeasuredIn } from '../testing/unmeasured.ts';
import { routes } from '../topics.ts';

// proves: promise.5
test.each(routes.map((route) => [nameOf(route), route.call] as const))(
  '%s measures each text and list before anything else looks at it',
  (_name, { params, query, body }) => {
    const parts = Object.entries({ params, query, body });
    expect(parts.flatMap(([part, schema]) => (schema ? unmeasuredIn(schema, part) : []))).toEqual([]);
  },
);

test.each<[string, z.ZodType]>([
  ['a text without a maximum', z.string()],
  ['a text that is looked at before it is measured', z.string().regex(/a/).max(5)],
  ['a text whose other checks go on', z.string().max(5).regex(/a/)],
  ['a text that is changed first', z.preprocess((value) => value, measuredText(5, 'long'))],
  ['a list', z.array(z.int())],
  ['a list that is counted last', z.array(z.int()).max(5)],
  ['a text in a list', list(z.string(), 5)],
  ['a text behind a reading', reading((value) => value, z.string())],
  ['a text in a choice of shapes', z.union([z.int(), z.string()])],
  ['a number made of any text', z.coerce.number()],
  ['a record', z.record(z.string(), z.int())],
  ['anything', z.unknown()],
  ['a text that may be left out', z.string().nullable().optional().default('')],
])('%s is found', (_what, schema) => {
  expect(unmeasuredIn(z.object({ field: schema }))).toHaveLength(1);
});
