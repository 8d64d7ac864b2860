import { addDays, type Day } from '../shared/day.ts';
import { DRAFT_KEEP_DAYS } from './drafts.ts';

type Begun = {
  /** The last day on which the office entered something. */
  worked_on: Day;
  /** Something was invoiced, or money came. */
  has_money: boolean;
};

/**
 * The day on which an application on paper that was begun and never sent is erased by itself; null if it is kept. What is typed on
 * paper is kept as long as what is typed in the portal (decision 97).
 */
export function begunErasedOn({ worked_on, has_money }: Begun): Day | null {
  return has_money ? null : addDays(worked_on, DRAFT_KEEP_DAYS);
}
