import type { Association } from '../../../domain/shared/association.ts';
import { type Day, toWireDay } from '../../../domain/shared/day.ts';
import { fullName } from '../../../domain/shared/fullName.ts';
import { unbroken } from '../../../domain/shared/unbroken.ts';
import { message } from '../../messages.ts';

type Begun = { active_from: Day; association: Pick<Association, 'emergency_phone'> };

/** The membership is active (D21), with the number to call at a death, if the association has one. */
export const activeMessage = message('membership.active', ({ active_from, association }: Begun) => {
  const { emergency_phone: phone } = association;
  return {
    says: ['since', 'thanks', phone ? 'atADeath' : []],
    values: { date: toWireDay(active_from), phone: phone && unbroken(phone) },
    link: { label: 'membership.link', path: '/news' },
  };
});

type Active = { person: { first_name: string; last_name: string }; active_from: Day };

/** A family member who was added later is active as well (D22). */
export const familyActiveMessage = message('membership.familyActive', ({ person, active_from }: Active) => ({
  says: ['since'],
  values: { name: fullName(person), date: toWireDay(active_from) },
  link: { label: 'membership.link', path: '/sub-member' },
}));
