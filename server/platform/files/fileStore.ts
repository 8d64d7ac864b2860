import type { Readable } from 'node:stream';
import type { FileStorage } from './storage.ts';

/** Where documents are stored: encrypted, streamed both ways, under random names (D32). */
export type FileStore = {
  /** Stores the bytes of `source` and returns their name once they are durable. */
  save(source: AsyncIterable<Uint8Array>): Promise<string>;
  /**
   * The bytes, decrypted. Throws FileLost if there is no file or its beginning is damaged; fails in the middle of the stream if a
   * later part is.
   */
  read(storageKey: string): Promise<Readable>;
  /** Harmless if the file does not exist. */
  remove(storageKey: string): Promise<void>;
  /** Names of all stored files with the time each was made, for the sweep of leftovers. */
  list(): AsyncIterable<{ storageKey: string; savedAt: Date }>;
  /** Deletes what a killed process began to save before `olderThan`; returns how many. */
  removeUnfinished(olderThan: Date): Promise<number>;
  /** Whether the storage can be reached. */
  isReachable(): Promise<boolean>;
  /** Whether a file is encrypted with the newest key. */
  isNewest(storageKey: string): Promise<boolean>;
  /** Re-encrypts a file with the newest key. */
  reseal(storageKey: string): Promise<void>;
  /** The encrypted bytes, for backups. */
  readonly storage: FileStorage;
};
