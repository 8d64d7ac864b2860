import type { WireDay } from '../../../domain/shared/day.ts';
import { useHome } from '../../me/home.ts';

/** The last day of a person's membership, if an end is to come for them or for everybody; the earlier one (decision 78). */
export function useLastDays(): (memberId: number) => WireDay | undefined {
  const { endings_to_come } = useHome().household;
  return (memberId) => endings_to_come.find(({ member_id }) => member_id === null || member_id === memberId)?.last_day;
}
