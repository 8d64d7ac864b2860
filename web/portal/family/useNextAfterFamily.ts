import { useHome } from '../../me/home.ts';
import { useNavigate } from '../../ui/router/Router.tsx';
import { goingOnTo } from '../frame/steps.ts';
import { substitutesPath } from '../frame/substitutePaths.ts';

/** Goes on from the family: to representations for existing members, otherwise to payment (spec §2). */
export function useNextAfterFamily(): () => void {
  const { isExisting } = useHome();
  const navigate = useNavigate();
  return () => {
    if (isExisting) return navigate(substitutesPath);
    goingOnTo('/payment');
    navigate('/payment');
  };
}
