import type { MemberStatus } from '../members/memberStatus.ts';
import { type ActivationFacts, unverifiedDocuments } from '../membership/activation.ts';
import { isWaitingOver } from '../membership/waitingPeriod.ts';
import type { Day } from '../shared/day.ts';

/**
 * The states of an application for the office; several may apply. `in_order`: only time is missing. `waiting_over`: the
 * 90 days are over, and only the check of the documents is missing (D21).
 */
export const applicationStates = ['sent_back', 'documents_not_verified', 'unpaid', 'waiting_over', 'in_order'] as const;
export type ApplicationState = (typeof applicationStates)[number];

export type ApplicationFacts = ActivationFacts & { status: MemberStatus };

/** What an application lacks. The waiting period runs only once both fees are settled (D21). */
export function statesOf(facts: ApplicationFacts, today: Day): ApplicationState[] {
  const unverified = unverifiedDocuments(facts).length > 0;
  if (facts.status === 'new') return ['sent_back', ...when(unverified, 'documents_not_verified')];
  const { waiting_until } = facts;
  const lacking = [
    ...when(unverified, 'documents_not_verified'),
    ...when(waiting_until === null, 'unpaid'),
    ...when(unverified && waiting_until !== null && isWaitingOver(waiting_until, today), 'waiting_over'),
  ];
  return lacking.length > 0 ? lacking : ['in_order'];
}

function when(applies: boolean, state: ApplicationState): ApplicationState[] {
  return applies ? [state] : [];
}
