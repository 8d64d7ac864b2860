/** Keys of 32 bytes, the newest first: that one seals and signs, all of them open and are believed. */
export type KeyRing = readonly [Buffer, ...Buffer[]];
