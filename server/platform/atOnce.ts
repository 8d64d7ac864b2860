import { refuser } from '../../domain/shared/refusal.ts';

const refuse = refuser({});

const RETRY_SECONDS = 5;

/**
 * Lets each key do something at most `most` times in parallel in this process, so that no account uses everything up. Refuses
 * with `too_many_requests` beyond that.
 */
export function atMost(most: number) {
  const underWay = new Map<number, number>();
  return async <R>(who: number, work: () => Promise<R>): Promise<R> => {
    const before = underWay.get(who) ?? 0;
    if (before >= most) return refuse('too_many_requests', { retryAfterSeconds: RETRY_SECONDS });
    underWay.set(who, before + 1);
    try {
      return await work();
    } finally {
      const left = (underWay.get(who) ?? 1) - 1;
      if (left > 0) underWay.set(who, left);
      else underWay.delete(who);
    }
  };
}
