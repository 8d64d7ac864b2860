import type { Gap, GapKey } from '../../domain/application/gaps.ts';

/** The gaps that a step closes; `memberId` where it closes only those of one family member. */
export type ClosingStep = { closes: readonly GapKey[]; memberId?: number };

/** Whether a step closes everything that is still open, and so submits the application (D20). */
export function isLastStep(gaps: readonly Gap[], { closes, memberId }: ClosingStep): boolean {
  return (
    gaps.length > 0 &&
    gaps.every(({ gap, member_id }) => {
      const isTheirs = memberId === undefined || member_id === memberId;
      return closes.includes(gap) && isTheirs;
    })
  );
}
