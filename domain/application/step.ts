import type { Gap, GapKey } from './gaps.ts';

/** A step of the application: 0 news, 1 main member, 2 household, 3 family members, 4 payment (spec §1, §2). */
export type ApplicationStep = 0 | 1 | 2 | 3 | 4;

const progress = [0, 25, 50, 75, 100] as const; // spec §2

export function progressOf(step: ApplicationStep): number {
  return progress[step];
}

/** Missing documents and fees never stop anybody from going on to the next step (D20). */
const blocking: readonly [ApplicationStep, readonly GapKey[]][] = [
  [1, ['personal_data', 'main_phone_number']],
  [2, ['main_address']],
  [3, ['family_member_incomplete']],
];

/** The furthest step that the data allow: the first one whose own screen still has a blocking gap. */
export function furthestStep(gaps: readonly Gap[]): ApplicationStep {
  const missing = gaps.map(({ gap }) => gap);
  return blocking.find(([, keys]) => keys.some((key) => missing.includes(key)))?.[0] ?? 4;
}
