import { useEffect, useEffectEvent } from 'react';
import { useGuard } from '../../ui/router/Router.tsx';
import { currentSession } from '../session/session.ts';

/**
 * On a phone the browser's way back is how people close what lies over a screen: it does that, as the cross would, and
 * the screen stays.
 */
export function useBackCloses(close: () => unknown): void {
  const held = useGuard(() => currentSession().loggedIn);
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (!held) return;
    held.stay();
    closeNow();
  }, [held]);
}
