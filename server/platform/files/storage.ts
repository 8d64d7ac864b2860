import type { Readable } from 'node:stream';

/** Where encrypted files are stored, on a disk or in a bucket; knows only names and bytes. */
export type FileStorage = {
  /** Stores the bytes under a name, replacing an existing file; whole and durable once this returns, or not at all. */
  put(name: string, bytes: AsyncIterable<Uint8Array>): Promise<void>;
  /** Throws FileLost if there is no file under that name. */
  get(name: string): Promise<Readable>;
  /** Harmless if the file does not exist. */
  remove(name: string): Promise<void>;
  list(): AsyncIterable<{ name: string; savedAt: Date }>;
  /** A short text under a name that is no storage key; undefined if there is none. */
  readNote(name: string): Promise<string | undefined>;
  /** Deletes what a killed process began to write before `olderThan`; returns how many. */
  removeUnfinished(olderThan: Date): Promise<number>;
  isReachable(): Promise<boolean>;
};

const STORAGE_KEY = /^[\w-]{43}$/;

/** Whether a name is a storage key: this keeps other files out and prevents path traversal. */
export function isStorageKey(name: string): boolean {
  return STORAGE_KEY.test(name);
}
