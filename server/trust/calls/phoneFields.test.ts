import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { anOfficeAccount, logIn } from '../../testing/builders.ts';
import { nameOf, sendValid } from '../../testing/requests.ts';
import { testServer } from '../../testing/testServer.ts';
import { aWorld, idOf } from '../../testing/world.ts';
import { routes } from '../../topics.ts';

const TWO_NUMBERS = '0664 123 45 67 / 68';

const server = testServer();

const fields = routes.flatMap((route) =>
  phonesIn(route.call.body).map((name) => ({ what: `${nameOf(route)} ${name}`, route, name })),
);
type Field = (typeof fields)[number];

test('many calls have phone numbers', () => {
  expect(fields.length).toBeGreaterThan(7);
});

test.each(fields)('$what: the national zero after a country code is not stored', async (field) => {
  const number = 6_761_112_200 + fields.indexOf(field);

  expect((await send(field, `+430${number}`)).status).toBeLessThan(300);
  expect(await stored()).toContain(`+43${number}`);
});

test.each(fields)('$what: an unassigned number is stored as it is', async (field) => {
  const number = `+99900${fields.indexOf(field)}`;

  expect((await send(field, number)).status).toBeLessThan(300);
  expect(await stored()).toContain(number);
});

test.each(fields)('$what: two numbers in one field are refused, with a sentence that says so', async (field) => {
  const { status, body } = await send(field, TWO_NUMBERS);

  const { errors } = body as { errors: Record<string, string[]> };
  expect([status, Object.values(errors)]).toEqual([422, [['several_phone_numbers']]]);
  expect((await stored()).filter((number) => number?.includes('06641234567'))).toEqual([]);
});

/** Sends a valid call with this number, as a household or as the office. */
async function send({ route, name }: Field, number: string) {
  const status = name.startsWith('phone_private') || /\/(phone|death-contact)/.test(route.call.path) ? 'active' : 'new';
  const world = await aWorld(server, { status });
  const value = name === 'phone_numbers' ? [{ phone_number: number, phone_type: 'private_mobile' }] : number;
  if (route.call.method === 'PUT' && name === 'phone_numbers') {
    // the list belongs to a family member: the main member's numbers have calls of their own
    return world.client.send('PUT', `/api/v1/member/${await idOf(world, 'member')}`, { phone_numbers: value });
  }
  const client = route.call.access === 'office' ? await logIn(server, await anOfficeAccount(server)) : world.client;
  return sendValid(route, { world, client }, { more: { [name]: value } });
}

async function stored(): Promise<(string | null)[]> {
  const { rows } = await sql<{ number: string | null }>`
    select phone_number as number from phone_numbers union all
    select phone_number from death_contacts union all
    select unnest(array[phone_private_mobile, phone_private_landline]) from substitutes`.execute(server.context.db);
  return rows.map(({ number }) => number);
}

function phonesIn(body: z.ZodType | undefined): string[] {
  const { shape } = (body ?? {}) as { shape?: object };
  return Object.keys(shape ?? {}).filter((name) => /^phone_(numbers?$|private)/.test(name));
}
