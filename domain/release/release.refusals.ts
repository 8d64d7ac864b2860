import { type RefusalTable, refuser } from '../shared/refusal.ts';

export const releaseRefusals = {
  release_not_found: { kind: 'missing', params: [] },
  /** No silent household is chosen that waits in no other release. */
  release_for_nobody: { kind: 'state', params: [] },
  /** It was stopped, has left, or was agreed to. */
  release_not_waiting: { kind: 'state', params: [] },
  /** Nobody of it is released yet, or this was pressed before. */
  release_not_ready: { kind: 'state', params: [] },
  /** Whoever asked for it does not agree to it, as long as another of the board can. */
  release_by_another: { kind: 'forbidden', params: [] },
} as const satisfies RefusalTable;

export const refuse = refuser(releaseRefusals);
