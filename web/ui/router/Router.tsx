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
import { keepScroll, leaveScroll, takeScroll } from './scroll.ts';
import {
  currentPlace,
  type Found,
  go,
  guard,
  type Options,
  type Place,
  setOut,
  type Waiting,
  type Way,
} from './travel.ts';

/** A route table: screens by URL pattern (`/sub-member/:id`), fetched when first opened, and the frame around them. */
export type RouteTable = {
  /** The frame; fetched, with everything else its screens need, when one of them is opened first. */
  frame: () => Promise<ComponentType>;
  /** Where to redirect readers who may not enter. */
  elsewhere?: () => string | undefined;
  screens: Readonly<Record<string, () => Promise<ComponentType>>>;
};

export type Here = {
  place: Place;
  way: Way;
  door: RouteTable;
  Frame: ComponentType;
  Screen: ComponentType;
  params: Params;
};

type RouterProps = {
  routeTables: readonly RouteTable[];
  /** The result of `findFirst`; without it the router searches itself. */
  first?: Here | undefined;
  /** Shown in place of a part of the interface that could not be fetched. */
  failed: ReactNode;
  /** Rendered beside every screen. */
  children: ReactNode;
};

const HereContext = createContext<Here | undefined>(undefined);

/** Shows the screen of the browser's URL; a URL without a screen redirects to `/`. */
export function Router({ routeTables, first, failed, children }: RouterProps) {
  const [here, setHere] = useState<Here | 'failed' | undefined>(first);
  const latest = useRef(first);
  // before the effects of a screen that redirects at once
  useLayoutEffect(() => {
    keepScroll(() => latest.current?.place);
    setOut(async (place) => {
      try {
        return await find(routeTables, place, latest.current, (found) => {
          leaveScroll(latest.current?.place);
          latest.current = found;
          setHere(found);
        });
      } catch {
        return { show: () => setHere('failed') };
      }
    }, latest.current !== undefined);
  }, [routeTables]);
  useLayoutEffect(() => {
    if (typeof here === 'object') takeScroll(here.place, here.way);
  }, [here]);

  if (here === 'failed') return failed;
  if (!here) return null;
  return (
    <HereContext value={here}>
      <here.Frame />
      {children}
    </HereContext>
  );
}

/**
 * Fetches the screen of a place (by default the browser's URL) in parallel with other fetches. Returns undefined if the
 * place redirects or the fetch fails; then the router repeats it and reports the problem.
 */
export async function findFirst(routeTables: readonly RouteTable[], place = currentPlace()): Promise<Here | undefined> {
  let first: Here | undefined;
  try {
    const found = await find(routeTables, place, undefined, (here) => {
      first = here;
    });
    if ('show' in found) found.show('back');
  } catch {
    return undefined;
  }
  return first;
}

async function find(
  routeTables: readonly RouteTable[],
  place: Place,
  from: Here | undefined,
  show: (here: Here) => void,
): Promise<Found> {
  for (const door of routeTables) {
    const found = match(Object.keys(door.screens), place.pathname);
    const fetchScreen = found && door.screens[found.pattern];
    if (!fetchScreen) continue;
    const elsewhere = door.elsewhere?.();
    if (elsewhere !== undefined) return { elsewhere };
    const frame = door === from?.door ? from.Frame : door.frame();
    const [Frame, Screen] = await Promise.all([frame, fetchScreen()]);
    return { show: (way) => show({ place, way, door, Frame, Screen, params: found.params }) };
  }
  return { elsewhere: '/' };
}

/** The place of the screen inside a frame. */
export function Outlet() {
  const { Screen } = useHere();
  return <Screen />;
}

export function useLocation(): Place {
  return useHere().place;
}

export function useParams(): Params {
  return useHere().params;
}

export function useNavigate(): (to: string, options?: Options) => void {
  return go;
}

/** The query parameters, and a function that navigates to others as a new history entry. */
export function useSearchParams(): [URLSearchParams, (next: Record<string, string>) => void] {
  const { search } = useLocation();
  return [new URLSearchParams(search), (next) => go(`?${new URLSearchParams(next)}`)];
}

/** Redirects as soon as it is rendered. */
export function Navigate({ to, replace }: { to: string; replace?: boolean }) {
  useEffect(() => go(to, { replace }), [to, replace]);
  return null;
}

/** A navigation that is held up, with both ways to continue. */
export type Held = Waiting & { stay: () => void };

/** Holds up navigation while `asks` returns true; returns the navigation that is waiting, if any. */
export function useGuard(asks: (from: Place, to: Place) => boolean): Held | undefined {
  const asking = useRef(asks);
  const [held, setHeld] = useState<Held>();
  useLayoutEffect(() => {
    asking.current = asks;
  });
  useEffect(() => {
    const stay = () => setHeld(undefined);
    return guard({
      asks: (from, to) => asking.current(from, to),
      hold: (waiting) =>
        setHeld({
          ...waiting,
          stay,
          goOn: () => {
            stay();
            waiting.goOn();
          },
        }),
    });
  }, []);
  return held;
}

function useHere(): Here {
  const here = useContext(HereContext);
  if (!here) throw new Error('outside of the router');
  return here;
}
