import { useSuspenseQuery } from '@tanstack/react-query';
import { mayIntroduceSettings } from '../../../domain/boardSettings/boardSettings.access.ts';
import { meQuery } from '../../me/me.ts';

/** Whether the logged-in staff member may introduce and withdraw rules of the board. */
export function useMayIntroduceSettings(): boolean {
  const { role } = useSuspenseQuery(meQuery).data;
  return role !== 'member' && mayIntroduceSettings({ kind: 'office', role });
}
