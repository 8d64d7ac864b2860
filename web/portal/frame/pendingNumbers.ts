import { correctionsPath, personPath } from '../../../domain/members/personPath.ts';
import { fullName } from '../../../domain/shared/fullName.ts';
import { useHome } from '../../me/home.ts';

export type PendingNumber = { id: number; name: string; is_main: boolean; to: `/${string}` };

/** Who has no social insurance number yet, each with the place where it is typed, or asked to be entered (decision 83). */
export function usePendingNumbers(): PendingNumber[] {
  const { me, mainMember } = useHome();
  const family = me.sub_members.filter(({ status }) => status !== 'inactive');
  return [{ ...mainMember, is_main: true }, ...family.map((each) => ({ ...each, is_main: false }))]
    .filter((person) => person.social_insurance_number_pending)
    .map((person) => {
      const { id, is_main, status } = person;
      const place = { member_id: id, is_main };
      const field = `${is_main ? 'main-member' : 'family-member'}-social_insurance_number` as const;
      const to = status === 'new' ? (`${personPath(place)}#${field}` as const) : correctionsPath(place);
      return { id, is_main, name: fullName(person), to };
    });
}
