import type { BrowserContext, Route } from 'playwright-core';
import type { Me } from '../../domain/application/application.contract.ts';
import { SESSION_ENDS_IN } from '../../domain/shared/contract.ts';
import { isLanguage, type Language } from '../../domain/shared/language.ts';
import { type Answers, answer, type ScreenState } from './screenState.ts';

/** Scripts, styles and fonts are the product's own in every state. */
const NOT_OF_THE_BUILD = /^(?!.*\/assets\/)/;

const ME = '/api/v1/me';
const NEWS = '/api/v1/household/notifications';

/** Calls that write nothing new, or nothing at all: they go through. */
const HARMLESS: Answers = {
  'POST /api/v1/finance/household/create-invoice': (route) => route.fallback(),
  'POST /api/v1/password/forgot': (route) => route.fallback(),
  'POST /api/v1/register/confirm': (route) => route.fallback(),
  'POST /api/v1/password/reset': (route) => route.fallback(),
  'POST /login': (route) => route.fallback(),
};

/** Calls that would be stored: answered here as the server would, and forgotten. */
const PRETENDED: Answers = {
  'PUT /api/v1/me/drafts/': (route) => route.fulfill({ json: { form: 'household', updated_at: NOW } }),
  'DELETE /api/v1/me/drafts/': answer.nothing,
  'PUT /api/v1/household/notification/': readMessage,
  'POST /api/v1/finance/sale-invoice/': answer.json({}),
};

const NOW = new Date(Date.UTC(2027, 0, 2, 9, 30)).toISOString();

/**
 * Stands between the portal and the server, so that a state changes nothing that is stored: whoever is logged in reads
 * in the language asked for, and what would be written is answered here. Answers what was written all the same.
 */
export async function pretend(
  context: BrowserContext,
  state: ScreenState,
  language: Language,
): Promise<() => string[]> {
  let spoken = language;
  const written: string[] = [];
  const answers: Answers = {
    ...HARMLESS,
    ...PRETENDED,
    [`GET ${ME}`]: (route) => tellMe(route, (me) => ({ ...changed(me), default_lang: spoken })),
    [`PUT ${ME}`]: (route) => {
      const asked: unknown = route.request().postDataJSON()?.default_lang;
      if (isLanguage(asked)) spoken = asked;
      return tellMe(route, (me) => ({ ...changed(me), default_lang: spoken }));
    },
    ...state.answers,
  };
  const changed = state.changesMe ?? ((me: Me) => me);
  await context.route(NOT_OF_THE_BUILD, (route) => {
    const asked = `${route.request().method()} ${new URL(route.request().url()).pathname}`;
    const key = Object.keys(answers).find((each) => isFor(each, asked));
    const own = key && answers[key];
    if (own) return own(route);
    if (/^(GET|HEAD) /.test(asked)) return route.fallback();
    written.push(`would have been stored: ${asked}`);
    return route.abort();
  });
  return () => written;
}

/** `GET /api/v1/me` is that call alone, not the others below it. */
function isFor(key: string, asked: string): boolean {
  return key.endsWith(ME) ? key === asked : asked.startsWith(key);
}

async function tellMe(route: Route, change: (me: Me) => Me): Promise<void> {
  const response = await route.fetch({ method: 'GET', postData: undefined });
  if (!response.ok()) return route.fulfill({ response });
  const headers = response.headers();
  // switching the language while the session is about to end must not prolong it: the state would be over
  if (route.request().method() === 'PUT') delete headers[SESSION_ENDS_IN.toLowerCase()];
  await route.fulfill({ response, headers, json: change((await response.json()) as Me) });
}

async function readMessage(route: Route): Promise<void> {
  const { origin, pathname } = new URL(route.request().url());
  const response = await route.fetch({ url: `${origin}${NEWS}`, method: 'GET', postData: undefined });
  const list = (await response.json()) as { id: number }[];
  const opened = list.find(({ id }) => pathname.endsWith(`/${id}/read`));
  await route.fulfill({ json: { ...opened, read_at: NOW } });
}
