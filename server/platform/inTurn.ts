/**
 * Does one thing at a time, and lets those who wait take turns: whoever brings a hundred things keeps another waiting for one
 * of them only. Of one person the things are done in their order.
 */
export function inTurn() {
  const lanes = new Map<string, (() => Promise<void>)[]>();
  let isBusy = false;

  async function workOff(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    for (let next = takeNext(lanes); next; next = takeNext(lanes)) await next();
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

/** A map keeps the order in which lanes were put in: the one whose turn it was goes to the end. */
function takeNext(lanes: Map<string, (() => Promise<void>)[]>): (() => Promise<void>) | undefined {
  for (const [who, lane] of lanes) {
    lanes.delete(who);
    const next = lane.shift();
    if (lane.length > 0) lanes.set(who, lane);
    return next;
  }
  return undefined;
}
