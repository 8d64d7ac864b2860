import { expect, test } from 'vitest';
import type { z } from 'zod';
import { nameOf } from '../../testing/requests.ts';
import { routes } from '../../topics.ts';

/** Values of which at least one is valid in each field that takes digits and no other text. */
const NUMBERS = ['664123', '012345', '1237010180', '10000000146', '1000041', 'AT611904300234573201', '17.03.1990'];
const inArabic = (text: string) => text.replace(/[0-9]/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));

type Field = { what: string; schema: z.ZodType; number: string };

const fields = routes.flatMap((route) => numbersIn(route.call.body, nameOf(route)));

test('many calls take digits', () => {
  expect(fields.length).toBeGreaterThan(50);
});

test.each(fields)('$what: Arabic digits are stored as 0 to 9', ({ schema, number }) => {
  expect(schema.safeParse(inArabic(number))).toEqual(schema.safeParse(number));
});

/** The fields of a request that take one of the numbers and refuse words, also those in lists and choices. */
function numbersIn(schema: z.ZodType | undefined, what: string): Field[] {
  if (!schema) return [];
  const { def } = (schema as unknown as z.core.$ZodTypes)._zod;
  if (def.type === 'object') {
    return Object.entries(def.shape).flatMap(([name, field]) => numbersIn(field as z.ZodType, `${what} ${name}`));
  }
  if (def.type === 'union') return def.options.flatMap((option) => numbersIn(option as z.ZodType, what));
  if (def.type === 'array') return numbersIn(def.element as z.ZodType, what);
  const number = schema.safeParse('Ali Veli').success
    ? undefined
    : NUMBERS.find((each) => schema.safeParse(each).success);
  return number ? [{ what, schema, number }] : [];
}
