type Lanes = Map<string, (() => Promise<void>)[]>;

/** How long an owner's tasks have taken, and when the last one ended. */
type Taken = { ms: number; at: number };

const FORGOTTEN_AFTER_MS = 60 * 60_000;

/**
 * Runs one task at a time, always of the owner who has used the least time lately: an owner with a hundred slow tasks makes
 * another wait for only one of them. One owner's tasks run in order. `now` is in milliseconds.
 */
export function fairQueue(now: () => number = () => performance.now()) {
  const lanes: Lanes = new Map();
  const taken = new Map<string, Taken>();
  let isBusy = false;

  async function workOff(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    for (let who = nextOf(lanes, taken); who !== undefined; who = nextOf(lanes, taken)) {
      const begun = now();
      await takeFirst(lanes, who)?.();
      const at = now();
      taken.set(who, { ms: (taken.get(who)?.ms ?? 0) + at - begun, at });
      forget(taken, at - FORGOTTEN_AFTER_MS);
    }
    isBusy = false;
  }

  return <R>(who: string, work: () => Promise<R>): Promise<R> =>
    new Promise((resolve, reject) => {
      const lane = lanes.get(who) ?? [];
      lane.push(async () => {
        try {
          resolve(await work());
        } catch (error) {
          reject(error);
        }
      });
      lanes.set(who, lane);
      workOff().catch(reject);
    });
}

/** Of several owners with equal time, the one who had to wait longest: see `takeFirst`. */
function nextOf(lanes: Lanes, taken: ReadonlyMap<string, Taken>): string | undefined {
  const msOf = (who: string) => taken.get(who)?.ms ?? 0;
  let next: string | undefined;
  for (const who of lanes.keys()) if (next === undefined || msOf(who) < msOf(next)) next = who;
  return next;
}

/** A map keeps insertion order: the owner whose turn it was is moved to the end. */
function takeFirst(lanes: Lanes, who: string): (() => Promise<void>) | undefined {
  const lane = lanes.get(who) ?? [];
  lanes.delete(who);
  const first = lane.shift();
  if (lane.length > 0) lanes.set(who, lane);
  return first;
}

function forget(taken: Map<string, Taken>, before: number): void {
  for (const [who, { at }] of taken) if (at < before) taken.delete(who);
}
