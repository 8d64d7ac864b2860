import { z } from 'zod';
import { linesOfText, optional } from '../shared/fields.ts';
import { type Language, languages } from '../shared/language.ts';
import { type Cents, cents } from '../shared/money.ts';
import { centLimit, eachOf, wholeNumber } from './bounds.ts';
import { type CostKind, costKinds } from './costKinds.ts';
import { settingBounds } from './settingBounds.ts';
import { defaultStepTemplate, type StepTemplate, stepTemplateFields } from './stepTemplate.ts';

/** The board's decisions about deaths, from a day on. */
export type BoardSettings = StepTemplate & {
  /**
   * After how many days of waiting an accidental death is covered (0: from the first); null: accidents have the normal waiting
   * period.
   */
  accident_exempt_after_days: number | null;
  /** The highest reminder up to which a household stays covered; 3: arrears never end the cover. */
  holds_until_reminder: 0 | 1 | 2 | 3;
  /**
   * No reminder of an invoice leaves unless a bank statement was read that ends at most so many days ago and after the invoice was due;
   * null: reminders do not wait, because every payment is booked by hand.
   */
  reminders_wait_for_bank_days: number | null;
  /** The most that is paid at a death outside Austria; null: no limit. */
  abroad_limit_cents: Cents | null;
  /** The most that is paid for each kind of cost; null: no limit, 0: not paid by the association. */
  cost_limits_cents: Record<CostKind, Cents | null>;
  /** The most that the board grants as goodwill; null: no limit. */
  goodwill_limit_cents: Cents | null;
  /** How many board members sign a goodwill decision. */
  goodwill_signatures: 1 | 2;
  /** How many board members sign to decline a case. */
  decision_signatures: 1 | 2;
  family_link_days: number;
  guest_link_days: number;
  /** Within how many minutes the public page promises to call back; null: no promise. */
  call_back_within_minutes: number | null;
  /** Whole calendar years. */
  keep_costs_years: number;
  keep_unidentified_days: number;
  keep_withdrawn_days: number;
  /** Years after closing. */
  keep_medical_years: number;
  /** A paragraph of plain text on the public page, by language. */
  public_notes: Record<Language, string | null>;
};

/** All fields that are the same on the wire and in the database. */
export const unpricedFields = {
  accident_exempt_after_days: wholeNumber(settingBounds.accident_exempt_after_days).nullable(),
  holds_until_reminder: z.literal([0, 1, 2, 3]),
  reminders_wait_for_bank_days: wholeNumber(settingBounds.reminders_wait_for_bank_days).nullable(),
  goodwill_signatures: z.literal([1, 2]),
  decision_signatures: z.literal([1, 2]),
  family_link_days: wholeNumber(settingBounds.family_link_days),
  guest_link_days: wholeNumber(settingBounds.guest_link_days),
  call_back_within_minutes: wholeNumber(settingBounds.call_back_within_minutes).nullable(),
  keep_costs_years: wholeNumber(settingBounds.keep_costs_years),
  keep_unidentified_days: wholeNumber(settingBounds.keep_unidentified_days),
  keep_withdrawn_days: wholeNumber(settingBounds.keep_withdrawn_days),
  keep_medical_years: wholeNumber(settingBounds.keep_medical_years),
  public_notes: eachOf(
    languages,
    optional(linesOfText(1000)).transform((note) => note ?? null),
  ),
  ...stepTemplateFields,
};

/** A set as it is stored. Later versions may only widen the bounds, so that old sets stay readable. */
const storedSettings = z.object({
  ...unpricedFields,
  abroad_limit_cents: centLimit,
  cost_limits_cents: eachOf(costKinds, centLimit),
  goodwill_limit_cents: centLimit,
}) satisfies z.ZodType<BoardSettings>;

/** The settings before the board has decided anything, by the specification and decision 57. */
export const defaultSettings: BoardSettings = {
  accident_exempt_after_days: null,
  holds_until_reminder: 2,
  reminders_wait_for_bank_days: 5,
  abroad_limit_cents: null,
  cost_limits_cents: {
    ...(Object.fromEntries(costKinds.map((kind) => [kind, null])) as Record<CostKind, null>),
    grave: cents(0),
  },
  goodwill_limit_cents: null,
  goodwill_signatures: 1,
  decision_signatures: 1,
  family_link_days: 30,
  guest_link_days: 14,
  call_back_within_minutes: null,
  keep_costs_years: 7,
  keep_unidentified_days: 30,
  keep_withdrawn_days: 90,
  keep_medical_years: 1,
  public_notes: { de: null, tr: null, en: null },
  ...defaultStepTemplate,
};

/** Reads a stored set. Fields that did not exist when it was introduced get their defaults; former fields are dropped. */
export function readSettings(stored: unknown): BoardSettings {
  return storedSettings.parse(completed(defaultSettings, stored));
}

/** The known keys of `stored`, at every depth, with defaults for missing ones. */
function completed(defaults: unknown, stored: unknown): unknown {
  if (stored === undefined) return defaults;
  if (!isNamed(defaults) || !isNamed(stored)) return stored;
  return Object.fromEntries(Object.entries(defaults).map(([key, value]) => [key, completed(value, stored[key])]));
}

function isNamed(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
