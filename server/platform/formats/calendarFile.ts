import { addDays, type Day } from '../../../domain/shared/day.ts';

export type CalendarEvent = {
  /** The same for every download: a calendar then changes its entry and does not repeat it. */
  uid: string;
  on: Day;
  title: string;
  text: string;
};

const LINE_OCTETS = 75;
/** Nine in the morning, three days before: an all-day event begins at midnight. */
const ALARM = '-P2DT15H';

/** An iCalendar file (RFC 5545) of all-day events, each with an alarm three days before. */
export function calendarFile(events: readonly CalendarEvent[], now: Date): Buffer {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Vefa//Calendar 1.0//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => eventLines(event, stamp(now))),
    'END:VCALENDAR',
  ];
  return Buffer.from(lines.map((line) => `${folded(line)}\r\n`).join(''));
}

function eventLines({ uid, on, title, text }: CalendarEvent, stamped: string): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${stamped}`,
    `DTSTART;VALUE=DATE:${basic(on)}`,
    `DTEND;VALUE=DATE:${basic(addDays(on, 1))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    'CLASS:PRIVATE',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:${ALARM}`,
    'END:VALARM',
    'END:VEVENT',
  ];
}

function basic(day: Day): string {
  return day.replaceAll('-', '');
}

function stamp(now: Date): string {
  return `${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

function escaped(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|\r|\n/g, '\\n');
}

/** At most 75 octets a line, never parting a letter; what follows begins with a blank (RFC 5545, 3.1). */
function folded(line: string): string {
  let octets = 0;
  let written = '';
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (octets + size > LINE_OCTETS) {
      written += '\r\n ';
      octets = 1;
    }
    written += letter;
    octets += size;
  }
  return written;
}
