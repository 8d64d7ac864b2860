import { queryOptions } from '@tanstack/react-query';
import { membershipContract } from '../../domain/membership/membership.contract.ts';
import type { Answer } from '../../domain/shared/contract.ts';
import { call } from '../platform/calls/call.ts';

export type PersonCover = Answer<typeof membershipContract.listCover>[number];

/** Whom of the household the membership covers today (decision 57). */
export function coverQuery(householdId: number) {
  return queryOptions({
    queryKey: ['membership', 'cover', householdId],
    queryFn: () => call(membershipContract.listCover, { id: String(householdId) }),
  });
}
