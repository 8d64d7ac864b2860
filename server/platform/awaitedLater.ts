/**
 * The same promise, for work that is begun now and awaited later, or on some ways only. Where it fails before anybody
 * waits for it, or where nobody does, the process would otherwise end. Whoever awaits it gets the error all the same.
 */
export function awaitedLater<R>(begun: Promise<R>): Promise<R> {
  begun.catch(() => undefined);
  return begun;
}
