import { useSuspenseQuery } from '@tanstack/react-query';
import { mayMoveIn } from '../../../domain/movingIn/movingIn.access.ts';
import { meQuery } from '../../me/me.ts';

/** Whether the logged-in staff member may read former lists. */
export function useMayMoveIn(): boolean {
  const { role } = useSuspenseQuery(meQuery).data;
  return role !== 'member' && mayMoveIn({ kind: 'office', role });
}
