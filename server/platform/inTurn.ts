type Lanes = Map<string, (() => Promise<void>)[]>;

/** For how long things have kept the others waiting, and when the last of them was done. */
type Taken = { ms: number; at: number };

const FORGOTTEN_AFTER_MS = 60 * 60_000;

/**
 * Does one thing at a time, the next one of whoever has taken least time of late: whoever brings a hundred slow things keeps
 * another waiting for one of them only. Of one person the things are done in their order. `now` is in milliseconds.
 */
export function inTurn(now: () => number = () => performance.now()) {
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

/** Of several who have taken as much, the one whose turn was longest ago: see `takeFirst`. */
function nextOf(lanes: Lanes, taken: ReadonlyMap<string, Taken>): string | undefined {
  const msOf = (who: string) => taken.get(who)?.ms ?? 0;
  let next: string | undefined;
  for (const who of lanes.keys()) if (next === undefined || msOf(who) < msOf(next)) next = who;
  return next;
}

/** A map keeps the order in which lanes were put in: the one whose turn it was goes to the end. */
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
