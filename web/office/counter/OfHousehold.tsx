import type { ReactNode } from 'react';
import { officeContract } from '../../../domain/office/office.contract.ts';
import type { HouseholdFile } from '../../../domain/office/officeAnswers.ts';
import { OnBehalf } from '../../platform/calls/onBehalf.ts';
import { useCall } from '../../platform/calls/useCall.ts';
import { useParams } from '../../ui/router/Router.tsx';
import { type Say, useConversation } from './conversation.ts';

/** The household that the address names, and what a form calls with its values before it sends. */
export type CounterProps = { file: HouseholdFile; say: Say };

/** Around a form that the office fills in for a household: all that it sends names the conversation (decision 94). */
export function OfHousehold({ children }: { children: (props: CounterProps) => ReactNode }) {
  const { id = '' } = useParams();
  const file = useCall(officeContract.getHousehold, { id });
  const { begin, say } = useConversation(file.household.id);
  return <OnBehalf value={begin}>{children({ file, say })}</OnBehalf>;
}
