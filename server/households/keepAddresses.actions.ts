import type { Change } from '../platform/work.ts';
import { moveAddresses } from './addresses.writes.ts';

/** The household stays where it lives when another of it becomes its main member (decision 28). */
export async function keepAddresses(change: Change, persons: { fromId: number; toId: number }): Promise<void> {
  await moveAddresses(change.tx, persons);
}
