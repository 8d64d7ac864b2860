import { useEffect, useEffectEvent } from 'react';
import { useNavigationGuard } from '../../ui/router/Router.tsx';
import { currentSession } from '../session/session.ts';

/**
 * On phones, people close an overlay with the browser's back gesture. It then closes the overlay like the cross does,
 * and the screen stays.
 */
export function useCloseOnBack(close: () => unknown): void {
  const pending = useNavigationGuard(() => currentSession().loggedIn);
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (!pending) return;
    pending.cancel();
    closeNow();
  }, [pending]);
}
