import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { officeContract } from '../../../domain/office/office.contract.ts';
import type { NextHousehold } from '../../../domain/office/officeAnswers.ts';
import { queryOf } from '../../platform/calls/useCall.ts';
import { useSearchParams } from '../../ui/router/Router.tsx';
import { type FromList, fromListOf, SHOWN_LIST } from '../frame/officePaths.ts';
import { openedFrom, rememberOpenedFrom, useSearchMemory } from '../frame/searchMemory.ts';

type ListPlace = { place: number; count: number; previous: number | null; next: number | null };

/** The list from which a household was opened. It is remembered while a form of the same household is filled in. */
export function useFromList(household: number): FromList | undefined {
  const [parameters] = useSearchParams();
  const named = fromListOf(parameters);
  const list = named?.list;
  const state = named?.state;
  useEffect(() => {
    if (list) rememberOpenedFrom(household, list === SHOWN_LIST ? { list } : { list, state });
  }, [household, list, state]);
  return named ?? openedFrom(household);
}

/** Where a household stands in that list; undefined without a list, outside of it, and if nothing else is in it. */
export function useListPlace(household: number): ListPlace | undefined {
  const from = useFromList(household);
  const { shown } = useSearchMemory();
  const worked = from && from.list !== SHOWN_LIST ? from : undefined;
  const { data } = useQuery({
    ...queryOf(officeContract.findNextHousehold, { id: household, list: 'documents', ...worked }),
    enabled: worked !== undefined,
  });
  const place = from?.list === SHOWN_LIST ? placeIn(shown, household) : data && servedPlace(data);
  return place && place.count > 1 ? place : undefined;
}

function servedPlace({ place, count, previous, next }: NextHousehold): ListPlace | undefined {
  if (place === null) return undefined;
  return { place, count, previous, next: next?.household_id ?? null };
}

function placeIn(ids: readonly number[], household: number): ListPlace | undefined {
  const index = ids.indexOf(household);
  if (index < 0) return undefined;
  return { place: index + 1, count: ids.length, previous: ids[index - 1] ?? null, next: ids[index + 1] ?? null };
}
