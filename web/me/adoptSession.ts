import type { Me } from '../../domain/application/application.contract.ts';
import { keepBridgedOf } from '../application/draftBridge.ts';
import { forgetRegistration } from '../application/sentRegistration.ts';
import { CallRefused } from '../platform/calls/call.ts';
import { beginSession, endSession, remembersSession } from '../platform/session/session.ts';
import { adoptStep, fetchMe, ownerOf } from './meApi.ts';

/**
 * Some browsers forget what a page keeps when nobody comes for a week, but not the cookie of a session. Whoever is
 * logged in still goes on where the server says that such a cookie came along; nobody else waits for an answer.
 */
export async function adoptSession(root: HTMLElement, isReady: Promise<unknown>): Promise<void> {
  if (root.dataset.session === undefined || remembersSession()) return;
  await isReady;
  const me = await whoIsHere();
  if (!me) return;
  keepBridgedOf(ownerOf(me));
  forgetRegistration();
  beginSession(ownerOf(me));
  adoptStep(me);
}

async function whoIsHere(): Promise<Me | undefined> {
  try {
    return await fetchMe();
  } catch (error) {
    // the session is over, which is no news to whoever comes in; any other failure is met again by the log-in
    if (error instanceof CallRefused && error.status === 401) endSession();
    return undefined;
  }
}
