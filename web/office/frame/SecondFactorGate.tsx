import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { secondFactorContract } from '../../../domain/accounts/secondFactor.contract.ts';
import { OpenFrame } from '../../me/OpenFrame.tsx';
import { useCallProblems } from '../../platform/calls/callProblems.ts';
import { queryOf } from '../../platform/calls/useCall.ts';
import { allOfOffice } from '../calls/useRefreshOffice.ts';
import { EnterCode } from './EnterCode.tsx';
import { SetUpSecondFactor } from './SetUpSecondFactor.tsx';

/**
 * Shows its children once the session has shown its second factor; before that it asks for a code or for the set-up.
 */
export function SecondFactorGate({ children }: { children: ReactNode }) {
  const queries = useQueryClient();
  const { data, refetch } = useSuspenseQuery(queryOf(secondFactorContract.getSecondFactor));
  // the state on arrival: after the set-up the recovery codes must still be read
  const [standing, setStanding] = useState(data.standing);
  const isStopped = useCallProblems().refusal?.key === 'second_factor_needed';
  useEffect(() => {
    // another tab has logged in again
    if (isStopped) void refetch().then(({ data: now }) => now && setStanding(now.standing));
  }, [isStopped, refetch]);

  if (standing === 'open') return children;
  const goOn = () => {
    // queries that were refused without a code are fetched again
    queries.removeQueries(allOfOffice);
    setStanding('open');
  };
  return (
    <OpenFrame>
      {standing === 'code_needed' ? <EnterCode onShown={goOn} /> : <SetUpSecondFactor isFirst onDone={goOn} />}
    </OpenFrame>
  );
}
