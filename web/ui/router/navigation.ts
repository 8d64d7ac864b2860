/** Where the reader is; `state` and `key` belong to the history entry. */
export type RouterLocation = { pathname: string; search: string; hash: string; state: unknown; key: string };

/** `back` stands for every move through the browser's history, also forwards. */
export type NavigationType = 'push' | 'replace' | 'back';

/**
 * A navigation that a guard has blocked. `proceed` continues it; `retry` begins it anew, so that other guards are asked;
 * `isHistoryMove` if it moves through the browser's history.
 */
export type BlockedNavigation = { proceed: () => void; retry: () => void; isHistoryMove: boolean };

/** May block a navigation: if `shouldBlock` returns true, `onBlocked` receives it. */
export type NavigationGuard = {
  shouldBlock(from: RouterLocation, to: RouterLocation): boolean;
  onBlocked(blocked: BlockedNavigation): void;
};

export type NavigateOptions = { replace?: boolean; state?: unknown };

/** The result for a location: a screen to show, or the URL to redirect to. */
export type RouteResult = { show: (type: NavigationType) => void } | { redirectTo: string };

/** Fetches the screen of a location before navigating there. */
export type ResolveRoute = (location: RouterLocation) => Promise<RouteResult>;

/** Each interface is built for its own base URL, for example `/member-ui`. */
const PREFIX = import.meta.env.BASE_URL.slice(0, -1);

/** What is stored in each entry of the browser's history. */
type HistoryEntry = { key: string; index: number; state: unknown };

let keyCount = 0;
let current: RouterLocation | undefined;
let historyIndex = 0;
let resolveRoute: ResolveRoute = async () => ({ show: () => undefined });
let latestNavigation = 0;
/**
 * Our own next move through the history, about which the guards are not asked: one that the reader has allowed, or one
 * that takes a blocked move back.
 */
let unguardedMove: 'allowed' | 'taken back' | undefined;
const guards = new Set<NavigationGuard>();

/** Where the reader is; at the start, the browser's URL. */
export function currentLocation(): RouterLocation {
  current ??= locationOf(currentEntry());
  return current;
}

/**
 * Starts the router: from then on every navigation fetches its screen first, also the present one unless it is shown
 * already.
 */
export function startRouter(resolve: ResolveRoute, isAlreadyShown: boolean): void {
  resolveRoute = resolve;
  const location = currentLocation();
  historyIndex = currentEntry().index;
  window.history.replaceState(
    { key: location.key, index: historyIndex, state: location.state } satisfies HistoryEntry,
    '',
  );
  window.addEventListener('popstate', onPopState);
  if (!isAlreadyShown) void completeNavigation(location, 'back');
}

/** Navigates to a URL inside the interface: `/payment`, or `?view=form` on the same screen. */
export function navigate(to: string, { replace = false, state = null }: NavigateOptions = {}): void {
  const from = currentLocation();
  const url = new URL(to, `${window.location.origin}${from.pathname}`);
  const location: RouterLocation = { ...urlPartsOf(url), state, key: newKey() };
  const type = replace || fullPathOf(location) === fullPathOf(from) ? 'replace' : 'push';
  const proceed = () => void completeNavigation(location, type);
  const guard = blockingGuard(location);
  if (guard) guard.onBlocked({ proceed, retry: () => navigate(to, { replace, state }), isHistoryMove: false });
  else proceed();
}

/** Runs something that leaves all screens, such as logging out, unless a guard blocks it. */
export function leaveScreens(proceed: () => void): void {
  const guard = blockingGuard({ ...currentLocation(), pathname: '' });
  if (guard) guard.onBlocked({ proceed, retry: () => leaveScreens(proceed), isHistoryMove: false });
  else proceed();
}

/** Adds a guard; returns a function that removes it. */
export function addGuard(guard: NavigationGuard): () => void {
  guards.add(guard);
  return () => guards.delete(guard);
}

/** The URL of a link as the browser needs it. */
export function hrefOf(to: string): string {
  return `${PREFIX}${to}`;
}

export function fullPathOf({ pathname, search, hash }: RouterLocation): string {
  return `${pathname}${search}${hash}`;
}

/** The guard that blocks the navigation. The newest is asked first: its dialog lies on top. */
function blockingGuard(location: RouterLocation): NavigationGuard | undefined {
  return [...guards].findLast((guard) => guard.shouldBlock(currentLocation(), location));
}

/**
 * Handles a move through the history. The browser has already moved: if a guard blocks it, the browser is moved back,
 * and forward again if the reader wants.
 */
function onPopState(): void {
  const ownMove = unguardedMove;
  unguardedMove = undefined;
  if (ownMove === 'taken back') return;
  const entry = currentEntry();
  const location = locationOf(entry);
  const steps = entry.index - historyIndex;
  const guard = ownMove === 'allowed' ? undefined : blockingGuard(location);
  if (!guard) {
    historyIndex = entry.index;
    void completeNavigation(location, 'back');
    return;
  }
  unguardedMove = 'taken back';
  window.history.go(-steps);
  const proceed = () => {
    unguardedMove = 'allowed';
    window.history.go(steps);
  };
  guard.onBlocked({ proceed, retry: () => window.history.go(steps), isHistoryMove: true });
}

/** Only the last navigation takes effect. */
async function completeNavigation(location: RouterLocation, type: NavigationType): Promise<void> {
  latestNavigation += 1;
  const ownNavigation = latestNavigation;
  const result = await resolveRoute(location);
  if (ownNavigation !== latestNavigation) return;
  if ('redirectTo' in result) return navigate(result.redirectTo, { replace: type !== 'push' });
  writeHistoryEntry(location, type);
  current = location;
  result.show(type);
}

function writeHistoryEntry(location: RouterLocation, type: NavigationType): void {
  if (type === 'back') return;
  if (type === 'push') historyIndex += 1;
  const entry = { key: location.key, index: historyIndex, state: location.state } satisfies HistoryEntry;
  if (type === 'push') window.history.pushState(entry, '', hrefOf(fullPathOf(location)));
  else window.history.replaceState(entry, '', hrefOf(fullPathOf(location)));
}

function locationOf({ key, state }: HistoryEntry): RouterLocation {
  return { ...urlPartsOf(window.location), key, state };
}

function urlPartsOf({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>) {
  const inside = pathname.startsWith(PREFIX) ? pathname.slice(PREFIX.length) : pathname;
  return { pathname: inside || '/', search, hash };
}

/** The state of the present history entry; an entry that is not ours (the first one) counts as the beginning. */
function currentEntry(): HistoryEntry {
  const entry: unknown = window.history.state;
  if (typeof entry !== 'object' || entry === null || !('index' in entry))
    return { key: newKey(), index: 0, state: null };
  return entry as HistoryEntry;
}

/** Unique for each history entry of a tab, also after a reload. */
function newKey(): string {
  keyCount += 1;
  return `${performance.timeOrigin}.${keyCount}`;
}
