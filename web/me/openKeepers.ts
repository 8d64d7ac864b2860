import type { DraftKeeper } from '../platform/drafts/draftKeeper.ts';

/** The keepers of the forms on screen. */
export const openKeepers = new Set<DraftKeeper>();

/** Sends what was typed up to now; for whoever logs out in the middle of it. */
export async function flushDrafts(): Promise<void> {
  await Promise.all([...openKeepers].map((keeper) => keeper.flush()));
}
