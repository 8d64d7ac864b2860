import type { ToDo } from '../../../../domain/office/officeAnswers.ts';

type Waiting = Pick<ToDo, 'papers_to_check' | 'waiting_over'>;

/** Whose papers are to be checked after this household's, in the order of the to-do list; undefined once all are. */
export function nextPapers({ papers_to_check, waiting_over }: Waiting, householdId: number) {
  const overdue = waiting_over.filter(({ undecided_documents }) => undecided_documents.length > 0);
  return [...papers_to_check, ...overdue].find(({ household_id }) => household_id !== householdId);
}
