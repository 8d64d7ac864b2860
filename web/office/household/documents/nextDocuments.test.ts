import { expect, it } from 'vitest';
import type { ToDo } from '../../../../domain/office/officeAnswers.ts';
import { nextPapers } from './nextDocuments.ts';

const document = { id: 1, member_id: 1, type: 'passport', name: 'Pass.pdf' } as const;

function aToDo(documents: number[], over: Record<number, number>): Pick<ToDo, 'papers_to_check' | 'waiting_over'> {
  const named = (household_id: number) => ({
    household_id,
    membership_no: '1000017',
    name: `Haushalt ${household_id}`,
  });
  return {
    papers_to_check: documents.map((id) => ({ ...named(id), types: [], since: '', is_for_death: false })),
    waiting_over: Object.entries(over).map(([id, count]) => ({
      ...named(Number(id)),
      ...{ status: 'waiting', submitted_on: null, waiting_until: null, states: [], unverified_types: [] },
      undecided_documents: Array.from({ length: count }, () => document),
      open_amount: 0,
    })),
  };
}

it('after the last document of a household follows the household whose documents have waited longest; overdue ones without documents are skipped', () => {
  expect(nextPapers(aToDo([7, 8], { 9: 1 }), 7)?.household_id).toBe(8);
  expect(nextPapers(aToDo([7, 8], { 9: 1 }), 5)?.household_id).toBe(7);
  expect(nextPapers(aToDo([7], { 9: 0, 10: 2 }), 7)?.household_id).toBe(10);
  expect(nextPapers(aToDo([], { 9: 0 }), 7)).toBeUndefined();
});
