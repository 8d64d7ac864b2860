import type { Route } from '../platform/http/route.ts';
import { routes } from '../topics.ts';
import { multipart, type TestAnswer, type TestClient } from './client.ts';
import type { ValidRequest } from './requests/validRequest.ts';
import { validFile, validRequests } from './validRequests.ts';
import { idOf, type World } from './world.ts';

/** The key of a call in the table of valid requests. */
export function nameOf({ call }: Route): string {
  return `${call.method} ${call.path}`;
}

/** The calls in the table; a test of its own checks that none is missing. */
export const knownRoutes: readonly Route[] = routes.filter((route) => nameOf(route) in validRequests);

/** A valid request for the call; a call that is not in the table fails every test about it. */
export function validRequestFor(route: Route): ValidRequest {
  const row = validRequests[nameOf(route)];
  if (!row)
    throw new Error(`server/testing/validRequests.ts has no row for ${nameOf(route)}: say there how it is used`);
  return row;
}

/** Whether the call has an id in its path. */
export function hasIdInPath(route: Route): boolean {
  return route.call.path.includes(':id');
}

export type Variation = {
  /** Instead of the household's own id. */
  id?: number | string;
  /** Added to the valid input. */
  more?: object;
  headers?: Record<string, string>;
};

/** Sends a valid request of `world` by `client`; the variation changes it. */
export async function sendValid(
  route: Route,
  { world, client }: { world: World; client: TestClient },
  { id, more = {}, headers = {} }: Variation = {},
): Promise<TestAnswer> {
  const { path, sent } = await prepare(route, world, id);
  return sendPrepared(route, { path, sent: { ...sent, ...more } }, client, headers);
}

export type Prepared = { path: string; sent: object };

/** Creates what a valid request of `world` is about, and returns its path and input. */
export async function prepare(route: Route, world: World, id?: number | string): Promise<Prepared> {
  const row = validRequestFor(route);
  const path = await pathOf(route, world, id);
  if (id === undefined) await row.needs?.(world);
  return { path, sent: { ...(await row.sends?.(world)) } };
}

/** Sends what was prepared. */
export function sendPrepared(
  route: Route,
  { path, sent }: Prepared,
  client: TestClient,
  headers: Record<string, string> = {},
): Promise<TestAnswer> {
  if (route.call.method === 'GET') return client.send('GET', withQuery(path, sent), undefined, headers);
  if (!route.call.upload) return client.send(route.call.method, path, sent, headers);
  const form = multipart(sent as Record<string, string>, validRequestFor(route).file ?? validFile);
  return client.send('POST', path, form.body, { ...form.headers, ...headers });
}

/** The call's path with the household's own id in it, or another one. */
export async function pathOf(route: Route, world: World, id?: number | string): Promise<string> {
  const row = validRequestFor(route);
  const named: Record<string, string> = row.thing ? { id: String(id ?? (await idOf(world, row.thing))) } : {};
  const params: Record<string, string> = { ...row.params, ...named };
  return route.call.path.replace(/:(\w+)/g, (_match, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${nameOf(route)} has no value for :${name}`);
    return value;
  });
}

function withQuery(path: string, query: object): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) parameters.set(name, String(value));
  return parameters.size === 0 ? path : `${path}?${parameters}`;
}
