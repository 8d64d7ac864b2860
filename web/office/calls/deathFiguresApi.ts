import { queryOptions, useMutation } from '@tanstack/react-query';
import { deathFiguresContract } from '../../../domain/deaths/deathFigures.contract.ts';
import { call } from '../../platform/calls/call.ts';
import { saveFile } from '../../platform/calls/saveFile.ts';
import { OFFICE } from './useRefreshOffice.ts';

/** Figures of the cases that were reported in a year. */
export function deathFiguresQuery(year: number) {
  return queryOptions({
    queryKey: [OFFICE, 'death-figures', year],
    queryFn: () => call(deathFiguresContract.getDeathFigures, { year: String(year) }),
  });
}

export function useSaveDeathFigures() {
  return useMutation({
    mutationFn: (year: number) => saveFile(deathFiguresContract.downloadDeathFigures, { year: String(year) }),
  });
}
