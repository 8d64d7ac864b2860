/** Where the reader is inside the interface; `state` is what the step there carried along, `key` is the step's own. */
export type Place = { pathname: string; search: string; hash: string; state: unknown; key: string };

/** `back` stands for every step through what the browser remembers, forward ones too. */
export type Way = 'push' | 'replace' | 'back';

/** May hold a step up: whoever answers true is handed the way to go on with it all the same. */
export type Guard = { asks(from: Place, to: Place): boolean; hold(goOn: () => void): void };

export type Options = { replace?: boolean; state?: unknown };

/** What is found at a place: a screen to show, or the address of another place. */
export type Found = { show: (way: Way) => void } | { elsewhere: string };

/** Fetches what is at a place, before it is gone to. */
export type Fetch = (place: Place) => Promise<Found>;

/** Each interface is built for its own address: `/member-ui`. */
const PREFIX = import.meta.env.BASE_URL.slice(0, -1);

/** What the browser's history keeps with each of its entries. */
type Kept = { key: string; index: number; state: unknown };

let made = 0;
let here: Place | undefined;
let index = 0;
let fetchScreen: Fetch = async () => ({ show: () => undefined });
let latest = 0;
/** A step of the browser's that was held up before, or that only takes one back. */
let unasked: 'go on' | 'stay' | undefined;
const guards = new Set<Guard>();

/** Where the reader is; to begin with, the place in the browser's address. */
export function currentPlace(): Place {
  here ??= placeAt(kept());
  return here;
}

/** From now on every step fetches its screen first, the one to the current place too unless it is on show already. */
export function setOut(fetchFirst: Fetch, isOnShow: boolean): void {
  fetchScreen = fetchFirst;
  const place = currentPlace();
  index = kept().index;
  window.history.replaceState({ key: place.key, index, state: place.state } satisfies Kept, '');
  window.addEventListener('popstate', follow);
  if (!isOnShow) void arrive(place, 'back');
}

/** Goes to an address inside the interface: `/payment`, or `?view=form` on the same screen. */
export function go(to: string, { replace = false, state = null }: Options = {}): void {
  const here = currentPlace();
  const url = new URL(to, `${window.location.origin}${here.pathname}`);
  const place: Place = { ...partsOf(url), state, key: newKey() };
  const way = replace || addressOf(place) === addressOf(here) ? 'replace' : 'push';
  const goOn = () => void arrive(place, way);
  const asking = askedBy(place);
  if (asking) asking.hold(goOn);
  else goOn();
}

/** Goes on with what leaves every screen, logging out say, once nobody holds it up. */
export function depart(goOn: () => void): void {
  const asking = askedBy({ ...currentPlace(), pathname: '' });
  if (asking) asking.hold(goOn);
  else goOn();
}

/** Adds a guard; answers how to take it away again. */
export function guard(one: Guard): () => void {
  guards.add(one);
  return () => guards.delete(one);
}

/** The address of a link, as the browser knows it. */
export function hrefOf(to: string): string {
  return `${PREFIX}${to}`;
}

export function addressOf({ pathname, search, hash }: Place): string {
  return `${pathname}${search}${hash}`;
}

function askedBy(place: Place): Guard | undefined {
  return [...guards].find((one) => one.asks(currentPlace(), place));
}

/** The browser has gone already: whoever is held up is taken back to where they were, and may go again. */
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
  asking.hold(() => {
    unasked = 'go on';
    window.history.go(steps);
  });
}

/** Only the step begun last arrives. */
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

/** An entry that we did not make, the first one, counts as the beginning. */
function kept(): Kept {
  const entry: unknown = window.history.state;
  if (typeof entry !== 'object' || entry === null || !('index' in entry))
    return { key: newKey(), index: 0, state: null };
  return entry as Kept;
}

/** One per step in a tab, also after it was loaded anew. */
function newKey(): string {
  made += 1;
  return `${performance.timeOrigin}.${made}`;
}
