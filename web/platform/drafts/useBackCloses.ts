import { useEffect, useEffectEvent } from 'react';
import { useGuard } from '../../ui/router/Router.tsx';
import { currentSession } from '../session/session.ts';

/**
 * On phones, people close an overlay with the browser's back gesture. It then closes the overlay like the cross does,
 * and the screen stays.
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
