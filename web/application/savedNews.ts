/** What a screen tells the list it leads back to about the person who was saved: it travels in the history's state. */
export type SavedNews = { saved: string };

export function savedName(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('saved' in state)) return undefined;
  return typeof state.saved === 'string' ? state.saved : undefined;
}
