import type { StepTable } from '../shared/steps.ts';

/** States of a case, in the order of its life; `withdrawn` is for false reports and wrong people. */
export const deathCaseStates = [
  'reported',
  'identified',
  'checked',
  'at_board',
  'accepted',
  'goodwill',
  'declined',
  'under_way',
  'buried',
  'settled',
  'closed',
  'withdrawn',
] as const;
export type DeathCaseState = (typeof deathCaseStates)[number];

/** The life cycle of a case (decision 60). It has no effects for a household before `identify`. */
export const deathCaseSteps = {
  identify: { from: ['reported'], to: 'identified' },
  check: { from: ['identified'], to: 'checked' },
  accept: { from: ['checked', 'at_board'], to: 'accepted' },
  sendToBoard: { from: ['checked', 'declined'], to: 'at_board' },
  grantGoodwill: { from: ['at_board'], to: 'goodwill' },
  decline: { from: ['at_board'], to: 'declined' },
  begin: { from: ['accepted', 'goodwill'], to: 'under_way' },
  bury: { from: ['under_way'], to: 'buried' },
  settle: { from: ['buried'], to: 'settled' },
  close: { from: ['settled', 'declined'], to: 'closed' },
  /** Nobody asks for help: the death is recorded with all its effects, and nothing else is done. */
  recordOnly: { from: ['identified', 'checked'], to: 'closed' },
  withdraw: {
    from: ['reported', 'identified', 'checked', 'at_board', 'accepted', 'goodwill', 'declined', 'under_way'],
    to: 'withdrawn',
  },
  reopen: { from: ['withdrawn'], to: 'reported' },
} as const satisfies StepTable<DeathCaseState>;
export type DeathCaseVerb = keyof typeof deathCaseSteps;

export const deathCaseVerbs = Object.keys(deathCaseSteps) as [DeathCaseVerb, ...DeathCaseVerb[]];

/** Events in the history of a case: its steps, the report, and undoing the last step. */
export const deathCaseEvents = ['report', ...deathCaseVerbs, 'takeBack'] as const;
export type DeathCaseEvent = (typeof deathCaseEvents)[number];

/** States from which the last step can be undone, with its effects; the history tells to which state. */
const takenBackFrom: readonly DeathCaseState[] = [
  'identified',
  'checked',
  'at_board',
  'accepted',
  'goodwill',
  'declined',
  'under_way',
];

export function mayTakeBack(state: DeathCaseState): boolean {
  return takenBackFrom.includes(state);
}

/** Whether somebody still has to work on the case. */
export function isOpenCase(state: DeathCaseState): boolean {
  return state !== 'closed' && state !== 'withdrawn';
}

/**
 * Whether documents, steps and costs are still taken: for a closed case as well, because bills and documents come late (decision
 * 72). Where originals are can be written down in every state.
 */
export function takesLateWork(state: DeathCaseState): boolean {
  return state !== 'withdrawn';
}

/** Whether the case has effects for a household: since it was identified, also after it has been closed. */
export function hasTakenEffect(state: DeathCaseState): boolean {
  return state !== 'reported' && state !== 'withdrawn';
}

/** Whether the household of such a case gets no message about money (decision 60). */
export function isSilentAboutMoney(state: DeathCaseState): boolean {
  return hasTakenEffect(state) && isOpenCase(state);
}
