import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patience } from '../../scripts/lib/patience.mjs';
import type { Route } from '../platform/http/route.ts';
import { asSent, type BadRequest, badRequest, targets } from '../testing/badRequests.ts';
import { anOfficeAccount, type HouseholdOverrides, logIn } from '../testing/builders.ts';
import type { TestClient } from '../testing/client.ts';
import { withDemoFees } from '../testing/invoicingBuilders.ts';
import { heldMiB } from '../testing/processes/heldMemory.ts';
import { flawOf } from '../testing/refusalShape.ts';
import { nameOf, sendValid, validRequestFor } from '../testing/requests.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { aWorld, createEverything, type World } from '../testing/world.ts';

/** The number of requests; `npm run torture` sends more. */
const RUNS = Number(process.env.TRUST_RUNS ?? 2_000);
const SEED = Number(process.env.TRUST_SEED ?? 20_270_111);
const AT_ONCE = 20;
const PATIENCE_MS = patience(5_000);
const ROUNDS = Math.ceil(RUNS / AT_ONCE);
const A_FIFTH = Math.floor(ROUNDS / 5);
const MAY_GROW_MIB = 16;
/** The largest library that one fifth of the requests may load for the first time. */
const MAY_LOAD_MIB = 32;
const REFUSED_FOR_THEIR_FORM: readonly number[] = [400, 404, 413, 415, 422];

type Actors = { world: World; office: TestClient };

let server: TestServer;
/** What the calls of the table are sent to, while no call has changed it. */
let untouched: Promise<Actors> | undefined;
const seen = new Map<number, number>();

beforeAll(async () => {
  server = await startTestServer();
  await withDemoFees(server);
});
afterAll(() => server.stop());

// proves: promise.5
test(
  `of ${RUNS} bad requests none makes the server fail, hang, keep memory or answer without a key`,
  async ({ annotate }) => {
    const actors = [await furnished({ status: 'active' }), await furnished()];
    const held: number[] = [];
    let rounds = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(badRequest, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (requests) => {
        const flaws = await Promise.all(
          requests.map((request, index) => flawAfter(request, actors[index % actors.length] as Actors)),
        );
        expect(flaws.filter(Boolean)).toEqual([]);
        rounds += 1;
        if (rounds % A_FIFTH === 0) held.push(heldMiB());
      }),
      { numRuns: ROUNDS, seed: SEED, endOnFailure: true },
    );
    await annotate(`${RUNS} requests, ${held.map(Math.round).join(' → ')} MiB held`, 'figure');
    // what the first fifth loads and compiles stays, and so does a library that a later one loads: the largest step
    const grown = held.slice(1).map((mib, index) => mib - (held[index] ?? 0));
    const loaded = Math.max(...grown);
    expect(loaded).toBeLessThan(MAY_LOAD_MIB);
    expect((held.at(-1) ?? 0) - (held[0] ?? 0) - loaded).toBeLessThan(MAY_GROW_MIB);
    expect((await server.client().send('GET', '/health')).status).toBe(200);
    // otherwise all of them were refused at the same check, and little was tried
    expect([...seen.keys()]).toEqual(expect.arrayContaining([200, 400, 401, 403, 404, 409, 413, 415, 422]));
  },
  patience(60_000 + RUNS * 50),
);

/** Values that have broken servers before, put into every field of every call in turn. */
const WORST: readonly unknown[] = [
  'a\u0000',
  '\ud800',
  '\u009b2J\u202e\r\n',
  null,
  '',
  ' ',
  {},
  [],
  true,
  1e308,
  -1,
  'x'.repeat(70_000),
  ['\u0000'],
  { $gt: 1 },
];

// proves: promise.5
test.each(targets.map((route) => [nameOf(route), route] as const))(
  '%s takes the worst in each of its fields without failing',
  async (_name, route) => {
    untouched ??= newActors({ status: 'active' });
    const { world, office } = await untouched;
    const client = route.call.access === 'office' ? office : world.client;
    const fields = Object.keys({ ...(await validRequestFor(route).sends?.(world)) });
    for (const field of fields) {
      const answers = await Promise.all(
        WORST.map((value) => sendValid(route, { world, client }, { more: { [field]: value } })),
      );

      if (answers.some(({ status }) => mayHaveChanged(route, status))) untouched = undefined;
      const flaws = answers.map(({ status, bytes, headers }) =>
        flawOf({ status, text: bytes.toString(), contentType: headers['content-type'] as string | undefined }),
      );
      expect([field, ...flaws.filter(Boolean)]).toEqual([field]);
    }
  },
);

/** A household, and a clerk. */
async function newActors(household: HouseholdOverrides = {}): Promise<Actors> {
  return { world: await aWorld(server, household), office: await logIn(server, await anOfficeAccount(server)) };
}

/** A household that has everything, and a clerk. */
async function furnished(household: HouseholdOverrides = {}): Promise<Actors> {
  const { world, office } = await newActors(household);
  return { world: await createEverything(world), office };
}

/** Reading changes nothing, and neither does an input that is refused for its form; unless it needs a change first. */
function mayHaveChanged(route: Route, status: number): boolean {
  if (validRequestFor(route).needs) return true;
  return route.call.method !== 'GET' && !REFUSED_FOR_THEIR_FORM.includes(status);
}

async function flawAfter(request: BadRequest, { world, office }: Actors): Promise<string | undefined> {
  const sent = await asSent(request, world);
  const begun = performance.now();
  // aborted by hand: `AbortSignal.timeout` would hold on to the request until it fires
  const giveUp = new AbortController();
  const patience = setTimeout(() => giveUp.abort(), PATIENCE_MS * 4);
  const headers = { ...cookieOf(request, { world, office }), ...sent.headers };
  const answer = await server.app.inject({ ...sent, headers, signal: giveUp.signal });
  clearTimeout(patience);
  const ms = performance.now() - begun;
  const { statusCode: status, body: text } = answer;
  seen.set(status, (seen.get(status) ?? 0) + 1);
  const flaw = flawOf({ status, text, contentType: answer.headers['content-type'] as string | undefined });
  const late = ms > PATIENCE_MS ? `took ${Math.round(ms)} ms` : undefined;
  return flaw || late ? `${flaw ?? late} after ${JSON.stringify(sent).slice(0, 900)}` : undefined;
}

function cookieOf({ who, route }: BadRequest, { world, office }: Actors): { cookie?: string } {
  const isOffice = targets[route]?.call.access === 'office';
  const client = {
    nobody: undefined,
    'the right one': isOffice ? office : world.client,
    another: isOffice ? world.client : office,
  };
  const token = client[who]?.cookies.get('session');
  return token ? { cookie: `session=${token}` } : {};
}
