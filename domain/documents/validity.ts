import { addDays, addMonths, addYears, type Day, isAfter, isBefore } from '../shared/day.ts';
import type { EffectKey } from '../shared/messageKinds.ts';
import type { DocumentType } from './documentTypes.ts';

/** Documents that may carry the last day on which they are valid; for the others nobody is asked. */
export const expiringTypes = ['passport', 'residence_permit'] as const satisfies readonly DocumentType[];
export type ExpiringType = (typeof expiringTypes)[number];

export function mayExpire(type: DocumentType): type is ExpiringType {
  return expiringTypes.some((each) => each === type);
}

/** No passport or permit is valid for longer, so a later year is a slip (decision 68). */
const LONGEST_YEARS = 20;

type Told = { type: DocumentType; validUntil: Day };
export type ValidityProblem = 'date_must_not_be_past' | 'check_the_year' | 'kind_does_not_expire';

/**
 * Why a last day of validity is not accepted. A member says days from today on (the picker's minimum, ui.md 7); the office may also
 * say truthfully that a document has run out.
 */
export function validityProblem(
  { type, validUntil }: Told,
  today: Day,
  toldBy: 'member' | 'office',
): ValidityProblem | undefined {
  if (!mayExpire(type)) return 'kind_does_not_expire';
  if (isAfter(validUntil, addYears(today, LONGEST_YEARS))) return 'check_the_year';
  if (isBefore(validUntil, addYears(today, -LONGEST_YEARS))) return 'check_the_year';
  return toldBy === 'member' && isBefore(validUntil, today) ? 'date_must_not_be_past' : undefined;
}

/** How many months before the last day a notice is sent. */
const NOTICE_MONTHS = [1, 3] as const;
export type ValidityNotice = (typeof NOTICE_MONTHS)[number];

/** The range of last days for which a notice may be due on `today`. A coarse filter: `validityNotice` decides. */
export function validityNoticeSpan(today: Day): { from: Day; until: Day } {
  // a few days more, because months differ in length
  return { from: today, until: addDays(addMonths(today, Math.max(...NOTICE_MONTHS)), 3) };
}

/**
 * The notice about a document that runs out: three months and one month before its last day. Only the later one if both are due,
 * so that skipped nights do not cause two mails at once, and none afterwards.
 */
export function validityNotice(validUntil: Day, today: Day): ValidityNotice | undefined {
  if (isBefore(validUntil, today)) return undefined;
  return NOTICE_MONTHS.find((months) => !isAfter(addMonths(validUntil, -months), today));
}

/** Notices of documents begin with this in the keys of their effects. */
export const VALIDITY_EFFECT = 'documents.ending';

type Ending = { member_id: number; type: DocumentType; valid_until: Day };

/** The key of a notice. Not by document, because front and back may be two files with the same day. */
export function validityEffect({ member_id, type, valid_until }: Ending, notice: ValidityNotice): EffectKey {
  return `${VALIDITY_EFFECT}/${member_id}/${type}/${valid_until}/${notice}`;
}

/** The office's list: documents that run out within this time, or have run out not longer ago. */
export function endingSoonSpan(today: Day): { from: Day; until: Day } {
  return { from: addMonths(today, -3), until: addMonths(today, 1) };
}
