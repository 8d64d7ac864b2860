import type { DeathCaseEvent, DeathCaseState } from './deathCase.ts';

type Step = { verb: DeathCaseEvent; to_state: DeathCaseState };

/**
 * The state to which the last step of a case leads back: of a step that was taken back itself nothing counts. Undefined where
 * there is none before, also after a case that was withdrawn has been taken up again.
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
