import { useRef, useState } from 'react';
import { newIdempotencyKey } from '../calls/idempotencyKey.ts';
import type { Draft } from './draft.ts';
import { isKeyFinished, markKeyFinished } from './finishedKeys.ts';

const FIELD = 'idempotency_key';

/** Sends the request that creates the thing; `isSame` tells whether the created thing equals what was typed. */
type Make = <T>(send: (key: string) => Promise<T>, isSame: (made: T) => boolean) => Promise<T>;

/**
 * The idempotency key of a form: sending again after a lost answer creates nothing new. It is kept with the draft, so
 * it survives an interruption; discarding the draft retires it. If another tab has already saved the same draft,
 * different values get a new key.
 */
export function useIdempotentDraft(draft: Draft | undefined): { draft: Draft | undefined; make: Make } {
  const [first] = useState(() => storedKey(draft) ?? newIdempotencyKey());
  const key = useRef(first);
  const isStored = useRef(draft?.stored !== undefined);

  const make: Make = async (send, isSame) => {
    const made = await send(key.current);
    if (isSame(made) || !isKeyFinished(key.current)) return made;
    key.current = newIdempotencyKey();
    return send(key.current);
  };

  if (!draft) return { draft, make };
  return {
    make,
    draft: {
      ...draft,
      save: ({ values, base }) => {
        isStored.current = true;
        draft.save({ values: { ...values, [FIELD]: key.current }, base });
      },
      discard: () => {
        if (isStored.current) markKeyFinished(key.current);
        isStored.current = false;
        key.current = newIdempotencyKey();
        draft.discard();
      },
    },
  };
}

function storedKey(draft: Draft | undefined): string | undefined {
  const key: unknown = new Map(Object.entries(draft?.stored?.values ?? {})).get(FIELD);
  return typeof key === 'string' ? key : undefined;
}
