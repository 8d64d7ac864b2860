import type { Association } from '../../../domain/shared/association.ts';
import { type Day, toWireDay } from '../../../domain/shared/day.ts';
import { fullName } from '../../../domain/shared/fullName.ts';
import { unbroken } from '../../../domain/shared/unbroken.ts';
import type { Recipient } from '../../members/recipient.reads.ts';
import type { Message } from '../../notifications/tell.actions.ts';
import { say } from '../../words.ts';

/** The membership is active (D21); `emergency_phone` is the number to call at a death, if the association has one. */
export function activeMessage(
  active_from: Day,
  { language }: Recipient,
  { emergency_phone: phone }: Association,
): Message {
  return {
    subject: say(language, 'application.active.subject'),
    paragraphs: [
      say(language, 'application.active.since', { date: toWireDay(active_from) }),
      say(language, 'application.active.thanks'),
      ...(phone ? [say(language, 'application.active.atADeath', { phone: unbroken(phone) })] : []),
    ],
    link: { label: say(language, 'application.link'), path: '/news' },
  };
}

type Active = { person: { first_name: string; last_name: string }; active_from: Day };

/** A family member who was added later is active as well (D22). */
export function familyActiveMessage({ person, active_from }: Active, { language }: Recipient): Message {
  const name = fullName(person);
  return {
    subject: say(language, 'application.familyActive.subject', { name }),
    paragraphs: [say(language, 'application.familyActive.since', { name, date: toWireDay(active_from) })],
    link: { label: say(language, 'application.link'), path: '/sub-member' },
  };
}
