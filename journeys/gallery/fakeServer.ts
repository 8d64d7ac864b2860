import type { Me } from '../../domain/me/me.contract.ts';
import { SESSION_ENDS_IN } from '../../domain/shared/contract.ts';
import { isLanguage, type Language } from '../../domain/shared/language.ts';
import type { Call } from './call.ts';
import { allWell } from './officeHealthStates.ts';
import { type Answers, answer, type ScreenState } from './screenState.ts';

const ME = '/api/v1/me';
const ID = '/:id';
const NEWS = '/api/v1/household/notifications';

/** Calls that write nothing new, or nothing at all: they reach the server. */
const PASSED_ON: Answers = {
  'POST /api/v1/finance/household/create-invoice': answer.ofTheServer,
  'POST /api/v1/password/forgot': answer.ofTheServer,
  'POST /api/v1/register/confirm': answer.ofTheServer,
  'POST /api/v1/password/reset': answer.ofTheServer,
  'POST /login': answer.ofTheServer,
  // reads only; a POST, so that no name stands in an address
  'POST /api/v1/office/search': answer.ofTheServer,
  'POST /api/v1/office/death-persons': answer.ofTheServer,
};

/** Calls that would store something: answered here like the server would, and dropped. */
const ANSWERED_HERE: Answers = {
  // the machine that takes the pictures may lack space
  'GET /api/v1/office/health': answer.json(allWell),
  'PUT /api/v1/me/drafts/': (call) => call.reply({ json: { form: 'household', updated_at: NOW } }),
  'DELETE /api/v1/me/drafts/': answer.nothing,
  'PUT /api/v1/household/notification/': readMessage,
  'POST /api/v1/finance/sale-invoice/': answer.json({}),
};

const NOW = new Date(Date.UTC(2027, 0, 2, 9, 30)).toISOString();

/** Answers the calls of a page, and lists what was written to the server nevertheless. */
export type FakeServer = { handle(call: Call): Promise<unknown>; written(): string[] };

/**
 * Stands between portal and server, so that a state changes no stored data. The logged-in person gets the requested
 * language, and writing calls are answered here.
 */
export function fakeServer(state: ScreenState, language: Language): FakeServer {
  let spoken = language;
  const written: string[] = [];
  const changed = state.changesMe ?? ((me: Me) => me);
  const meNow = (me: Me) => ({ ...changed(me), default_lang: spoken });
  const answers: Answers = {
    ...PASSED_ON,
    ...ANSWERED_HERE,
    [`GET ${ME}`]: (call) => replaceMe(call, meNow),
    [`PUT ${ME}`]: (call) => {
      const { default_lang: asked } = call.sent() as { default_lang: unknown };
      if (isLanguage(asked)) spoken = asked;
      return replaceMe(call, meNow);
    },
    ...state.answers,
  };
  const handle = (call: Call) => {
    const asked = `${call.method} ${call.url.pathname}`;
    const own = answers[keyFor(answers, asked)];
    if (own) return own(call);
    if (/^(GET|HEAD) /.test(asked)) return call.passOn();
    written.push(`would have been stored: ${asked}`);
    return call.abort('ConnectionReset');
  };
  return { handle, written: () => written };
}

/** The longest key that matches: `GET /deaths/2/costs` has an answer of its own beside `GET /deaths/2`. */
function keyFor(answers: Answers, asked: string): string {
  const matching = Object.keys(answers).filter((key) => isFor(key, asked));
  return matching.reduce((longest, key) => (key.length > longest.length ? key : longest), '');
}

/** `GET /api/v1/me` matches only that call, not the ones below it; a key that ends with `/:id` only calls that end with an id. */
function isFor(key: string, asked: string): boolean {
  if (key.endsWith(ID))
    return asked.startsWith(key.slice(0, -ID.length)) && /^\/\d+$/.test(asked.slice(key.length - ID.length));
  return key.endsWith(ME) ? key === asked : asked.startsWith(key);
}

async function replaceMe(call: Call, change: (me: Me) => Me): Promise<void> {
  const response = await call.ask({ method: 'GET' });
  const status = response.status();
  const { 'content-encoding': _coding, 'content-length': _length, ...headers } = response.headers();
  // switching the language while the session is about to end must not prolong it, or the state would be over
  if (call.method === 'PUT') delete headers[SESSION_ENDS_IN.toLowerCase()];
  const said: unknown = await response.json();
  await call.reply({ status, headers, json: response.ok() ? change(said as Me) : said });
}

async function readMessage(call: Call): Promise<void> {
  const list = (await (await call.ask({ path: NEWS, method: 'GET' })).json()) as { id: number }[];
  const opened = list.find(({ id }) => call.url.pathname.endsWith(`/${id}/read`));
  await call.reply({ json: { ...opened, read_at: NOW } });
}
