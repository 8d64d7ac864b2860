import { dropDraftsOfOthers } from '../application/draftBridge.ts';
import { forgetRegistration } from '../application/sentRegistration.ts';
import { watchOtherTabs } from '../platform/session/session.ts';
import { hrefOf } from '../ui/router/navigation.ts';

/** If another tab logs out, or logs in somebody else, this tab discards all its data and reloads. */
export function followOtherTabs(): void {
  watchOtherTabs((owner) => {
    dropDraftsOfOthers(owner);
    forgetRegistration();
    window.location.replace(hrefOf('/'));
  });
}
