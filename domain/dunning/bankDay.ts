import { compareDays, type Day, daysBetween } from '../shared/day.ts';

type BankRead = {
  /** The day with which the newest statement that was read ends; undefined if none was read. */
  lastDay: Day | undefined;
  /** How many days ago it may end; null: reminders do not wait for the bank (`reminders_wait_for_bank_days`). */
  within: number | null;
};

/** Whether the bank's statements are new enough to know who has paid lately (decision 76). */
export function isBankRecent({ lastDay, within }: BankRead, today: Day): boolean {
  return within === null || (lastDay !== undefined && daysBetween(lastDay, today) <= within);
}

/** Whether they also tell of a day after the invoice was due, so that it may be reminded of. */
export function mayRemindOf(dueDate: Day, bank: BankRead, today: Day): boolean {
  if (!isBankRecent(bank, today)) return false;
  return bank.within === null || (bank.lastDay !== undefined && compareDays(bank.lastDay, dueDate) > 0);
}
