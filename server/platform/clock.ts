/** Where the time comes from (D48); a test's clock stands still unless the test moves it. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
