import { createContext, use } from 'react';
import type { Seen } from '../../../domain/audit/lastDecision.ts';

const LastDecision = createContext<Seen>(undefined);

/** Provides the last decision that a household's screen knows; calls from that screen send it along (decision 23). */
export const ShownDecision = LastDecision.Provider;

/** What a call sends along; empty outside a household's screen, where each call states it for its own household. */
export function useShown(): { seen?: Seen } {
  const seen = use(LastDecision);
  return seen === undefined ? {} : { seen };
}
