import { z } from 'zod';
import { memberStatuses } from '../members/memberStatus.ts';
import { relationshipTypes } from '../reference/eligibility.ts';
import { euros, id, wireDay } from '../shared/fields.ts';

const named = { household_id: id, member_id: id, name: z.string() };

/**
 * What identifying somebody does to a household (decision 60): data from which a screen makes sentences. Listed before it
 * happens, in the order in which it happens.
 */
export const deathEffect = z.discriminatedUnion('kind', [
  /** The deceased; `last_day` is the (last possible) day of death, `first_day_without` the day after it. */
  z.object({
    ...named,
    kind: z.literal('membership_ends'),
    last_day: wireDay,
    first_day_without: wireDay,
    /** Whether the membership ever began; else an application ends. */
    had_begun: z.boolean(),
  }),
  /** Everybody who is left in the household ends with it. */
  z.object({
    kind: z.literal('household_ends'),
    household_id: id,
    membership_no: z.string(),
    first_day_without: wireDay,
    members: z.array(z.object({ member_id: id, name: z.string() })),
  }),
  /** Somebody goes on as main member; nothing begins anew, and a household that waits keeps its days. */
  z.object({
    ...named,
    kind: z.literal('main_member_changes'),
    is_waiting: z.boolean(),
    waiting_until: wireDay.nullable(),
  }),
  /** The civil status of the husband or wife. */
  z.object({ ...named, kind: z.literal('becomes_widowed') }),
  /** From now on nothing about money is written to the household; its open invoices rest. */
  z.object({
    kind: z.literal('money_rests'),
    household_id: id,
    /** The day since which it rests already, because of another case. */
    already_since: wireDay.nullable(),
    open_invoices: z.int(),
    open_amount: euros,
  }),
  /** A condolence is the first message; to the household's mailbox only where somebody is left who reads it. */
  z.object({ kind: z.literal('condolence'), household_id: id, by: z.enum(['news', 'news_and_mail']) }),
  /** Somebody who speaks for the household at a death gets a mail. */
  z.object({
    kind: z.literal('representative_told'),
    household_id: id,
    substitute_id: id,
    name: z.string(),
  }),
]);

/** Somebody who may go on as main member. */
export const successor = z.object({
  member_id: id,
  name: z.string(),
  date_of_birth: wireDay.nullable(),
  relationship_type: z.enum(relationshipTypes).nullable(),
  status: z.enum(memberStatuses),
  is_minor: z.boolean(),
});

/** A household in which the deceased is, with what has to be chosen for it. */
export const affectedHousehold = z.object({
  household_id: id,
  membership_no: z.string(),
  member_id: id,
  name: z.string(),
  is_main: z.boolean(),
  status: z.enum(memberStatuses),
  /** Empty unless the main member has died and somebody is entitled to go on. */
  successors: z.array(successor),
  /** The choices of the request: who goes on, or that the household ends. */
  next_member_id: id.nullable(),
  is_ending: z.boolean(),
});

/** What the choices lack, without which nothing can be confirmed. */
export const deathChoicesLacking = [
  /** The day of death, or the first and the last possible one. */
  'day_of_death',
  /** Who goes on as main member, or that the household ends. */
  'who_goes_on',
  /** The day of death is long before the household registered: it is somebody else, or another day. */
  'day_before_registration',
  /** Nobody has confirmed yet that the registration is theirs. */
  'unconfirmed_registration',
] as const;
