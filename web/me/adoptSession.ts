import type { Me } from '../../domain/me/me.contract.ts';
import { keepBridgedOf } from '../application/draftBridge.ts';
import { forgetRegistration } from '../application/sentRegistration.ts';
import { CallRefused } from '../platform/calls/call.ts';
import { beginSession, endSession, hasStoredSession } from '../platform/session/session.ts';
import { adoptStep, fetchMe, ownerOf } from './me.ts';

/**
 * Some browsers delete a page's storage after a week without a visit, but not the session cookie. If the server saw
 * such a cookie, the log-in continues; readers without one do not wait for an answer.
 */
export async function adoptSession(root: HTMLElement, isReady: Promise<unknown>): Promise<void> {
  if (root.dataset.session === undefined || hasStoredSession()) return;
  await isReady;
  const me = await fetchMeIfLoggedIn();
  if (!me) return;
  keepBridgedOf(ownerOf(me));
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
