import type { FeeTable, FeeTables } from '../../../domain/invoicing/fees.contract.ts';
import { type Day, isBefore, readDay } from '../../../domain/shared/day.ts';

/** The table that a new one from a day on would follow, and the future tables that it would replace. */
export function feesAround({ in_force, to_come }: FeeTables, begin: Day) {
  const stays = (table: FeeTable) => isBefore(readDay(table.valid_from) ?? begin, begin);
  return { before: to_come.findLast(stays) ?? in_force, dropped: to_come.filter((table) => !stays(table)) };
}
