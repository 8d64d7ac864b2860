import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type DeathLinks, deathLinksContract } from '../../../domain/deaths/deathLinks.contract.ts';
import type { Sent } from '../../../domain/shared/contract.ts';
import { call } from '../../platform/calls/call.ts';
import { OFFICE, useRefreshOffice } from './useRefreshOffice.ts';

type Calls = typeof deathLinksContract;
export type FamilyLinkValues = Omit<Sent<Calls['makeFamilyLink']>, 'id' | 'revision'>;
export type GuestLinkValues = Omit<Sent<Calls['makeGuestLink']>, 'id' | 'revision'>;

/** Links of a case, the newest first. */
export function deathLinksQuery(id: number) {
  return queryOptions({
    queryKey: [OFFICE, 'death-links', id],
    queryFn: () => call(deathLinksContract.listDeathLinks, { id: String(id) }),
  });
}

/** Each change sends the revision of the list, and the answer replaces the list. */
export function useLinkChanges(caseId: number, { revision }: Pick<DeathLinks, 'revision'>) {
  const queries = useQueryClient();
  const refresh = useRefreshOffice();
  const id = String(caseId);
  const options = {
    onSuccess: ({ revision, links, days, may_make }: DeathLinks) => {
      // what is shown once is not kept
      queries.setQueryData(deathLinksQuery(caseId).queryKey, { revision, links, days, may_make });
    },
    onSettled: refresh,
  };
  const family = useMutation({
    mutationFn: (link: FamilyLinkValues) => call(deathLinksContract.makeFamilyLink, { ...link, id, revision }),
    gcTime: 0,
    ...options,
  });
  const guest = useMutation({
    mutationFn: (link: GuestLinkValues) => call(deathLinksContract.makeGuestLink, { ...link, id, revision }),
    gcTime: 0,
    ...options,
  });
  const revoke = useMutation({
    mutationFn: (link: number) => call(deathLinksContract.revokeDeathLink, { id: String(link), revision }),
    ...options,
  });
  return { makeFamily: family.mutateAsync, makeGuest: guest.mutateAsync, revoke: revoke.mutateAsync };
}
