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

/**
 * Runs the work of each key one after the other in this process; at most `most` run or wait for a key. Refuses with
 * `too_many_requests` above that.
 */
export function oneAtATime(most: number) {
  const lanes = new Map<string, { last: Promise<unknown>; length: number }>();
  return async <R>(key: string, work: () => Promise<R>): Promise<R> => {
    const lane = lanes.get(key) ?? { last: Promise.resolve(), length: 0 };
    if (lane.length >= most) return refuse('too_many_requests', { retryAfterSeconds: RETRY_SECONDS });
    lanes.set(key, lane);
    lane.length += 1;
    const turn = lane.last.then(work, work);
    lane.last = turn;
    try {
      return await turn;
    } finally {
      lane.length -= 1;
      if (lane.length === 0) lanes.delete(key);
    }
  };
}
