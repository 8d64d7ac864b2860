import { createContext, use } from 'react';
import type { Seen } from '../../../domain/audit/lastDeed.ts';

const LastDeed = createContext<Seen>(undefined);

/** Around a screen about one household: what is decided there says which deed it knew as the last (decision 23). */
export const ShownDeed = LastDeed.Provider;

/** What goes with a deed; nothing outside a household's screen, where each deed says it of its own household. */
export function useShown(): { seen?: Seen } {
  const seen = use(LastDeed);
  return seen === undefined ? {} : { seen };
}
