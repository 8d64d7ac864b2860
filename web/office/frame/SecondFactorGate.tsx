import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { OpenFrame } from '../../me/OpenFrame.tsx';
import { useTrouble } from '../../platform/calls/trouble.ts';
import { secondFactorQuery } from '../calls/secondFactorApi.ts';
import { allOfOffice } from '../calls/useRefreshOffice.ts';
import { EnterCode } from './EnterCode.tsx';
import { SetUpSecondFactor } from './SetUpSecondFactor.tsx';

/** Lets through whoever has shown the second factor in this session; all others show it, or set one up. */
export function SecondFactorGate({ children }: { children: ReactNode }) {
  const queries = useQueryClient();
  const { data, refetch } = useSuspenseQuery(secondFactorQuery);
  // as it was on arrival: once a second factor is set, its recovery codes still have to be read
  const [standing, setStanding] = useState(data.standing);
  const isStopped = useTrouble().refusal?.key === 'second_factor_needed';
  useEffect(() => {
    // another tab has logged in anew
    if (isStopped) void refetch().then(({ data: now }) => now && setStanding(now.standing));
  }, [isStopped, refetch]);

  if (standing === 'open') return children;
  const goOn = () => {
    // what was refused for want of a code is asked anew
    queries.removeQueries(allOfOffice);
    setStanding('open');
  };
  return (
    <OpenFrame>
      {standing === 'code_needed' ? <EnterCode onShown={goOn} /> : <SetUpSecondFactor isFirst onDone={goOn} />}
    </OpenFrame>
  );
}
