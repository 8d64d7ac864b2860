import { useState } from 'react';
import { secondFactorContract } from '../../../domain/accounts/secondFactor.contract.ts';
import { useCall } from '../../platform/calls/useCall.ts';
import { useNavigate } from '../../ui/router/Router.tsx';
import { ACCOUNT } from '../frame/officePaths.ts';
import { SetUpSecondFactor } from '../frame/SetUpSecondFactor.tsx';

/** Replaces the second factor, for example after a change of phone. */
export function NewSecondFactor() {
  const navigate = useNavigate();
  const { set_at } = useCall(secondFactorContract.getSecondFactor);
  // the state on arrival: a second factor that is set on this screen does not count as one to replace
  const [replaces] = useState(set_at !== null);
  return <SetUpSecondFactor replaces={replaces} onDone={() => navigate(ACCOUNT)} />;
}
