import type { Problem, ProblemKind } from '../audit/chain/verify.reads.ts';

const says: Record<ProblemKind, (id: number) => string> = {
  changed: (id) => `entry ${id} was changed`,
  removed: (id) => `entry ${id} was removed`,
  added: (id) => `entry ${id} was added later, or was erased and is there again`,
  no_key: (id) => `the key of ${id} is missing, or FILE_KEY does not decrypt it`,
  broken_link: (id) => `link ${id} does not follow from the one before`,
  unknown_head: (id) => `the chain does not contain the end that was noted at link ${id}`,
};

/** What is wrong with the audit log, for an operator. */
export function sayProblem({ kind, id }: Problem): string {
  return says[kind](id);
}
