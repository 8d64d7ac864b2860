import { queryOptions, useMutation } from '@tanstack/react-query';
import type { DeathCase } from '../../../domain/deaths/deathCases.contract.ts';
import { deathPrintsContract } from '../../../domain/deaths/deathPrints.contract.ts';
import type { DeathPrint } from '../../../domain/deaths/prints.ts';
import type { Language } from '../../../domain/shared/language.ts';
import { call } from '../../platform/calls/call.ts';
import { saveFile } from '../../platform/calls/saveFile.ts';
import { OFFICE } from './useRefreshOffice.ts';

/** What can be printed of a case. It is asked anew for each revision, and when originals have moved. */
export function deathPrintsQuery({ id, revision }: Pick<DeathCase, 'id' | 'revision'>) {
  return queryOptions({
    queryKey: [OFFICE, 'death-prints', id, revision],
    queryFn: () => call(deathPrintsContract.listDeathPrints, { id: String(id) }),
  });
}

/** Saves a print; without a language it is in the one that fits its reader. */
export function useSaveDeathPrint(caseId: number) {
  return useMutation({
    mutationFn: ({ print, language }: { print: DeathPrint; language: Language | undefined }) =>
      saveFile(deathPrintsContract.printDeathCase, { id: String(caseId), print, ...(language ? { language } : {}) }),
  });
}
