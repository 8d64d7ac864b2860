import { keepBridgedOf } from '../application/draftBridge.ts';
import { forgetRegistration } from '../application/sentRegistration.ts';
import { watchOtherTabs } from '../platform/session/session.ts';
import { hrefOf } from '../ui/router/travel.ts';

/** Where another tab logs out, or logs in somebody else, this one lets go of all it holds and is loaded anew. */
export function followOtherTabs(): void {
  watchOtherTabs((owner) => {
    keepBridgedOf(owner);
    forgetRegistration();
    window.location.replace(hrefOf('/'));
  });
}
