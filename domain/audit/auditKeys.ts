import type { AuditAction } from '../shared/auditActions.ts';

type KeyOf<Action> = Action extends `${infer Thing}.${infer Verb}` ? `${Thing}_${Verb}` : never;
/** An entry's action as the key of a text: without its point. */
export type AuditKey = KeyOf<AuditAction>;

type ThingOf<Action> = Action extends `${infer Thing}.${string}` ? Thing : never;
type AuditThing = ThingOf<AuditAction>;

/** What entries are about, as the board chooses among them; `looks` are those that only say that somebody saw something. */
export const auditAreas = ['looks', 'people', 'money', 'messages', 'deaths', 'office', 'lists'] as const;
export type AuditArea = (typeof auditAreas)[number];

/** Each thing belongs to one area. */
export const areaOfThing: Record<AuditThing, Exclude<AuditArea, 'looks'>> = {
  member: 'people',
  account: 'people',
  membership_card: 'people',
  identity_number: 'people',
  document: 'people',
  change_request: 'people',
  application: 'people',
  household: 'people',
  payment: 'money',
  refund: 'money',
  invoice: 'money',
  reminders: 'money',
  own_amount: 'people',
  cash: 'money',
  bank_line: 'money',
  statement: 'money',
  imported_file: 'lists',
  yearly_run: 'money',
  run: 'office',
  fees: 'money',
  board_settings: 'office',
  news: 'messages',
  list: 'lists',
  mail: 'messages',
  letters: 'messages',
  circular: 'messages',
  release: 'lists',
  letter: 'messages',
  text_message: 'messages',
  on_call: 'deaths',
  staff: 'office',
  account_code: 'people',
  approval: 'office',
  death_case: 'deaths',
  take_over: 'lists',
  note: 'people',
  conversation: 'people',
  counter: 'people',
  second_factor: 'office',
};
