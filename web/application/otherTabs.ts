import { watchOtherTabs } from '../platform/session.ts';
import { hrefOf } from '../ui/router/travel.ts';
import { keepBridgedOf } from './draftBridge.ts';
import { forgetRegistration } from './sentRegistration.ts';

/** Where another tab logs out, or logs in somebody else, this one lets go of all it holds and is loaded anew. */
export function followOtherTabs(): void {
  watchOtherTabs((owner) => {
    keepBridgedOf(owner);
    forgetRegistration();
    window.location.replace(hrefOf('/'));
  });
}
