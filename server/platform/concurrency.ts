import { refuser } from '../../domain/shared/refusal.ts';

const refuse = refuser({});

const RETRY_SECONDS = 5;

/**
 * Limits how often each key (an account or a network address, for example) does something in parallel in this process. Refuses with
 * `too_many_requests` above `most`.
 */
export function limitConcurrency(most: number) {
  const underWay = new Map<number | string, number>();
  return async <R>(key: number | string, work: () => Promise<R>): Promise<R> => {
    const before = underWay.get(key) ?? 0;
    if (before >= most) return refuse('too_many_requests', { retryAfterSeconds: RETRY_SECONDS });
    underWay.set(key, before + 1);
    try {
      return await work();
    } finally {
      const left = (underWay.get(key) ?? 1) - 1;
      if (left > 0) underWay.set(key, left);
      else underWay.delete(key);
    }
  };
}
