import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from '../../ui/router/Router.tsx';
import { secondFactorQuery } from '../calls/secondFactorApi.ts';
import { ACCOUNT } from '../frame/officePaths.ts';
import { SetUpSecondFactor } from '../frame/SetUpSecondFactor.tsx';

/** Replaces the second factor, for example after a change of phone. */
export function NewSecondFactor() {
  const navigate = useNavigate();
  const { data } = useSuspenseQuery(secondFactorQuery);
  // the state on arrival: a second factor that is set on this screen does not count as one to replace
  const [replaces] = useState(data.set_at !== null);
  return <SetUpSecondFactor replaces={replaces} onDone={() => navigate(ACCOUNT)} />;
}
