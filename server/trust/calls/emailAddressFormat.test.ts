import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { refusalsOf } from '../../../domain/shared/contract.ts';
import type { TestClient } from '../../testing/client.ts';
import { aClerk } from '../../testing/officeBuilders.ts';
import { nameOf, sendValid } from '../../testing/requests.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';
import { aWorld, createEverything, type World } from '../../testing/world.ts';
import { routes } from '../../topics.ts';

const NO_ADDRESS = 'ayse@';

let server: TestServer;
let world: World;
let clerk: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  world = await createEverything(await aWorld(server, { status: 'active' }));
  ({ client: clerk } = await aClerk(server));
});
afterAll(() => server.stop());

const calls = routes.flatMap((route) =>
  emailsIn(route.call.body).map((field) => ({ what: `${nameOf(route)} ${field.name}`, route, field })),
);

test('many calls have e-mail fields', () => {
  expect(calls.length).toBeGreaterThan(7);
});

test.each(calls)('$what: an invalid address is refused with its key, at its field', async ({ route, field }) => {
  const client = route.call.access === 'office' ? clerk : world.client;

  const answer = await sendValid(route, { world, client }, { more: { ...field.beside, [field.name]: NO_ADDRESS } });

  expect(refusalsOf(route.call)).toContain('wrong_email_format');
  expect(answer).toMatchObject({
    status: 422,
    body: { message: 'wrong_email_format', errors: { [field.name]: ['invalid_email'] } },
  });
});

type EmailField = { name: string; beside: object };

/** The e-mail fields of a body, including those of a request for a correction. */
function emailsIn(body: z.ZodType | undefined): EmailField[] {
  if (!body) return [];
  const { def } = (body as unknown as z.core.$ZodTypes)._zod;
  if (def.type === 'union') return def.options.flatMap((option) => emailsIn(option as z.ZodType));
  if (def.type !== 'object') return [];
  const shape = def.shape as Record<string, z.ZodType>;
  const beside = shape.field?.safeParse('email').success ? { field: 'email' } : {};
  return Object.entries(shape)
    .filter(([, schema]) =>
      schema.safeParse(NO_ADDRESS).error?.issues.some(({ message }) => message === 'invalid_email'),
    )
    .map(([name]) => ({ name, beside }));
}
