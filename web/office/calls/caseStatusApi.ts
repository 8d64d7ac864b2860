import { queryOptions, useMutation } from '@tanstack/react-query';
import type { DeathCase } from '../../../domain/deaths/deathCases.contract.ts';
import { deathLifeContract as calls } from '../../../domain/deaths/deathLife.contract.ts';
import { deathPersonsContract } from '../../../domain/deaths/deathPersons.contract.ts';
import type { Sent } from '../../../domain/shared/contract.ts';
import { call } from '../../platform/calls/call.ts';
import { useKeepDeathCase } from './deathsApi.ts';
import { OFFICE, useRefreshOffice } from './useRefreshOffice.ts';

/** What staff choose before they identify somebody. */
export type DeathChoices = { also_member_ids: number[]; next_member_ids: number[]; ending_household_ids: number[] };
export type BurialPlan = Omit<Sent<typeof calls.planBurial>, 'id' | 'revision'>;
export type MoneyDecisions = NonNullable<Sent<typeof calls.settleDeath>['invoices']>;

/** Every effect of identifying the deceased with these choices, before it happens. */
export function deathEffectsQuery(id: number, revision: number, choices: DeathChoices) {
  return queryOptions({
    queryKey: [OFFICE, 'death-effects', id, revision, choices],
    queryFn: () =>
      call(calls.previewDeathEffects, {
        id: String(id),
        also_member_ids: choices.also_member_ids.join(','),
        next_member_ids: choices.next_member_ids.join(','),
        ending_household_ids: choices.ending_household_ids.join(','),
      }),
    staleTime: 0,
  });
}

/** What taking the last step back would undo. */
export function deathTakeBackQuery(id: number, revision: number) {
  return queryOptions({
    queryKey: [OFFICE, 'death-take-back', id, revision],
    queryFn: () => call(calls.previewDeathTakeBack, { id: String(id) }),
    staleTime: 0,
  });
}

/** Open invoices that rest because of the case. */
export function deathMoneyQuery(id: number, revision: number) {
  return queryOptions({
    queryKey: [OFFICE, 'death-money', id, revision],
    queryFn: () => call(calls.getDeathMoney, { id: String(id) }),
    staleTime: 0,
  });
}

/** What is left of the case before it is settled, closed or withdrawn. */
export function deathLeftOpenQuery(id: number, revision: number) {
  return queryOptions({
    queryKey: [OFFICE, 'death-left-open', id, revision],
    queryFn: () => call(calls.getDeathLeftOpen, { id: String(id) }),
    staleTime: 0,
  });
}

/** Steps in the life of a case; each names the revision that the screen had. */
export function useCaseStatusSteps({ id: caseId, revision }: { id: number; revision: number }) {
  const keep = useKeepDeathCase();
  const refresh = useRefreshOffice();
  const step = useMutation({
    mutationFn: (send: () => Promise<DeathCase>) => send(),
    onSuccess: keep,
    onError: refresh,
  });
  const seen = { id: String(caseId), revision };
  const take = (send: () => Promise<DeathCase>) => step.mutateAsync(send);
  return {
    identify: (choices: DeathChoices, answers: { digest: string; guardian: string | null; condolence: boolean }) =>
      take(() => call(calls.identifyDeath, { ...seen, ...choices, ...answers })),
    person: (whose: { member_id: number } | { parent_member_id: number }) =>
      take(() => call(deathPersonsContract.linkDeceased, { ...seen, ...whose })),
    takeBack: (answers: { reason: string; anyway: boolean; was_mistaken: boolean }) =>
      take(() => call(calls.takeDeathBack, { ...seen, ...answers })),
    withdraw: (answers: { reason: string; anyway: boolean; left_is_seen: boolean }) =>
      take(() => call(calls.withdrawDeath, { ...seen, ...answers })),
    reopen: () => take(() => call(calls.reopenDeath, seen)),
    begin: () => take(() => call(calls.beginDeath, seen)),
    plan: (plan: BurialPlan) => take(() => call(calls.planBurial, { ...seen, ...plan })),
    bury: (plan: BurialPlan) => take(() => call(calls.buryDeath, { ...seen, ...plan })),
    settle: (invoices: MoneyDecisions, left_is_seen: boolean) =>
      take(() => call(calls.settleDeath, { ...seen, invoices, left_is_seen })),
    close: (invoices: MoneyDecisions, left_is_seen: boolean) =>
      take(() => call(calls.closeDeath, { ...seen, invoices, left_is_seen })),
    recordOnly: (invoices: MoneyDecisions, left_is_seen: boolean) =>
      take(() => call(calls.closeDeath, { ...seen, invoices, left_is_seen, only_recorded: true })),
    link: (other_case_id: number) => take(() => call(calls.linkDeath, { ...seen, other_case_id })),
    unlink: () => take(() => call(calls.unlinkDeath, seen)),
    join: (other_case_id: number, left_is_seen: boolean) =>
      take(() => call(calls.joinDeath, { ...seen, other_case_id, left_is_seen })),
  };
}
export type CaseStatusSteps = ReturnType<typeof useCaseStatusSteps>;
