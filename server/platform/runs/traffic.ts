import { setTimeout as wait } from 'node:timers/promises';

/** The calls that this process answers, and how long work makes way for them. */
export type Traffic = {
  /** Counts a call while it is answered. */
  answering<R>(work: () => Promise<R>): Promise<R>;
  /** Whether somebody is being answered, or was a moment ago. */
  isBusy(): boolean;
  /** Pauses after `workedMs` of work while somebody is being answered, at most so long that 40 % of the time is left for work. */
  stepAside(workedMs: number): Promise<void>;
};

type Timing = { now: () => number; pause: (ms: number) => Promise<unknown> };

/** People who open a screen send several calls one after the other. */
const QUIET_AFTER_MS = 250;
/** A pause per time worked: a third of the rate is promised, and starting again costs something too. */
const MOST_PER_WORKED = 1.5;
const LOOK_MS = 10;

export function openTraffic({ now, pause }: Timing = { now: () => performance.now(), pause: wait }): Traffic {
  let answered = 0;
  let lastAt = Number.NEGATIVE_INFINITY;
  const isBusy = () => answered > 0 || now() - lastAt < QUIET_AFTER_MS;
  return {
    isBusy,
    answering: async (work) => {
      answered += 1;
      try {
        return await work();
      } finally {
        answered -= 1;
        lastAt = now();
      }
    },
    stepAside: async (workedMs) => {
      const until = now() + workedMs * MOST_PER_WORKED;
      for (let left = until - now(); left > 0 && isBusy(); left = until - now()) await pause(Math.min(left, LOOK_MS));
    },
  };
}
