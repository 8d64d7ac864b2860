import { expect, it } from 'vitest';
import { day } from '../../../domain/shared/day.ts';
import { type CalendarEvent, calendarFile } from './calendarFile.ts';

const NOW = new Date('2027-01-10T09:30:15.678Z');
const event: CalendarEvent = { uid: 'a1@portal', on: day('2027-01-31'), title: 'Hatırlatma', text: 'Portalı açın.' };
const linesOf = (...events: CalendarEvent[]) => calendarFile(events, NOW).toString().split('\r\n');

it('an event lasts a whole day and has an alarm', () => {
  expect(linesOf(event)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Vefa//Calendar 1.0//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:a1@portal',
    'DTSTAMP:20270110T093015Z',
    'DTSTART;VALUE=DATE:20270131',
    'DTEND;VALUE=DATE:20270201',
    'SUMMARY:Hatırlatma',
    'DESCRIPTION:Portalı açın.',
    'CLASS:PRIVATE',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Hatırlatma',
    'TRIGGER:-P2DT15H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it('every line ends in CRLF, has at most 75 octets, and parts no letter', () => {
  const text = 'ğüşİ, '.repeat(60);
  const file = calendarFile([{ ...event, text }], NOW);

  const lines = file.toString().split('\r\n');
  expect(lines.filter((line) => /[\r\n]/.test(line) || Buffer.byteLength(line) > 75)).toEqual([]);
  expect(file.toString()).not.toContain('\uFFFD');
  const unfolded = file.toString().replaceAll('\r\n ', '');
  expect(unfolded).toContain(`DESCRIPTION:${text.replaceAll(',', '\\,')}\r\n`);
});

it('text cannot become another property', () => {
  const lines = linesOf({ ...event, title: 'a\nATTACH:x\r\nb;c,d\\e', uid: 'u\r\nURL:x' });

  expect(lines).toContain('SUMMARY:a\\nATTACH:x\\nb\\;c\\,d\\\\e');
  expect(lines.filter((line) => /^(ATTACH|URL)/.test(line))).toEqual([]);
});
