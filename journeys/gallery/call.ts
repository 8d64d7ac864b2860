import type { APIResponse, CDPSession, Page } from 'playwright-core';

/** An answer in place of the server. */
export type Reply = { status?: number; json?: unknown; body?: Buffer; headers?: Record<string, string> };

/** A call of the screen, held until exactly one answer is given. */
export type Call = {
  method: string;
  url: URL;
  /** The body that was sent. */
  sent(): unknown;
  reply(what: Reply): Promise<void>;
  passOn(): Promise<void>;
  abort(how: 'ConnectionReset' | 'Aborted'): Promise<void>;
  /** Asks the real server; or makes another call in the name of the same person. */
  ask(other?: { path?: string; method?: string; data?: unknown }): Promise<APIResponse>;
};

type Held = {
  requestId: string;
  request: { url: string; method: string; headers: Record<string, string>; postData?: string };
};

/** The error for calls of a page that was left, for which nobody waits any more. */
const PAGE_LEFT = 'Invalid InterceptionId';

/**
 * Holds the calls of a page to these URLs (`*` is a wildcard). Playwright's own routes would see every request and
 * switch the browser's cache off.
 */
export async function holdCalls(
  page: Page,
  addresses: string[],
  handle: (call: Call) => Promise<unknown>,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  // Playwright ends the process on an unhandled rejection
  session.on('Fetch.requestPaused', (held) => void handle(callOf(page, session, held)));
  await session.send('Fetch.enable', { patterns: addresses.map((urlPattern) => ({ urlPattern })) });
}

function callOf(page: Page, session: CDPSession, { requestId, request }: Held): Call {
  const url = new URL(request.url);
  const { 'If-None-Match': _known, 'Content-Length': _length, ...headers } = request.headers;
  return {
    method: request.method,
    url,
    sent: () => JSON.parse(request.postData ?? 'null'),
    reply: ({ status = 200, json, body, headers: own }) => {
      const all = { ...(json === undefined ? {} : { 'content-type': 'application/json' }), ...own };
      return unlessPageLeft(
        session.send('Fetch.fulfillRequest', {
          requestId,
          responseCode: status,
          responseHeaders: Object.entries(all).map(([name, value]) => ({ name, value })),
          body: (body ?? Buffer.from(json === undefined ? '' : JSON.stringify(json))).toString('base64'),
        }),
      );
    },
    passOn: () => unlessPageLeft(session.send('Fetch.continueRequest', { requestId })),
    abort: (errorReason) => unlessPageLeft(session.send('Fetch.failRequest', { requestId, errorReason })),
    ask: ({ path = url.pathname + url.search, method = request.method, data } = {}) =>
      page.context().request.fetch(url.origin + path, { method, headers, ...(data === undefined ? {} : { data }) }),
  };
}

async function unlessPageLeft(answered: Promise<unknown>): Promise<void> {
  try {
    await answered;
  } catch (error) {
    if (!(error instanceof Error && error.message.includes(PAGE_LEFT))) throw error;
  }
}
