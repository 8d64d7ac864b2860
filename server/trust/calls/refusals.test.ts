import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { refusalsOf } from '../../../domain/shared/contract.ts';
import { insideRefusalsDe } from '../../../texts/insideRefusals.de.ts';
import { publicRefusalKeys } from '../../../texts/refusalKeys.ts';
import { refusalsDe } from '../../../texts/refusals.de.ts';
import { expectPromised } from '../../testing/promisedRefusals.ts';
import { rowsOf } from '../../testing/specification.ts';
import { testServer } from '../../testing/testServer.ts';
import { routes } from '../../topics.ts';

const LISTS = /\.(contract|refusals|test)\.ts$|testing\//;

const server = testServer();

/** The code that may refuse, without the lists of keys. */
const house = globSync(['server/**/*.ts', 'domain/**/*.ts'])
  .filter((path) => !LISTS.test(path))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

// proves: key.*
// departs: key.no_main_phone_number
test('some rule tells each key of the specification; a main member without a main number cannot exist, so nothing tells that key', () => {
  const keys = rowsOf('8-errors', 'key.').map(([id]) => id.replace('key.', ''));

  const promised = new Set<string>([
    ...routes.flatMap(({ call }) => [...refusalsOf(call), ...(call.missing ? [call.missing] : [])]),
  ]);

  expect(keys.filter((key) => !house.includes(`'${key}'`) && !promised.has(key))).toEqual(['no_main_phone_number']);
});

test('every key in a contract is in the catalogue, and some code refuses with it', () => {
  const named = new Set(
    routes.flatMap(({ call }) => [...(call.refusals ?? []), ...(call.missing ? [call.missing] : [])]),
  );

  expect([...named].filter((key) => !(key in { ...refusalsDe, ...insideRefusalsDe }))).toEqual([]);
  expect([...named].filter((key) => !house.includes(`'${key}'`))).toEqual([]);
});

test('refusals that are possible before the log-in have their sentences in the log-in’s texts', () => {
  const said: ReadonlySet<string> = new Set(publicRefusalKeys);
  const keys = routes.filter(({ call }) => call.access === 'public').flatMap(({ call }) => refusalsOf(call));

  expect([...new Set(keys)].filter((key) => !said.has(key))).toEqual([]);
});

test('a contract names nothing that its schema implies already, and nothing twice', () => {
  const own = ({ missing, refusals = [] }: (typeof routes)[number]['call']) => [
    ...(missing ? [missing] : []),
    ...refusals,
  ];
  const needless = routes.flatMap(({ call }) => {
    const implied = refusalsOf({ ...call, refusals: [] }).filter((key) => key !== call.missing);
    const twice = own(call).filter((key, place) => implied.includes(key) || own(call).indexOf(key) !== place);
    return twice.map((key) => `${call.method} ${call.path} ${key}`);
  });

  expect(needless).toEqual([]);
});

test('the interface description names the possible refusals of each call', async () => {
  const client = server.client();

  const { body } = await client.send('GET', '/openapi.json');

  const { paths, components } = body as { paths: Record<string, object>; components: { responses: object } };
  expect(paths['/login']).toMatchObject({
    post: { responses: { 429: { $ref: '#/components/responses/TooManyRequests' } } },
  });
  expect(JSON.stringify(paths['/login'])).not.toContain('Unauthenticated');
  expect(components.responses).toMatchObject({
    TooManyRequests: { description: 'Refused: too_many_requests' },
    Unauthenticated: { description: 'Refused: unauthenticated' },
  });
});

test('a test fails if a call refuses with a key that its contract does not name', () => {
  const countries = (message: string) => () => expectPromised('GET', '/api/v1/countries?x=1', { message });

  expect(countries('invoice_not_found')).toThrow('does not name');
  expect(countries('service_unavailable')).not.toThrow();
});
