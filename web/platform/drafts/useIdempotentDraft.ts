import { useRef, useState } from 'react';
import { newIdempotencyKey } from '../calls/idempotencyKey.ts';
import type { Draft } from './draft.ts';
import { deviceStorage } from './storage.ts';

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

const STORAGE_KEY = 'vefa.leftKeys';
/** More than the number of forms that anybody has open at once. */
const MAX_KEYS = 50;

/** Tells all tabs of the device that the form with this key was saved or discarded. */
function markKeyFinished(key: string): void {
  deviceStorage.set(STORAGE_KEY, JSON.stringify([...finishedKeys(), key].slice(-MAX_KEYS)));
}

function isKeyFinished(key: string): boolean {
  return finishedKeys().includes(key);
}

function finishedKeys(): unknown[] {
  try {
    const kept: unknown = JSON.parse(deviceStorage.get(STORAGE_KEY) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    // not our list: another program stored something under our name
    return [];
  }
}
