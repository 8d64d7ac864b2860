import type { ListShape } from './listShape.ts';

/** The record, and who saved which files, is for the board alone; all other lists are for all staff. */
export function maySeeList({ onlyBoard }: ListShape, { role }: { role: string }): boolean {
  return !onlyBoard || role === 'board';
}
