import { isExisting, type MemberStatus } from '../members/memberStatus.ts';

/** The version of the words to which a member agrees (`textReminders.consent`). A change of their meaning is a new version. */
export const CONSENT_VERSION = 1;
/** How long it stays known after its end that, and when, somebody had agreed. */
export const CONSENT_KEPT_YEARS = 3;

export const CODE_LENGTH = 6;
export const CODE_MINUTES = 10;

/**
 * Countries to whose mobile numbers text messages are sent: Austria, its neighbours and Türkiye. Numbers elsewhere may cost a
 * multiple, and nobody here needs them.
 */
const TEXTED_COUNTRIES = ['AT', 'DE', 'CH', 'LI', 'IT', 'SI', 'HU', 'SK', 'CZ', 'TR'] as const;

export function isTextedCountry(country: string | undefined): boolean {
  return TEXTED_COUNTRIES.some((each) => each === country);
}

/** Only members are reminded: applicants are in touch by mail, and a stranger's registration must not cause text messages. */
export const mayHaveTextReminders = (household: { status: MemberStatus }) => isExisting(household.status);

/** What a text message reminds of, the most urgent first. A message names one of them. */
export const textKinds = ['overdue', 'due_soon', 'document', 'news'] as const;
export type TextKind = (typeof textKinds)[number];

/** So many days before its due date an invoice is due soon. */
export const DUE_SOON_DAYS = 3;
/** News that are older remind nobody any more, after an outage for example. */
export const NEWS_REMIND_DAYS = 3;

const FIRST_HOUR = 9;
const LAST_HOUR = 19;
const HOUR_MINUTES = 60;

const viennaTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Vienna',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** How long text messages may still be sent today, in hours; 0 before nine and from seven in the evening on, in Vienna. */
export function textHoursLeft(now: Date): number {
  const [hour = 0, minute = 0] = viennaTime.format(now).split(':').map(Number);
  if (hour < FIRST_HOUR || hour >= LAST_HOUR) return 0;
  return LAST_HOUR - hour - minute / HOUR_MINUTES;
}
