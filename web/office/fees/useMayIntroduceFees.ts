import { useSuspenseQuery } from '@tanstack/react-query';
import { mayIntroduceFees } from '../../../domain/invoicing/invoicing.access.ts';
import { meQuery } from '../../me/me.ts';

/** Whether the logged-in staff member may introduce fees. */
export function useMayIntroduceFees(): boolean {
  const { role } = useSuspenseQuery(meQuery).data;
  return role !== 'member' && mayIntroduceFees({ kind: 'office', role });
}
