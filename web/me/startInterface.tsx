import { forbidMadeCode } from '../platform/calls/madeCode.ts';
import { hushToldFailures } from '../platform/calls/queries.ts';
import { pageIsWhole, untilThere } from '../platform/calls/untilThere.ts';
import { watchPresses } from '../platform/forms/afterPress.ts';
import { currentSession } from '../platform/session/session.ts';
import { comeAlive } from '../platform/start/comeAlive.tsx';
import { orNotStarted } from '../platform/start/orNotStarted.ts';
import { loadRuntime } from '../platform/start/runtime.ts';
import { currentLanguage, startWords } from '../platform/words.ts';
import { findFirstRoute, type RouteTable } from '../ui/router/Router.tsx';
import { AppRoutes } from './AppRoutes.tsx';
import { adoptSession } from './adoptSession.ts';
import { followOtherTabs } from './otherTabs.ts';

/** Starts an interface in its page, or shows that it cannot start. */
export function startInterface(routeTables: readonly RouteTable[]): Promise<void> {
  return orNotStarted(() => begin(routeTables));
}

/** Renders as soon as settings, texts and the first screen have arrived. */
async function begin(routeTables: readonly RouteTable[]): Promise<void> {
  forbidMadeCode();
  hushToldFailures();
  watchPresses();
  followOtherTabs();
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no root');
  const runtimeLoaded = untilThere(loadRuntime);
  await adoptSession(root, runtimeLoaded);
  const [firstRoute] = await Promise.all([findFirstRoute(routeTables), runtimeLoaded, untilThere(startWords)]);
  pageIsWhole();
  // the prerendered HTML is for readers who are not logged in, in the language that the server knew
  const isDrawn = firstRoute !== undefined && !currentSession().loggedIn && root.dataset.drawn === currentLanguage();
  comeAlive(root, <AppRoutes routeTables={routeTables} firstRoute={firstRoute} />, isDrawn);
}
