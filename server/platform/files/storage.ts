import type { Readable } from 'node:stream';

/** Where sealed files lie, a disk or a bucket; knows names and bytes, and not what they are. */
export type FileStorage = {
  /** Keeps the bytes under a name, in place of what was there; whole and durable once this returns, or not at all. */
  put(name: string, bytes: AsyncIterable<Uint8Array>): Promise<void>;
  /** Throws FileLost where nothing lies under that name. */
  get(name: string): Promise<Readable>;
  /** Harmless when the file is gone already. */
  remove(name: string): Promise<void>;
  list(): AsyncIterable<{ name: string; savedAt: Date }>;
  /** A short text that was put under a name which is no storage key; undefined where there is none. */
  readNote(name: string): Promise<string | undefined>;
  /** Removes what a killed process began to put before `olderThan`; answers how many there were. */
  removeUnfinished(olderThan: Date): Promise<number>;
  isReachable(): Promise<boolean>;
};

const STORAGE_KEY = /^[\w-]{43}$/;

/** Whether a name is one that the store gives: nothing else lies on a shelf, and no name leads out of it. */
export function isStorageKey(name: string): boolean {
  return STORAGE_KEY.test(name);
}
