import { type RefusalTable, refuser } from '../../shared/refusal.ts';

export const listRefusals = {
  /** `count`: the number of rows now. */
  list_has_changed: { kind: 'state', params: ['count'] },
} as const satisfies RefusalTable;

export const refuse = refuser(listRefusals);
