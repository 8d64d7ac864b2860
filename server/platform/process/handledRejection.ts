/**
 * The same promise, for work that is started now and awaited later or only sometimes. Its rejection counts as handled, so that it
 * does not end the process; the one who awaits it still gets the error.
 */
export function withHandledRejection<R>(begun: Promise<R>): Promise<R> {
  begun.catch(() => undefined);
  return begun;
}
