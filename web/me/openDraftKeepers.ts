import type { DraftKeeper } from '../platform/drafts/draftKeeper.ts';

/** The draft keepers of the forms on screen. */
export const openDraftKeepers = new Set<DraftKeeper>();

/** Sends all drafts now; used when somebody logs out while typing. */
export async function flushDrafts(): Promise<void> {
  await Promise.all([...openDraftKeepers].map((keeper) => keeper.flush()));
}
