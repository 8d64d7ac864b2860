import fc from 'fast-check';
import type { Route } from '../platform/http/route.ts';
import { multipart } from './client.ts';
import { hasIdInPath, knownRoutes, pathOf, validRequestFor } from './requests.ts';
import { validFile } from './validRequests.ts';
import type { World } from './world.ts';

/** An invalid request as data, so that a failing one can be printed and minimised. */
export type BadRequest = {
  route: number;
  who: 'the right one' | 'nobody' | 'another';
  method: string | undefined;
  id: string | undefined;
  query: string;
  headers: Record<string, string>;
  body: BadBody;
};

type BadBody =
  | { kind: 'mutated'; values: [number, unknown][] }
  | { kind: 'json'; value: unknown }
  | { kind: 'raw'; text: string }
  | { kind: 'multipart'; cutTo: number; fields: Record<string, string> };

/** Calls that end sessions: every later request would be a 401. They are tested elsewhere. */
const ENDS_SESSIONS = new Set(['POST /logout', 'DELETE /api/v1/me/devices', 'PUT /api/v1/me/password']);

export const targets: readonly Route[] = knownRoutes.filter(
  ({ call }) => !ENDS_SESSIONS.has(`${call.method} ${call.path}`),
);

const nasty = fc.constantFrom(
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\u202egpj.exe',
  '\ufeff',
  'İıŞş',
  '💥'.repeat(60),
  'x'.repeat(100_000),
  "'; drop table members; --",
  '{{7*7}}',
  '../../../etc/passwd',
  '%00',
  '<script>alert(1)</script>',
  '31.02.1990',
  '99.99.9999',
  '00.00.0000',
  '2027-01-11',
  'NaN',
  'true',
  '__proto__',
  'x@x'.repeat(90),
  '+'.repeat(30),
);
const oddNumber = fc.constantFrom(0, -0, -1, 1.5, 1e308, -1e308, 2 ** 31, 2 ** 53, 1e-7, 4e9);
const deep = fc.constantFrom(10, 21, 500).map((depth) => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { a: value };
  return value;
});
const oddObject = fc.constantFrom(
  JSON.parse('{"__proto__":{"status":"active"}}') as object,
  { constructor: { prototype: { status: 'active' } } },
  { $gt: '' },
  { length: 1e9 },
  { toString: 'x', valueOf: 1 },
);
const weird: fc.Arbitrary<unknown> = fc.oneof(
  nasty,
  oddNumber,
  deep,
  oddObject,
  fc.constantFrom(null, true, false, [], [[]], {}, [null], Array(2_000).fill(0)),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.jsonValue({ maxDepth: 3 }),
);

const rawBody = fc.constantFrom(
  '{',
  '{"a":',
  '}',
  'null',
  '"',
  '[1,',
  '{"a":1}}',
  '\u0000',
  'NaN',
  '{"a":1e999}',
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":{}}}',
  '{"a":"\\ud800"}',
  '{"a":"\\u0000"}',
  '{"a":1,"a":2}',
  '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>',
  'a=1&b=2',
  `${'['.repeat(5_000)}`,
  `{"a":"${'x'.repeat(300_000)}"}`,
);

const body: fc.Arbitrary<BadBody> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.array(fc.tuple(fc.nat(20), weird), { minLength: 1, maxLength: 4 }).map(asMutation),
  },
  { weight: 2, arbitrary: weird.map((value): BadBody => ({ kind: 'json', value })) },
  { weight: 2, arbitrary: rawBody.map((text): BadBody => ({ kind: 'raw', text })) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('multipart' as const),
      cutTo: fc.nat(700),
      fields: fc.dictionary(fc.string({ maxLength: 8 }), fc.string({ maxLength: 40 }), { maxKeys: 14 }),
    }),
  },
);

