import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from '../../ui/router/Router.tsx';

/** What a screen tells the list it leads back to about the person who was saved: it travels in the history's state. */
export type SavedNews = { saved: string };

/** The name of whoever was just saved, told once: whoever reloads or comes back later is not told again. */
export function useSavedName(): string | undefined {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const [name] = useState(() => savedName(state));
  const isTold = savedName(state) === undefined;
  useEffect(() => {
    if (!isTold) navigate(pathname, { replace: true, state: null });
  }, [isTold, pathname, navigate]);
  return name;
}

function savedName(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('saved' in state)) return undefined;
  return typeof state.saved === 'string' ? state.saved : undefined;
}
