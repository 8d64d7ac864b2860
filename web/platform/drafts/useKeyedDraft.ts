import { useRef, useState } from 'react';
import { newIdempotencyKey } from '../calls/idempotencyKey.ts';
import type { Draft } from './draft.ts';
import { isLeftKey, leaveKey } from './leftKeys.ts';

const FIELD = 'idempotency_key';

/** Sends the request that creates the thing; `isThis` tells whether the created thing equals what was typed. */
type Make = <T>(send: (key: string) => Promise<T>, isThis: (made: T) => boolean) => Promise<T>;

/**
 * The idempotency key of a form: sending again after a lost answer creates nothing new. It is kept with the draft, so
 * it survives an interruption; discarding the draft retires it. If another tab has already saved the same draft,
 * different values get a new key.
 */
export function useKeyedDraft(draft: Draft | undefined): { draft: Draft | undefined; make: Make } {
  const [first] = useState(() => keptKey(draft) ?? newIdempotencyKey());
  const key = useRef(first);
  const isKept = useRef(draft?.kept !== undefined);

  const make: Make = async (send, isThis) => {
    const made = await send(key.current);
    if (isThis(made) || !isLeftKey(key.current)) return made;
    key.current = newIdempotencyKey();
    return send(key.current);
  };

  if (!draft) return { draft, make };
  return {
    make,
    draft: {
      ...draft,
      keep: ({ values, base }) => {
        isKept.current = true;
        draft.keep({ values: { ...values, [FIELD]: key.current }, base });
      },
      discard: () => {
        if (isKept.current) leaveKey(key.current);
        isKept.current = false;
        key.current = newIdempotencyKey();
        draft.discard();
      },
    },
  };
}

function keptKey(draft: Draft | undefined): string | undefined {
  const key: unknown = new Map(Object.entries(draft?.kept?.values ?? {})).get(FIELD);
  return typeof key === 'string' ? key : undefined;
}
