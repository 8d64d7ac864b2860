import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patience } from '../../scripts/lib/patience.mjs';
import type { Route } from '../platform/http/route.ts';
import { listenToStatements } from '../testing/bank/statements.ts';
import { withDemoFees } from '../testing/invoicingBuilders.ts';
import { hasIdInPath, knownRoutes, nameOf, sendValid, validRequestFor } from '../testing/requests.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { aWorld, createEverything, idOf, type World } from '../testing/world.ts';

/** How often each call is timed; only `npm run torture` has the machine to itself. */
const TIMED_PAIRS = Number(process.env.TRUST_TIMED_PAIRS ?? 0);
const ABSENT = 2_000_000_001;
/** The allowed ratio of both times; an additional or missing search would halve or double it. */
const SAME_TIME = { least: 0.6, most: 1.6 };

const statements = listenToStatements();
let server: TestServer;
let foreign: World;
let asker: World;

beforeAll(async () => {
  server = await startTestServer();
  await withDemoFees(server);
  foreign = await createEverything(await aWorld(server, { status: 'active' }));
  asker = await aWorld(server, { status: 'active' });
});
afterAll(async () => {
  statements.stop();
  await server.stop();
});

const aboutThings = knownRoutes
  .filter((route) => hasIdInPath(route) && route.call.access !== 'office')
  .map((route) => [nameOf(route), route] as const);

// proves: promise.3
describe('another household’s thing takes as long as an unknown one: the same database queries', () => {
  test.each(aboutThings)('%s', async (_name, route) => {
    const theirs = await foreignId(route);
    // the first use in a minute is stored, and answers about the session are cached
    await asked(route, ABSENT);

    const ofAbsent = await asked(route, ABSENT);
    const ofForeign = await asked(route, theirs);

    expect(ofAbsent.length).toBeGreaterThan(0);
    expect(ofForeign).toEqual(ofAbsent);
  });
});

// proves: promise.11
test('the database is checked at most once a second for /health, so that nobody can overload it', async () => {
  const client = server.client();
  const health = () => client.send('GET', '/health');

  const heard = await statements.during(async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, health));
    expect(new Set([...answers, await health()].map(({ status }) => status))).toEqual(new Set([200]));
  });

  expect(heard.filter((text) => text === 'select 1')).toHaveLength(1);
});

test.each(TIMED_PAIRS > 0 ? aboutThings : [])(
  'measured by the clock as well: %s',
  { timeout: patience(120_000) },
  async (_name, route) => {
    const theirs = await foreignId(route);
    const times: Record<'absent' | 'foreign', number[]> = { absent: [], foreign: [] };
    for (let pair = 0; pair < TIMED_PAIRS; pair += 1) {
      times.absent.push(await milliseconds(route, ABSENT));
      times.foreign.push(await milliseconds(route, theirs));
    }

    const ratio = undisturbed(times.foreign) / undisturbed(times.absent);
    expect(ratio).toBeGreaterThan(SAME_TIME.least);
    expect(ratio).toBeLessThan(SAME_TIME.most);
  },
);

function foreignId(route: Route): Promise<number> {
  const { thing } = validRequestFor(route);
  if (!thing) throw new Error(`${nameOf(route)} names no thing`);
  return idOf(foreign, thing);
}

function asked(route: Route, id: number): Promise<string[]> {
  return statements.during(() => sendValid(route, { world: asker, client: asker.client }, { id }));
}

async function milliseconds(route: Route, id: number): Promise<number> {
  const begun = performance.now();
  await sendValid(route, { world: asker, client: asker.client }, { id });
  return performance.now() - begun;
}

/** The lower quartile: other work of the machine only adds time. */
function undisturbed(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 4)] ?? 0;
}
