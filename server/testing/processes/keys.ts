import { createHash } from 'node:crypto';

const keyOf = (name: string) => createHash('sha256').update(name).digest('hex');

/** Keys that a production start accepts. */
export const KEYS = { FILE_KEY: keyOf('documents'), SESSION_SECRET: keyOf('sessions') };
