import { z } from 'zod';
import { memberStatuses } from '../../members/memberStatus.ts';
import { relationshipTypes } from '../../reference/eligibility.ts';
import { euros, id, wireDay } from '../../shared/fields.ts';

const named = { household_id: id, member_id: id, name: z.string() };

/**
 * The effects of identifying a person on a household (decision 60), as data for a screen's sentences, in the order in which they
 * happen.
 */
export const deathEffect = z.discriminatedUnion('kind', [
  /** The deceased; `last_day` is the (last possible) day of death, `first_day_without` the day after it. */
  z.object({
    ...named,
    kind: z.literal('membership_ends'),
    last_day: wireDay,
    first_day_without: wireDay,
    /** Whether the membership ever began; otherwise an application ends. */
    had_begun: z.boolean(),
  }),
  /** Everybody left in the household ends with it. */
  z.object({
    kind: z.literal('household_ends'),
    household_id: id,
    membership_no: z.string(),
    first_day_without: wireDay,
    members: z.array(z.object({ member_id: id, name: z.string() })),
  }),
  /** Another person becomes main member; fees and days stay, and a waiting household keeps its days. */
  z.object({
    ...named,
    kind: z.literal('main_member_changes'),
    is_waiting: z.boolean(),
    waiting_until: wireDay.nullable(),
  }),
  /** The civil status of the husband or wife. */
  z.object({ ...named, kind: z.literal('becomes_widowed') }),
  /** From now on the household gets no message about money; its open invoices rest. */
  z.object({
    kind: z.literal('money_rests'),
    household_id: id,
    /** The day since which it rests because of another case. */
    already_since: wireDay.nullable(),
    open_invoices: z.int(),
    open_amount: euros,
  }),
  /** The first message is a condolence; it goes to the mailbox only if somebody is left who reads it. */
  z.object({ kind: z.literal('condolence'), household_id: id, by: z.enum(['news', 'news_and_mail']) }),
  /** A person who speaks for the household at a death gets a mail. */
  z.object({
    kind: z.literal('representative_told'),
    household_id: id,
    substitute_id: id,
    name: z.string(),
  }),
]);

/** A person who may become main member. */
export const successor = z.object({
  member_id: id,
  name: z.string(),
  date_of_birth: wireDay.nullable(),
  relationship_type: z.enum(relationshipTypes).nullable(),
  status: z.enum(memberStatuses),
  is_minor: z.boolean(),
});

/** A household of the deceased, with the choices to be made for it. */
export const affectedHousehold = z.object({
  household_id: id,
  membership_no: z.string(),
  member_id: id,
  name: z.string(),
  is_main: z.boolean(),
  status: z.enum(memberStatuses),
  /** Empty unless the main member has died and somebody may follow. */
  successors: z.array(successor),
  /** The choices in the request: the next main member, or that the household ends. */
  next_member_id: id.nullable(),
  is_ending: z.boolean(),
});

/** Missing choices that prevent the confirmation. */
export const deathChoicesLacking = [
  /** The day of death, or the first and the last possible one. */
  'day_of_death',
  /** The next main member, or that the household ends. */
  'who_goes_on',
  /** The day of death is long before the registration: the person or the day is wrong. */
  'day_before_registration',
  /** The registration is not confirmed yet. */
  'unconfirmed_registration',
] as const;
