import { useNavigate } from '../ui/router/Router.tsx';
import { ACCOUNT } from './officePaths.ts';
import { SetUpSecondFactor } from './SetUpSecondFactor.tsx';

/** A second factor in place of the one so far: a new phone, say. */
export function NewSecondFactor() {
  const navigate = useNavigate();
  return <SetUpSecondFactor onDone={() => navigate(ACCOUNT)} />;
}
