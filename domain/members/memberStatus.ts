import { type Day, isBefore } from '../shared/day.ts';
import type { StepTable } from '../shared/steps.ts';

/** Statuses of main members, family members and households alike (spec §4). */
export const memberStatuses = ['new', 'waiting', 'active', 'inactive'] as const;
export type MemberStatus = (typeof memberStatuses)[number];

/** The life cycle of a membership (D20 to D23). A return from inactive takes the step that `reactivationFrom` names. */
export const memberSteps = {
  submit: { from: ['new'], to: 'waiting' },
  sendBack: { from: ['waiting'], to: 'new' },
  takeBack: { from: ['new'], to: 'waiting' },
  activate: { from: ['waiting'], to: 'active' },
  // for somebody who was wrongly activated as a newborn (decision 35)
  startMissedWaiting: { from: ['active'], to: 'waiting' },
  deactivate: { from: ['new', 'waiting', 'active'], to: 'inactive' },
  reactivate: { from: ['inactive'], to: 'active' },
  resumeWaiting: { from: ['inactive'], to: 'waiting' },
  reopen: { from: ['inactive'], to: 'new' },
} as const satisfies StepTable<MemberStatus>;

/** Existing members wait or are active; their personal data is locked (spec §4, D25). */
export function isExisting(status: MemberStatus | null | undefined): boolean {
  return status === 'waiting' || status === 'active';
}

type Days = { active_from: Day | null; inactive_from: Day | null };

/**
 * The first day of a membership; null if it ended before that day, for example by a death reported late, and so never
 * began.
 */
export function firstDayOf({ active_from, inactive_from }: Days): Day | null {
  return active_from && inactive_from && isBefore(inactive_from, active_from) ? null : active_from;
}

/** Personal data may be changed, and a family member deleted, only while the status is new (spec §4, D25). */
export function isLocked(status: MemberStatus): boolean {
  return status !== 'new';
}

/** The step that brings an inactive member back to the status `previous`. */
export function reactivationFrom(previous: MemberStatus): 'reactivate' | 'resumeWaiting' | 'reopen' {
  if (previous === 'new') return 'reopen';
  return previous === 'waiting' ? 'resumeWaiting' : 'reactivate';
}
