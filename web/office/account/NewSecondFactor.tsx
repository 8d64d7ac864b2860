import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from '../../ui/router/Router.tsx';
import { secondFactorQuery } from '../calls/secondFactorApi.ts';
import { ACCOUNT } from '../frame/officePaths.ts';
import { SetUpSecondFactor } from '../frame/SetUpSecondFactor.tsx';

/** A second factor in place of the one so far: a new phone, say. */
export function NewSecondFactor() {
  const navigate = useNavigate();
  const { data } = useSuspenseQuery(secondFactorQuery);
  // as it was on arrival: the one that is set here is not one to be replaced
  const [replaces] = useState(data.set_at !== null);
  return <SetUpSecondFactor replaces={replaces} onDone={() => navigate(ACCOUNT)} />;
}
