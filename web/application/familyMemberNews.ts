/** What one screen of the family tells the next one about somebody: it travels in the history's state. */
export type FamilyMemberNews = { saved: string };

export function savedName(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('saved' in state)) return undefined;
  return typeof state.saved === 'string' ? state.saved : undefined;
}
