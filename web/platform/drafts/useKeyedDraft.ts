import { useRef, useState } from 'react';
import { newIdempotencyKey } from '../calls/idempotencyKey.ts';
import type { Draft } from './draft.ts';
import { isLeftKey, leaveKey } from './leftKeys.ts';

const FIELD = 'idempotency_key';

/** Sends what makes the thing; `isThis` tells whether what is there is what was typed. */
type Make = <T>(send: (key: string) => Promise<T>, isThis: (made: T) => boolean) => Promise<T>;

/**
 * The key of what a form makes: sent again, because the answer was lost, it is still one thing. It lives as long as what
 * is typed, over an interruption as well, for it is kept with the draft; what is discarded leaves its key behind. Another
 * tab may have begun with the same draft: once it has saved that, what differs here is another thing.
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
