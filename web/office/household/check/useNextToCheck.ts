import { useQuery, useQueryClient } from '@tanstack/react-query';
import { officeContract } from '../../../../domain/office/office.contract.ts';
import type { NextHousehold } from '../../../../domain/office/officeAnswers.ts';
import { queryOf } from '../../../platform/calls/useCall.ts';
import { useSearchParams } from '../../../ui/router/Router.tsx';
import { checkPath, fromListOf, listPath, SHOWN_LIST, type WorkedList } from '../../frame/officePaths.ts';

/** The household that is checked after this one, by the list that the address names. It is read while this one is looked at. */
export function useNextToCheck(household: number) {
  const queries = useQueryClient();
  const [parameters] = useSearchParams();
  const named = fromListOf(parameters);
  const list: WorkedList = named && named.list !== SHOWN_LIST ? named : { list: 'documents' };
  const query = queryOf(officeContract.findNextHousehold, { id: household, ...list });
  const { data } = useQuery(query);
  const pathIn = ({ next }: NextHousehold) => (next ? checkPath(next.household_id, list) : listPath(list));
  return {
    list,
    path: data && pathIn(data),
    find: async () => pathIn(await queries.ensureQueryData(query)),
  };
}
