import type { ListedCase } from './deathCases.contract.ts';

/** The most of each kind in a list of open cases: unopened reports, opened ones, and cases that staff work on. */
export const MOST_OF_KIND = 100;

const kinds: readonly ((one: Pick<ListedCase, 'state' | 'is_unopened'>) => boolean)[] = [
  ({ state, is_unopened }) => state === 'reported' && is_unopened,
  ({ state, is_unopened }) => state === 'reported' && !is_unopened,
  ({ state }) => state !== 'reported',
];

/** Whether there may be further open cases of a kind than the list shows. */
export function isCutOff(cases: readonly Pick<ListedCase, 'state' | 'is_unopened'>[]): boolean {
  return kinds.some((isOfKind) => cases.filter(isOfKind).length >= MOST_OF_KIND);
}
