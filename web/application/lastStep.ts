import type { Gap, GapKey } from '../../domain/application/gaps.ts';

/** The gaps that a step closes; of an incomplete family member it says whose. */
export type ClosingStep = { closes: readonly GapKey[]; memberId?: number };

/** Whether a step closes everything that is still open, and so submits the application (D20). */
export function isLastStep(gaps: readonly Gap[], { closes, memberId }: ClosingStep): boolean {
  return gaps.length > 0 && gaps.every((gap) => closes.includes(gap.gap) && isTheirs(gap, memberId));
}

function isTheirs({ gap, member_id }: Gap, memberId: number | undefined): boolean {
  return gap !== 'family_member_incomplete' || member_id === memberId;
}
