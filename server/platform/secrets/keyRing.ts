/** Keys of 32 bytes, the newest first: it encrypts and signs; all of them decrypt and verify. */
export type KeyRing = readonly [Buffer, ...Buffer[]];
