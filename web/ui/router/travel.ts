/** The reader's present place; `state` and `key` belong to the history entry. */
export type Place = { pathname: string; search: string; hash: string; state: unknown; key: string };

/** `back` stands for every move through the browser's history, also forwards. */
export type Way = 'push' | 'replace' | 'back';

/**
 * A navigation that is held up. `goOn` continues it; `again` begins it anew, so that other guards are asked; `isBack` if
 * it moves through the browser's history.
 */
export type Waiting = { goOn: () => void; again: () => void; isBack: boolean };

/** May hold up a navigation: if `asks` returns true, `hold` receives it. */
export type Guard = { asks(from: Place, to: Place): boolean; hold(waiting: Waiting): void };

export type Options = { replace?: boolean; state?: unknown };

/** The result for a place: a screen to show, or the URL to redirect to. */
export type Found = { show: (way: Way) => void } | { elsewhere: string };

/** Fetches what is at a place before navigating there. */
export type Fetch = (place: Place) => Promise<Found>;

/** Each interface is built for its own base URL, for example `/member-ui`. */
const PREFIX = import.meta.env.BASE_URL.slice(0, -1);

/** What is stored in each entry of the browser's history. */
type Kept = { key: string; index: number; state: unknown };

let made = 0;
let here: Place | undefined;
let index = 0;
let fetchScreen: Fetch = async () => ({ show: () => undefined });
let latest = 0;
/** The kind of a history move that must not ask the guards: one that was allowed before, or one that only goes back. */
let unasked: 'go on' | 'stay' | undefined;
const guards = new Set<Guard>();

/** The reader's place; at the start, the browser's URL. */
export function currentPlace(): Place {
  here ??= placeAt(kept());
  return here;
}

/**
 * Starts the router: from then on every navigation fetches its screen first, also the present one unless it is shown
 * already.
 */
export function setOut(fetchFirst: Fetch, isOnShow: boolean): void {
  fetchScreen = fetchFirst;
  const place = currentPlace();
  index = kept().index;
  window.history.replaceState({ key: place.key, index, state: place.state } satisfies Kept, '');
  window.addEventListener('popstate', follow);
  if (!isOnShow) void arrive(place, 'back');
}

/** Navigates to a URL inside the interface: `/payment`, or `?view=form` on the same screen. */
export function go(to: string, { replace = false, state = null }: Options = {}): void {
  const here = currentPlace();
  const url = new URL(to, `${window.location.origin}${here.pathname}`);
  const place: Place = { ...partsOf(url), state, key: newKey() };
  const way = replace || addressOf(place) === addressOf(here) ? 'replace' : 'push';
  const goOn = () => void arrive(place, way);
  const asking = askedBy(place);
  if (asking) asking.hold({ goOn, again: () => go(to, { replace, state }), isBack: false });
  else goOn();
}

/** Runs something that leaves all screens, such as logging out, unless a guard holds it up. */
export function depart(goOn: () => void): void {
  const asking = askedBy({ ...currentPlace(), pathname: '' });
  if (asking) asking.hold({ goOn, again: () => depart(goOn), isBack: false });
  else goOn();
}

/** Adds a guard; returns a function that removes it. */
export function guard(one: Guard): () => void {
  guards.add(one);
  return () => guards.delete(one);
}

/** The URL of a link as the browser needs it. */
export function hrefOf(to: string): string {
  return `${PREFIX}${to}`;
}

export function addressOf({ pathname, search, hash }: Place): string {
  return `${pathname}${search}${hash}`;
}

/** What was opened last lies on top, and answers first. */
function askedBy(place: Place): Guard | undefined {
  return [...guards].findLast((one) => one.asks(currentPlace(), place));
}

/**
 * Handles a move through the history. The browser has already moved: if a guard holds it up, the browser is moved back,
 * and forward again if the reader wants.
 */
function follow(): void {
  const said = unasked;
  unasked = undefined;
  if (said === 'stay') return;
  const entry = kept();
  const place = placeAt(entry);
  const steps = entry.index - index;
  const asking = said === 'go on' ? undefined : askedBy(place);
  if (!asking) {
    index = entry.index;
    void arrive(place, 'back');
    return;
  }
  unasked = 'stay';
  window.history.go(-steps);
  const goOn = () => {
    unasked = 'go on';
    window.history.go(steps);
  };
  asking.hold({ goOn, again: () => window.history.go(steps), isBack: true });
}

/** Only the last navigation takes effect. */
async function arrive(place: Place, way: Way): Promise<void> {
  latest += 1;
  const step = latest;
  const found = await fetchScreen(place);
  if (step !== latest) return;
  if ('elsewhere' in found) return go(found.elsewhere, { replace: way !== 'push' });
  enter(place, way);
  here = place;
  found.show(way);
}

function enter(place: Place, way: Way): void {
  if (way === 'back') return;
  if (way === 'push') index += 1;
  const entry = { key: place.key, index, state: place.state } satisfies Kept;
  if (way === 'push') window.history.pushState(entry, '', hrefOf(addressOf(place)));
  else window.history.replaceState(entry, '', hrefOf(addressOf(place)));
}

function placeAt({ key, state }: Kept): Place {
  return { ...partsOf(window.location), key, state };
}

function partsOf({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>) {
  const inside = pathname.startsWith(PREFIX) ? pathname.slice(PREFIX.length) : pathname;
  return { pathname: inside || '/', search, hash };
}

/** The state of the present history entry; an entry that is not ours (the first one) counts as the beginning. */
function kept(): Kept {
  const entry: unknown = window.history.state;
  if (typeof entry !== 'object' || entry === null || !('index' in entry))
    return { key: newKey(), index: 0, state: null };
  return entry as Kept;
}

/** Unique for each history entry of a tab, also after a reload. */
function newKey(): string {
  made += 1;
  return `${performance.timeOrigin}.${made}`;
}
