export type Timed = <T>(route: string, ask: () => Promise<T>) => Promise<T>;
