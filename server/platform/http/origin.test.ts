import { expect, it } from 'vitest';
import { isForeign } from './origin.ts';

/** A request behind a proxy that terminates https and is not listed in TRUST_PROXY. */
const arrived = (headers: Record<string, string>, host = 'portal.example.at') =>
  ({ headers, protocol: 'http', host }) as const;
const OWN = 'https://portal.example.at';

// proves: promise.8
it.each([
  ['https://portal.example.at', false],
  ['http://portal.example.at', true],
  ['https://portal.example.at:8443', true],
  ['https://portal.example.at:443', true],
  ['http://portal.example.at:443', true],
  ['https://evil.portal.example.at', true],
  ['https://portal.example.at.evil.example', true],
  ['https://PORTAL.example.at', true],
  ['HTTPS://portal.example.at', true],
  ['https://portal.example.at/', true],
  ['ws://portal.example.at', true],
  ['portal.example.at', true],
  ['null', true],
  ['', true],
])('of https://portal.example.at, the origin %j is foreign: %s', (origin, foreign) => {
  expect(isForeign(arrived({ origin }), OWN)).toBe(foreign);
});

it('if PUBLIC_URL is set, the request’s host does not matter', () => {
  expect(isForeign(arrived({ origin: 'http://10.0.0.5:8080' }, '10.0.0.5:8080'), OWN)).toBe(true);
});

it.each([
  ['http://localhost:8080', false],
  ['https://localhost:8080', true],
  ['http://localhost:8081', true],
  ['http://localhost', true],
  ['http://127.0.0.1:8080', true],
])('without PUBLIC_URL, at http://localhost:8080, the origin %s is foreign: %s', (origin, foreign) => {
  expect(isForeign(arrived({ origin }, 'localhost:8080'), undefined)).toBe(foreign);
});

it('a program that sends neither header is allowed, and a browser that says cross-site is not', () => {
  expect(isForeign(arrived({}), OWN)).toBe(false);
  expect(isForeign(arrived({ origin: OWN, 'sec-fetch-site': 'cross-site' }), OWN)).toBe(true);
  expect(isForeign(arrived({ 'sec-fetch-site': 'same-origin' }), OWN)).toBe(false);
});
