import type { ImportProblem } from './cell.ts';
import type { TakeOverRow, TakeOverStage } from './takeOvers.contract.ts';
import type { KeptBecause } from './undo.ts';
import type { TakeOverReason, TakeOverWarning } from './verdicts.ts';

/** The words for a row, in the language of a screen or of a file. */
export type RowWords = {
  reason: (key: TakeOverReason) => string;
  warning: (key: TakeOverWarning) => string;
  problem: (why: ImportProblem) => string;
  kept: (because: KeptBecause) => string;
  aboutPerson: (name: string, words: string) => string;
  inColumn: (column: number, words: string) => string;
};

type Row = Pick<TakeOverRow, 'reasons' | 'warnings' | 'problems' | 'kept_because'>;

/** Why a row has its result, a line each: its reasons, the cells that could not be read, and warnings; after undoing, why it was kept. */
export function rowLines({ reasons, warnings, problems, kept_because }: Row, stage: TakeOverStage, words: RowWords) {
  if (stage === 'undo') return kept_because.map(words.kept);
  const about = (name: string | null, text: string) => (name === null ? text : words.aboutPerson(name, text));
  const inColumn = (column: number | null, text: string) => (column === null ? text : words.inColumn(column, text));
  return [
    ...reasons.map(({ key, name }) => about(name, words.reason(key))),
    ...problems.map(({ column, why }) => inColumn(column, words.problem(why))),
    ...warnings.map(({ key, name }) => about(name, words.warning(key))),
  ];
}
