import type { Gap, GapKey } from './gaps.ts';

/** The steps of an application in order (spec §1, §2). */
export const applicationSteps = ['news', 'main_member', 'household', 'family_members', 'payment'] as const;

/** A place in `applicationSteps`. */
export type ApplicationStep = 0 | 1 | 2 | 3 | 4;

const progress = [0, 25, 50, 75, 100] as const; // spec §2

export function progressOf(step: ApplicationStep): number {
  return progress[step];
}

/** Missing documents and fees never keep anyone from going on (D20). */
const blocking: readonly [ApplicationStep, readonly GapKey[]][] = [
  [1, ['personal_data', 'main_phone_number']],
  [2, ['main_address']],
  [3, ['family_member_incomplete']],
];

/** The furthest step that the data allow: the first whose own screen still lacks what the next one needs. */
export function furthestStep(gaps: readonly Gap[]): ApplicationStep {
  const missing = gaps.map(({ gap }) => gap);
  return blocking.find(([, keys]) => keys.some((key) => missing.includes(key)))?.[0] ?? 4;
}
