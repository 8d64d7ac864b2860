import type { Change } from '../platform/work.ts';
import { moveAddresses } from './addresses.writes.ts';

/** The addresses stay with the household when another person becomes its main member (decision 28). */
export async function keepAddresses(change: Change, persons: { fromId: number; toId: number }): Promise<void> {
  await moveAddresses(change.tx, persons);
}
