import type { MainMember, SubMember } from '../../../domain/members/members.contract.ts';
import { useHome } from '../../me/home.ts';

/** Everybody of the household but this person; without an id everybody. */
export function useRestOfHousehold(id?: number): readonly (MainMember | SubMember)[] {
  const { me, mainMember } = useHome();
  return [mainMember, ...me.sub_members].filter((each) => each.id !== id);
}
