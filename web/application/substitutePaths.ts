import { useLocation } from 'react-router';

export const substitutesPath = '/substitutes';

export const substitutePath = (id: number) => `${substitutesPath}/${id}`;

/** Handed over on the way back to the list, so that it says who was saved: `navigate(substitutesPath, { state })`. */
export type SubstituteNews = { saved: string };

export function useSubstituteNews(): SubstituteNews | undefined {
  const { state } = useLocation();
  if (typeof state !== 'object' || state === null || !('saved' in state)) return undefined;
  return typeof state.saved === 'string' ? { saved: state.saved } : undefined;
}
