import type { DeathCaseState } from '../../../../domain/deaths/deathCase.ts';
import type { DeathCase } from '../../../../domain/deaths/deathCases.contract.ts';

const FORWARD = ['identify', 'begin', 'bury', 'settle', 'close', 'reopen'] as const;
/** Without the steps that are taken in the cards of cover and decision. */
export type ForwardStep = (typeof FORWARD)[number];
export type SideStep = 'person' | 'recordOnly' | 'link' | 'join' | 'withdraw';

type CaseOfButtons = Pick<DeathCase, 'open_steps' | 'state' | 'member' | 'parent' | 'may_take_back'>;

/** The buttons of a case, by the possible steps in the server's answer. */
export function caseButtons(deathCase: CaseOfButtons): {
  forward: ForwardStep[];
  apart: SideStep[];
} {
  const { open_steps, state, member, parent, may_take_back } = deathCase;
  const isUnfound = !member && !parent && (state === 'reported' || may_take_back);
  const forward = FORWARD.filter((step) => open_steps.includes(step));
  const isOpen = state !== 'closed' && state !== 'withdrawn';
  const apart: SideStep[] = [
    ...(isUnfound ? (['person'] as const) : []),
    ...(open_steps.includes('recordOnly') ? (['recordOnly'] as const) : []),
    ...(isOpen ? (['link'] as const) : []),
    ...(state === 'reported' ? (['join'] as const) : []),
    ...(open_steps.includes('withdraw') ? (['withdraw'] as const) : []),
  ];
  return { forward, apart };
}

const undecided: readonly DeathCaseState[] = ['identified', 'checked', 'at_board'];

/** Whether the next step is taken in the cards of cover and decision. */
export function awaitsDecision(state: DeathCaseState): boolean {
  return undecided.includes(state);
}

const planned: readonly DeathCaseState[] = ['accepted', 'goodwill', 'under_way', 'buried', 'settled'];

/** Whether the day of the burial or the flight can be entered. */
export function hasPlan(state: DeathCaseState): boolean {
  return planned.includes(state);
}