const oddHeaders = fc.constantFrom<Record<string, string>>(
  {},
  {},
  {},
  { origin: 'null' },
  { origin: 'not a url' },
  { origin: 'https://evil.example' },
  { origin: 'http://[::1' },
  { 'sec-fetch-site': 'cross-site' },
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=utf-7' },
  { 'content-type': 'application/xml' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': 'multipart/form-data' },
  { 'content-type': 'multipart/form-data; boundary=' },
  { 'content-type': ';;;' },
  { 'content-type': `application/json; x=${'y'.repeat(5_000)}` },
  { 'content-encoding': 'gzip' },
  { 'x-http-method-override': 'DELETE' },
  { 'x-forwarded-for': '\u00ff, 127.0.0.1' },
  { accept: 'text/html;q=x' },
  { 'accept-language': 'x'.repeat(2_000) },
  { 'user-agent': '\u00ff'.repeat(400) },
  { 'if-none-match': '*' },
  { range: 'bytes=5-1,99999999999-' },
  { cookie: 'session' },
  { cookie: `session=${'%'.repeat(50)}` },
  { cookie: 'session=\u00ff\u00fe; device=..; session=2' },
  { cookie: `${'a=b; '.repeat(900)}session=x` },
  { cookie: 'device=x.1.y; session=%E0%A4%A' },
  { expect: '200-ok' },
  { host: 'evil.example' },
);

const badId = fc.oneof(
  fc.constantFrom('%', '%zz', '%E0%A4%A', '%00', '..', '%2e%2e%2f', '1;2', "1'", '-1', '0', '1e9', '9'.repeat(300)),
  fc.nat().map(String),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }).map(encodeLoosely),
);

const query = fc.oneof(
  { weight: 5, arbitrary: fc.constant('') },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '?%',
      '?%E0%A4%A',
      '?lang=%00',
      '?lang=de&lang=tr',
      '?gender_id=x',
      '?__proto__=1',
      '?filter[type]=x,y',
      '?filter%5Bsale_invoice.status_id%5D=99',
      '?orderBy=;drop',
      '?search=%ED%A0%80',
      `?search=${'%25'.repeat(500)}`,
      '?&&&===',
      `?${'a=1&'.repeat(1_500)}`,
    ),
  },
);

export const badRequest: fc.Arbitrary<BadRequest> = fc.record({
  route: fc.nat(targets.length - 1),
  who: fc.oneof(
    { weight: 8, arbitrary: fc.constant('the right one' as const) },
    { weight: 1, arbitrary: fc.constantFrom('nobody' as const, 'another' as const) },
  ),
  method: rarely(fc.constantFrom('GET', 'HEAD', 'OPTIONS', 'PATCH', 'TRACE', 'PUT', 'DELETE', 'POST')),
  id: rarely(badId),
  query,
  headers: oddHeaders,
  body,
});

/** In one case of eight a value; otherwise undefined, which leaves the request valid. */
function rarely<T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> {
  return fc.oneof({ weight: 7, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });
}

/** The request as it is sent to the server. */
export async function asSent(request: BadRequest, world: World) {
  const route = targets[request.route];
  if (!route) throw new Error('no such route');
  const path = await pathFor(route, request, world);
  const { payload, headers } = await bodyFor(route, request, world);
  return {
    method: (request.method ?? route.call.method) as 'GET',
    url: path + request.query,
    headers: { ...headers, ...request.headers },
    ...(payload === undefined ? {} : { payload }),
  };
}

async function pathFor(route: Route, { id }: BadRequest, world: World): Promise<string> {
  if (hasIdInPath(route)) return pathOf(route, world, id);
  return id === undefined ? pathOf(route, world) : route.call.path.replace(/:\w+/, id);
}

async function bodyFor(route: Route, { body: bad, method }: BadRequest, world: World) {
  if ((method ?? route.call.method) === 'GET') return { payload: undefined, headers: {} };
  const json = { 'content-type': 'application/json' };
  switch (bad.kind) {
    case 'raw':
      return { payload: bad.text, headers: json };
    case 'json':
      return { payload: JSON.stringify(bad.value), headers: json };
    case 'multipart': {
      const form = multipart(bad.fields, validRequestFor(route).file ?? validFile);
      return { payload: form.body.subarray(0, bad.cutTo), headers: form.headers };
    }
    case 'mutated':
      return { payload: JSON.stringify(await mutated(route, bad.values, world)), headers: json };
  }
}

/** A valid request, with some of its fields replaced. */
async function mutated(route: Route, values: [number, unknown][], world: World): Promise<object> {
  const sends = validRequestFor(route).sends;
  const right: Record<string, unknown> = { ...(await sends?.(world)) };
  const fields = Object.keys(right);
  for (const [index, value] of values) right[fields[index % Math.max(1, fields.length)] ?? 'field'] = value;
  return right;
}

function asMutation(values: [number, unknown][]): BadBody {
  return { kind: 'mutated', values };
}

function encodeLoosely(text: string): string {
  return [...text]
    .map((letter) => (/[\w%.~-]/.test(letter) ? letter : encodeURIComponent(letter.toWellFormed())))
    .join('');
}
