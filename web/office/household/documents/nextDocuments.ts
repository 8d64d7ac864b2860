import type { ToDo } from '../../../../domain/office/officeAnswers.ts';

type Waiting = Pick<ToDo, 'papers_to_check' | 'waiting_over'>;

/** The household whose documents are next to be checked, in the order of the to-do list; undefined if none is left. */
export function nextPapers({ papers_to_check, waiting_over }: Waiting, householdId: number) {
  const overdue = waiting_over.filter(({ undecided_documents }) => undecided_documents.length > 0);
  return [...papers_to_check, ...overdue].find(({ household_id }) => household_id !== householdId);
}
