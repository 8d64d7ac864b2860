import { useRef } from 'react';
import type { z } from 'zod';
import { CallFailed } from '../calls/call.ts';

/** Fetches the schema with which a form is checked. */
export type FetchSchema<S extends z.ZodType> = () => Promise<S>;

/**
 * The schema of a form. Schemas are a quarter of all script and needed only for sending, so they are fetched while the
 * reader types. `fetched` waits for it, and throws `CallFailed` if it cannot be fetched.
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
