import { refuse as refuseHousehold } from '../../../domain/application/application.refusals.ts';
import { calendarDays } from '../../../domain/membership/calendar.ts';
import type { membershipContract } from '../../../domain/membership/membership.contract.ts';
import { refuse } from '../../../domain/membership/membership.refusals.ts';
import type { Input } from '../../../domain/shared/contract.ts';
import type { MemberActor } from '../../platform/actor.ts';
import type { Ask } from '../../platform/context.ts';
import { type CalendarEvent, calendarFile } from '../../platform/formats/calendarFile.ts';
import type { FileAnswer } from '../../platform/http/route.ts';
import { hashToken } from '../../platform/secrets/tokens.ts';
import { say } from '../../words.ts';
import { readCalendarFacts } from './calendar.reads.ts';

/**
 * The household's days as a calendar file in the reader's language. Refuses with `calendar_empty` if there is none, with
 * `HouseholdNotFound` for other households.
 */
export async function downloadCalendar(
  ask: Ask<MemberActor>,
  { id }: Input<(typeof membershipContract)['downloadCalendar']>,
): Promise<FileAnswer> {
  const { actor, today, now, settings } = ask;
  if (id !== actor.household_id) return refuseHousehold('HouseholdNotFound');
  const days = calendarDays(await readCalendarFacts(ask.db, id), today);
  if (days.length === 0) return refuse('calendar_empty');
  const events = days.map(({ key, on, what }): CalendarEvent => {
    // unique among installations, and tells nothing to whom the calendar is shared with
    const uid = `${hashToken(`${settings.publicUrl}/${id}/${key}`).toString('hex').slice(0, 32)}@member-portal`;
    const title = say(actor.language, `membership.calendar.${what}`);
    return { uid, on, title, text: say(actor.language, 'membership.calendar.text') };
  });
  const content = calendarFile(events, now);
  const filename = say(actor.language, 'membership.calendar.filename');
  return { filename, contentType: 'text/calendar; charset=utf-8', content, sizeBytes: content.byteLength };
}
