import type { DeathCaseEvent, DeathCaseState } from '../deathCase.ts';

type Step = { verb: DeathCaseEvent; to_state: DeathCaseState };

/**
 * The state to which undoing the last step leads; steps that were undone do not count. Undefined if there is none, also after a
 * withdrawn case was reopened.
 */
export function stateBefore(history: readonly Step[]): DeathCaseState | undefined {
  const stack: DeathCaseState[] = [];
  for (const { verb, to_state } of history) {
    if (verb === 'takeBack') stack.pop();
    else if (verb === 'reopen') stack.splice(0, stack.length, to_state);
    else stack.push(to_state);
  }
  return stack.at(-2);
}
