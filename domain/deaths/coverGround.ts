import { z } from 'zod';
import { type CoverContext, coverVerdicts } from '../membership/cover.ts';
import type { Day } from '../shared/day.ts';
import { id } from '../shared/fields.ts';

/** A day in ISO format, `YYYY-MM-DD`: grounds are returned as they were stored. */
const isoDay = z.custom<Day>((value) => typeof value === 'string').meta({ type: 'string' });
const count = z.int();

const owed = z.object({ bill_number: z.string(), open_cents: count });
const arrear = z.object({ bill_number: z.string(), open_cents: count, level: count, reminded_on: isoDay });

/** A ground of the cover with its facts; each verdict has its own fields (`CoverContext`). */
export const coverGround = z.object({
  verdict: z.enum(coverVerdicts),
  household_id: id.nullish(),
  household_ids: z.array(id).optional(),
  since: isoDay.nullish(),
  reason_id: id.nullish(),
  had_begun: z.boolean().optional(),
  entered_on: isoDay.nullish(),
  missing: z.array(z.string()).optional(),
  known_since: isoDay.nullish(),
  birth: isoDay.optional(),
  last_day: isoDay.optional(),
  invoices: z.array(arrear).optional(),
  unpaid: z.array(owed).optional(),
  from: isoDay.nullish(),
  until: isoDay.nullish(),
  held_by: z.string().nullish(),
  not_before: isoDay.nullish(),
  days_waited: count.optional(),
  exempt_after_days: count.optional(),
});
export type CoverGround = z.output<typeof coverGround>;

/** A ground of an answer as a rule's input; it comes from the server, so it is not checked again. */
export function toCoverContext(ground: CoverGround): CoverContext {
  return ground as CoverContext;
}
