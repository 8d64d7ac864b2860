import { z } from 'zod';
import type { MemberStatus } from '../members/memberStatus.ts';
import { id } from '../shared/fields.ts';

/** Why an application is not joined to a household of the former list (decision 112). */
export const joiningHindrances = ['ended', 'other_main', 'has_account', 'mourning', 'money', 'log_in'] as const;
export type JoiningHindrance = (typeof joiningHindrances)[number];

/** With which key each of them is refused. */
export const refusalOfHindrance = {
  ended: 'household_inactive',
  other_main: 'joining_other_main',
  has_account: 'household_has_account',
  mourning: 'joining_in_mourning',
  money: 'joining_with_money',
  log_in: 'joining_log_in_unsure',
} as const satisfies Record<JoiningHindrance, string>;

/** What an application and a household of the former list look like, before they are joined. */
export type JoiningFacts = {
  /** Of the household of the list. */
  status: MemberStatus;
  has_account: boolean;
  /** Nothing about money is written to it, because somebody has died. */
  is_mourning: boolean;
  /** The main members, of the application and of the list. */
  main_member_id: number;
  listed_main_id: number;
  /** The application has an invoice that is no draft any more, or a payment. */
  has_money: boolean;
  /** Its log-in is open, and nothing about its e-mail address waits for a second person. */
  is_log_in_sure: boolean;
};

/** Somebody of the application and somebody of the list who may be the same. */
export type Likeness = { member_id: number; person_id: number };

/**
 * Who of the application is who of the list: each at most once. Where one of them may be two people, nobody guesses, and they count as
 * not found.
 */
export function samePersons(alike: readonly Likeness[]): Likeness[] {
  const countOf = (field: keyof Likeness, value: number) => alike.filter((one) => one[field] === value).length;
  return alike.filter((one) => countOf('member_id', one.member_id) === 1 && countOf('person_id', one.person_id) === 1);
}

/** The first reason why they cannot be joined; undefined if they can. */
export function joiningHindranceOf(facts: JoiningFacts, same: readonly Likeness[]): JoiningHindrance | undefined {
  const { main_member_id, listed_main_id } = facts;
  if (facts.status === 'inactive') return 'ended';
  if (facts.has_account) return 'has_account';
  const isMain = (one: Likeness) => one.member_id === main_member_id && one.person_id === listed_main_id;
  if (!same.some(isMain)) return 'other_main';
  if (facts.is_mourning) return 'mourning';
  if (facts.has_money) return 'money';
  return facts.is_log_in_sure ? undefined : 'log_in';
}

/** A household of the former list to which an application may be joined. */
export const joinable = z.object({
  household_id: id,
  membership_no: z.string(),
  /** Its main member. */
  name: z.string(),
  /** Null if it can be joined. */
  hindrance: z.enum(joiningHindrances).nullable(),
  /** Somebody has asked for it, and a second person has not decided yet. */
  is_asked: z.boolean(),
  /** So many of the application's people are in it. */
  same: z.int(),
  /** Who of the application is not in it. */
  others: z.array(z.object({ member_id: id, name: z.string() })),
  /** How many documents would be moved. */
  documents: z.int(),
  /** The application says another address, or other phone numbers, of the main member. */
  other_address: z.boolean(),
  other_phone: z.boolean(),
});
export type Joinable = z.output<typeof joinable>;
