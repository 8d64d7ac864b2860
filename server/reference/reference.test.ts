import { gunzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { referenceContract } from '../../domain/reference/reference.contract.ts';
import { aLoggedInClient } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { testServer } from '../testing/testServer.ts';

const { listCountries, listEligibilities } = referenceContract;

const server = testServer();
let client: TestClient;
beforeAll(async () => {
  ({ client } = await aLoggedInClient(server));
});

test('the countries are compressed; a member’s data are not', async () => {
  const headers = { 'accept-encoding': 'gzip, deflate, br' };

  const plain = await client.send('GET', listCountries.path);
  const packed = await client.send('GET', listCountries.path, undefined, headers);
  const again = await client.send('GET', listCountries.path, undefined, headers);
  const me = await client.send('GET', '/api/v1/me', undefined, headers);

  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 2);
  expect(gunzipSync(packed.bytes).toString()).toBe(plain.bytes.toString());
  expect(again.bytes.equals(packed.bytes)).toBe(true);
  expect([plain.headers['content-encoding'], me.headers['content-encoding']]).toEqual([undefined, undefined]);
});

// proves: entity.country
test('everybody may read the countries, in every language', async () => {
  const { status, body } = await server.client().call(listCountries);

  const countries = body as { id: number; translations: { locale: string; name: string }[] }[];
  expect(status).toBe(200);
  expect(countries.length).toBeGreaterThan(240);
  expect(countries.find((country) => country.id === 792)?.translations).toEqual([
    { locale: 'de', name: 'Türkei' },
    { locale: 'tr', name: 'Türkiye' },
    { locale: 'en', name: 'Türkiye' },
  ]);
  expect(countries.find((country) => country.id === 983)?.translations.map((name) => name.name)).toEqual([
    'Kosovo',
    'Kosova',
    'Kosovo',
  ]);
  const nameless = countries.filter(({ translations }) => translations.some(({ name }) => /^[A-Z]{2}$/.test(name)));
  expect(nameless).toEqual([]);
});

// proves: constant.basis-ids
test('without a choice the lookup returns everything', async () => {
  const { body } = await client.call(listEligibilities);

  expect(body).toMatchObject({
    eligibilities: [
      { id: 1, name: 'spouse' },
      { id: 2, name: 'child' },
      { id: 3, name: 'child_with_disability' },
      { id: 4, name: 'nb' },
    ],
    civil_statuses: ['single', 'married', 'divorced', 'widowed'],
  });
  expect((body as { relationships: string[] }).relationships).toHaveLength(10);
});

// proves: rule.eligibility-filter, constant.gender-ids, constant.basis-ids
test.each([
  [{ gender_id: '1', eligibility_id: '2' }, ['son']],
  [{ gender_id: '2', eligibility_id: '3' }, ['daughter']],
  [
    { gender_id: '2', eligibility_id: '1' },
    ['wife', 'partner', 'significant_other', 'registered_partnership', 'companion'],
  ],
  [{ gender_id: '1', eligibility_id: '4' }, ['father']],
])('%j leaves %j', async (choice, relationships) => {
  const { status, body } = await client.call(listEligibilities, choice);

  expect([status, body]).toMatchObject([200, { relationships, civil_statuses: { length: 4 } }]);
});

test('an empty choice may be sent', async () => {
  const { status, body } = await client.call(listEligibilities, { gender_id: '2', eligibility_id: '' });

  const { relationships } = body as { relationships: string[] };
  expect([status, relationships.includes('mother'), relationships.includes('father')]).toEqual([200, true, false]);
});

test.each([{ gender_id: '3' }, { gender_id: 'x' }, { eligibility_id: '5' }, { eligibility_id: '0' }])(
  '%j is no choice',
  async (choice) => {
    const { status, body } = await client.call(listEligibilities, choice);

    expect([status, body]).toMatchObject([422, { message: 'validation_failed' }]);
  },
);

test('the lookup needs a log-in', async () => {
  expect((await server.client().call(listEligibilities)).status).toBe(401);
});
