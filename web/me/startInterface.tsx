import type { Me } from '../../domain/me/me.contract.ts';
import { dropDraftsOfOthers } from '../application/draftBridge.ts';
import { forgetRegistration } from '../application/sentRegistration.ts';
import { CallRefused } from '../platform/calls/call.ts';
import { silenceReportedFailures } from '../platform/calls/queries.ts';
import { hideIncompleteNotice, retryUntilLoaded } from '../platform/calls/retryUntilLoaded.ts';
import { disableZodCodeGeneration } from '../platform/calls/zodSettings.ts';
import { watchPresses } from '../platform/forms/afterPress.ts';
import { beginSession, currentSession, endSession, hasStoredSession } from '../platform/session/session.ts';
import { hydratePage } from '../platform/start/hydratePage.tsx';
import { loadRuntime } from '../platform/start/runtime.ts';
import { startOrShowFailure } from '../platform/start/startFailure.ts';
import { currentLanguage, loadFirstTexts } from '../platform/words.ts';
import { watchSilentValues } from '../ui/fields/useStanding.ts';
import { findFirstRoute, type RouteTable } from '../ui/router/Router.tsx';
import { AppRoutes } from './AppRoutes.tsx';
import { adoptStep, fetchMe, ownerOf } from './me.ts';
import { followOtherTabs } from './otherTabs.ts';

/** Starts an interface in its page, or shows that it cannot start. */
export function startInterface(routeTables: readonly RouteTable[]): Promise<void> {
  return startOrShowFailure(() => begin(routeTables));
}

/** Renders as soon as settings, texts and the first screen have arrived. */
async function begin(routeTables: readonly RouteTable[]): Promise<void> {
  disableZodCodeGeneration();
  silenceReportedFailures();
  watchPresses();
  watchSilentValues();
  followOtherTabs();
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no root');
  const runtimeLoaded = retryUntilLoaded(loadRuntime);
  await adoptSession(root, runtimeLoaded);
  const [firstRoute] = await Promise.all([
    findFirstRoute(routeTables),
    runtimeLoaded,
    retryUntilLoaded(loadFirstTexts),
  ]);
  hideIncompleteNotice();
  // the prerendered HTML is for readers who are not logged in, in the language that the server knew
  const isPrerendered =
    firstRoute !== undefined && !currentSession().loggedIn && root.dataset.prerendered === currentLanguage();
  hydratePage(root, <AppRoutes routeTables={routeTables} firstRoute={firstRoute} />, isPrerendered);
}

/**
 * Some browsers delete a page's storage after a week without a visit, but not the session cookie. If the server saw
 * such a cookie, the log-in continues; readers without one do not wait for an answer.
 */
async function adoptSession(root: HTMLElement, isReady: Promise<unknown>): Promise<void> {
  if (root.dataset.session === undefined || hasStoredSession()) return;
  await isReady;
  const me = await fetchMeIfLoggedIn();
  if (!me) return;
  dropDraftsOfOthers(ownerOf(me));
  forgetRegistration();
  beginSession(ownerOf(me));
  adoptStep(me);
}

async function fetchMeIfLoggedIn(): Promise<Me | undefined> {
  try {
    return await fetchMe();
  } catch (error) {
    // the session is over, which needs no message at this point; any other failure appears again at the log-in
    if (error instanceof CallRefused && error.status === 401) endSession();
    return undefined;
  }
}
