import { useRef } from 'react';
import type { z } from 'zod';
import { CallFailed } from '../calls/call.ts';

/** Fetches the schema that a form is checked by. */
export type FetchSchema<S extends z.ZodType> = () => Promise<S>;

/**
 * The schema of a form. It is a quarter of all script and needed only once something is sent, so it is fetched while
 * the reader types. `fetched` waits for it; fails with `CallFailed`, like a call that could not be made.
 */
export function useSchema<S extends z.ZodType>(fetchSchema: FetchSchema<S> | undefined) {
  const known = useRef<S>(undefined);

  async function fetched(): Promise<void> {
    if (known.current || !fetchSchema) return;
    known.current = await fetchSchema().catch(() => {
      throw new CallFailed();
    });
  }

  return { known, fetched, isMissing: () => !known.current && fetchSchema !== undefined };
}
