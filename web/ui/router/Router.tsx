import {
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { match, type Params } from './match.ts';
import {
  addGuard,
  type BlockedNavigation,
  currentLocation,
  type NavigateOptions,
  type NavigationType,
  navigate,
  type RouteResult,
  type RouterLocation,
  startRouter,
} from './navigation.ts';
import { restoreScroll, saveScroll, startScrollRestoration } from './scroll.ts';

/** A route table: screens by URL pattern (`/sub-member/:id`), fetched when first opened, and the frame around them. */
export type RouteTable = {
  /** The frame; fetched, with everything else its screens need, when one of them is opened first. */
  frame: () => Promise<ComponentType>;
  /** Where to redirect readers who may not enter. */
  redirect?: () => string | undefined;
  screens: Readonly<Record<string, () => Promise<ComponentType>>>;
};

export type CurrentRoute = {
  location: RouterLocation;
  navigationType: NavigationType;
  routeTable: RouteTable;
  Frame: ComponentType;
  Screen: ComponentType;
  params: Params;
};

type RouterProps = {
  routeTables: readonly RouteTable[];
  /** The result of `findFirstRoute`; without it the router searches itself. */
  firstRoute?: CurrentRoute | undefined;
  /** Shown in place of a part of the interface that could not be fetched. */
  failed: ReactNode;
  /** Rendered beside every screen. */
  children: ReactNode;
};

const CurrentRouteContext = createContext<CurrentRoute | undefined>(undefined);

/** Shows the screen of the browser's URL; a URL without a screen redirects to `/`. */
export function Router({ routeTables, firstRoute, failed, children }: RouterProps) {
  const [route, setRoute] = useState<CurrentRoute | 'failed' | undefined>(firstRoute);
  const latest = useRef(firstRoute);
  // before the effects of a screen that redirects at once
  useLayoutEffect(() => {
    startScrollRestoration(() => latest.current?.location);
    startRouter(async (location) => {
      try {
        return await findRoute(routeTables, location, latest.current, (found) => {
          saveScroll(latest.current?.location);
          latest.current = found;
          setRoute(found);
        });
      } catch {
        return { show: () => setRoute('failed') };
      }
    }, latest.current !== undefined);
  }, [routeTables]);
  useLayoutEffect(() => {
    if (typeof route === 'object') restoreScroll(route.location, route.navigationType);
  }, [route]);

  if (route === 'failed') return failed;
  if (!route) return null;
  return (
    <CurrentRouteContext value={route}>
      <route.Frame />
      {children}
    </CurrentRouteContext>
  );
}

/**
 * Fetches the screen of a location (by default the browser's URL) in parallel with other fetches. Returns undefined if the
 * location redirects or the fetch fails; then the router repeats it and reports the problem.
 */
export async function findFirstRoute(
  routeTables: readonly RouteTable[],
  location = currentLocation(),
): Promise<CurrentRoute | undefined> {
  let first: CurrentRoute | undefined;
  try {
    const result = await findRoute(routeTables, location, undefined, (found) => {
      first = found;
    });
    if ('show' in result) result.show('back');
  } catch {
    return undefined;
  }
  return first;
}

async function findRoute(
  routeTables: readonly RouteTable[],
  location: RouterLocation,
  from: CurrentRoute | undefined,
  show: (route: CurrentRoute) => void,
): Promise<RouteResult> {
  for (const routeTable of routeTables) {
    const found = match(Object.keys(routeTable.screens), location.pathname);
    const fetchScreen = found && routeTable.screens[found.pattern];
    if (!fetchScreen) continue;
    const redirectTo = routeTable.redirect?.();
    if (redirectTo !== undefined) return { redirectTo };
    const frame = routeTable === from?.routeTable ? from.Frame : routeTable.frame();
    const [Frame, Screen] = await Promise.all([frame, fetchScreen()]);
    return {
      show: (navigationType) => show({ location, navigationType, routeTable, Frame, Screen, params: found.params }),
    };
  }
  return { redirectTo: '/' };
}

/** The place of the screen inside a frame. */
export function Outlet() {
  const { Screen } = useCurrentRoute();
  return <Screen />;
}

export function useLocation(): RouterLocation {
  return useCurrentRoute().location;
}

export function useParams(): Params {
  return useCurrentRoute().params;
}

export function useNavigate(): (to: string, options?: NavigateOptions) => void {
  return navigate;
}

/** The query parameters, and a function that navigates to others as a new history entry. */
export function useSearchParams(): [URLSearchParams, (next: Record<string, string>) => void] {
  const { search } = useLocation();
  return [new URLSearchParams(search), (next) => navigate(`?${new URLSearchParams(next)}`)];
}

/** Redirects as soon as it is rendered. */
export function Navigate({ to, replace }: { to: string; replace?: boolean }) {
  useEffect(() => navigate(to, { replace }), [to, replace]);
  return null;
}

/** A blocked navigation that waits for the reader's decision: proceed, retry or cancel. */
export type PendingNavigation = BlockedNavigation & { cancel: () => void };

/** Blocks navigation while `shouldBlock` returns true; returns the navigation that is waiting, if any. */
export function useNavigationGuard(
  shouldBlock: (from: RouterLocation, to: RouterLocation) => boolean,
): PendingNavigation | undefined {
  const latestShouldBlock = useRef(shouldBlock);
  const [pending, setPending] = useState<PendingNavigation>();
  useLayoutEffect(() => {
    latestShouldBlock.current = shouldBlock;
  });
  // with what it protects, not after it was painted: a press of back in between would be judged by the guards below
  useLayoutEffect(() => {
    const cancel = () => setPending(undefined);
    return addGuard({
      shouldBlock: (from, to) => latestShouldBlock.current(from, to),
      onBlocked: (blocked) =>
        setPending({
          ...blocked,
          cancel,
          proceed: () => {
            cancel();
            blocked.proceed();
          },
        }),
    });
  }, []);
  return pending;
}

function useCurrentRoute(): CurrentRoute {
  const route = useContext(CurrentRouteContext);
  if (!route) throw new Error('outside of the router');
  return route;
}
