import { z } from 'zod';
import { contract } from '../shared/contract.ts';
import { choice, pathId } from '../shared/fields.ts';
import { languages } from '../shared/language.ts';
import { deathPrints, printProblems } from './prints.ts';

/** A print of a case, and the refusal key that says why it is not possible yet. */
export const listedPrint = z.object({ print: z.enum(deathPrints), problem: z.enum(printProblems).nullable() });
export type ListedPrint = z.output<typeof listedPrint>;

/** Documents of a case for a printer (decision 60). */
export const deathPrintsContract = contract({
  listDeathPrints: {
    method: 'GET',
    path: '/api/v1/office/deaths/:id/prints',
    summary: 'What can be printed of a case, and why something cannot be printed yet.',
    access: 'office',
    records: 'nothing',
    params: pathId,
    answer: z.array(listedPrint),
    status: 200,
    missing: 'death_case_not_found',
  },
  printDeathCase: {
    method: 'GET',
    path: '/api/v1/office/deaths/:id/prints/:print',
    summary:
      'A document of a case as a tagged PDF, in the language of the case unless another is named; it is recorded.',
    access: 'office',
    records: ['death_case.printed'],
    params: pathId.extend({ print: choice(deathPrints) }),
    query: z.object({ language: choice(languages).optional() }),
    answer: 'file',
    status: 200,
    missing: 'death_case_not_found',
    refusals: printProblems,
  },
});
