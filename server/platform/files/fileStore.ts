import type { Readable } from 'node:stream';
import type { FileStorage } from './storage.ts';

/** Where documents are kept: encrypted at rest, streamed both ways, under random names (D32). */
export type FileStore = {
  /** Keeps the bytes of `source` and answers the name they are kept under, once they are durable. */
  save(source: AsyncIterable<Uint8Array>): Promise<string>;
  /** The bytes again, decrypted. Throws FileLost where nothing is kept, or the first ones are changed; breaks off at later ones. */
  read(storageKey: string): Promise<Readable>;
  /** Harmless when the file is gone already. */
  remove(storageKey: string): Promise<void>;
  /** Names of all kept files, for the sweep of leftovers; with the time each was made. */
  list(): AsyncIterable<{ storageKey: string; savedAt: Date }>;
  /** Removes what a killed process began to save before `olderThan`; answers how many there were. */
  removeUnfinished(olderThan: Date): Promise<number>;
  /** Whether the store can be reached. */
  isReachable(): Promise<boolean>;
  /** Whether a file is sealed with the newest key. */
  isNewest(storageKey: string): Promise<boolean>;
  /** Seals a file anew, with the newest key. */
  reseal(storageKey: string): Promise<void>;
  /** The sealed bytes themselves, for backups. */
  readonly storage: FileStorage;
};
