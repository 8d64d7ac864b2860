import type { Page, Request, Route } from 'playwright-core';
import type { Me } from '../domain/me/me.contract.ts';
import type { MainMember, SubMember } from '../domain/members/members.contract.ts';

/** The `me` of a logged-in household, as the screens receive it. */
export type Household = Me & { household: NonNullable<Me['household']>; main_member: MainMember };

/** Changes the answer of `me` on its way to the screen; stored data do not change. */
export async function replaceMe(page: Page, change: (me: Household) => Me): Promise<void> {
  await page.route('**/api/v1/me', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const { 'if-none-match': _known, ...headers } = route.request().headers();
    const response = await route.fetch({ headers });
    return route.fulfill({ status: 200, json: change(await response.json()) });
  });
}

/** Copies the first family member, each with the given differences. */
export function copiesOfFirst(members: readonly SubMember[], differences: readonly Partial<SubMember>[]): SubMember[] {
  const [first] = members;
  if (!first) throw new Error('nobody to be like');
  return differences.map((difference, index) => ({ ...first, id: 9_000 + index, ...difference }));
}

type Answer = Parameters<Route['fulfill']>[0];

/** Answers one call in place of the server: `await answer(page, 'POST', '/login', { status: 409, json: {…} })`. */
export async function answer(page: Page, method: string, path: string, what: () => Answer): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === path,
    (route) => (route.request().method() === method ? route.fulfill(what()) : route.fallback()),
  );
}

/** The server performs the first request, but the connection breaks before its answer arrives. */
export async function dropOneResponse(page: Page, where: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.once('Fetch.requestPaused', async ({ requestId }) => {
    await session.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' });
    await session.detach();
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: where, requestStage: 'Response' }] });
}

/** Holds calls whose URL ends like this until they are released. */
export async function holdCalls(page: Page, end: string): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**${end}`, async (route) => {
    await promise;
    await route.fallback();
  });
  return async () => resolve();
}

/** Every writing call as `POST /path`, in order. */
export function writesOf(page: Page): string[] {
  const writes: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!isReading(request) && !isBookkeeping(pathname)) writes.push(`${request.method()} ${pathname}`);
  });
  return writes;
}

function isReading(request: Request): boolean {
  return ['GET', 'HEAD'].includes(request.method());
}

/** Drafts are stored while typing (D54), so these calls do not count. */
function isBookkeeping(pathname: string): boolean {
  return pathname.startsWith('/api/v1/me/drafts/');
}
