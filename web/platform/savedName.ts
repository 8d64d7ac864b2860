import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from '../ui/router/Router.tsx';

/** The name of a saved person, which a screen passes to the list it returns to; it is kept in the history's state. */
export type SavedState = { saved: string };

/** The name of the person who was just saved, once: after a reload or a later visit it is not shown again. */
export function useSavedName(): string | undefined {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const [name] = useState(() => savedName(state));
  const isShown = savedName(state) === undefined;
  useEffect(() => {
    if (!isShown) navigate(pathname, { replace: true, state: null });
  }, [isShown, pathname, navigate]);
  return name;
}

function savedName(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('saved' in state)) return undefined;
  return typeof state.saved === 'string' ? state.saved : undefined;
}
