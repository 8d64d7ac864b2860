import type { Generated } from 'kysely';
import type { Day } from '../../domain/shared/day.ts';
import type { Cents } from '../../domain/shared/money.ts';

declare module '../platform/db.ts' {
  interface Tables {
    dunning_steps: DunningStepsTable;
    past_dunning_steps: PastDunningStepsTable;
    reminder_holds: ReminderHoldsTable;
    dunning_letters: DunningLettersTable;
  }
}

/** Levels reached for the current due date, each with a reminder, except after the main member's death. */
type DunningStepsTable = {
  id: Generated<number>;
  sale_invoice_id: number;
  level: 1 | 2 | 3;
  reached_on: Day;
  open_cents: Cents;
};

/** Reminders sent for earlier due dates; the rows keep their ids. */
type PastDunningStepsTable = Omit<DunningStepsTable, 'id'> & { id: number };

/** Households that get no reminder for a time (decision 92). */
type ReminderHoldsTable = {
  household_id: number;
  /** The last day without reminders. */
  held_until: Day;
  reason: string;
  held_by: number | null;
  held_at: Date;
};

/** Levels that a reminder by letter raises on the day on which it is sent. */
type DunningLettersTable = {
  id: Generated<number>;
  /** Of the letter. */
  effect_key: string;
  sale_invoice_id: number;
  level: 1 | 2 | 3;
  /** As it was when the letter was written: a new due date starts the reminders again. */
  due_date: Day;
  raised_on: Day | null;
  taken_back_on: Day | null;
};
