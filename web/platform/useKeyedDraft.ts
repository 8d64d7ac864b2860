import { useRef, useState } from 'react';
import type { Draft } from './draft.ts';
import { newIdempotencyKey } from './idempotencyKey.ts';

const FIELD = 'idempotency_key';

/**
 * The key of what a form makes: sent again, because the answer was lost, it is still one thing. It lives as long as what
 * is typed, over an interruption as well, for it is kept with the draft; what is discarded leaves its key behind.
 */
export function useKeyedDraft(draft: Draft | undefined): { draft: Draft | undefined; key: () => string } {
  const [first] = useState(() => keptKey(draft) ?? newIdempotencyKey());
  const key = useRef(first);
  const current = () => key.current;
  if (!draft) return { draft, key: current };
  return {
    key: current,
    draft: {
      ...draft,
      keep: ({ values, base }) => draft.keep({ values: { ...values, [FIELD]: key.current }, base }),
      discard: () => {
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
