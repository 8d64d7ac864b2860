import { type RawBuilder, sql } from 'kysely';
import { type LetterState, lettersList, type MailState, mailsList } from '../../../domain/office/lists/messageLists.ts';
import { fullNameOf } from '../../members/fullName.reads.ts';
import { dayOf, sinceDay, untilDay } from './listDays.ts';
import { byChoice, listSource } from './listSource.ts';

const household = (alias: string) => sql`left join households h on h.id = ${sql.ref(`${alias}.household_id`)}
  left join members main on main.household_id = h.id and main.is_main`;

const mailStates: Record<MailState, () => RawBuilder<boolean>> = {
  waiting: () => sql`x.sent_at is null and x.abandoned_at is null`,
  sent: () => sql`x.sent_at is not null`,
  failed: () => sql`x.sent_at is null and x.abandoned_at is not null`,
};

/** Mails that are not cleared, without those to an address that nobody has confirmed. */
export const mailsSource = listSource(mailsList, {
  from: sql`mails x`,
  columnJoins: household('x'),
  id: sql`x.id`,
  household: sql`x.household_id`,
  always: sql`x.content is not null
    and lower(x.recipient) not in (select u.email_key from accounts u where u.status = 'unconfirmed')`,
  filters: {
    mail_state: byChoice(mailStates),
    mail_failure: (value) => sql`x.sent_at is null and x.abandoned_because = ${value}`,
    date_from: (value) => sinceDay(sql`x.created_at`, value),
    date_until: (value) => untilDay(sql`x.created_at`, value),
  },
  columns: () => ({
    date: dayOf(sql`x.created_at`),
    membership_no: sql`h.membership_no`,
    name: fullNameOf('main'),
    email: sql`x.recipient`,
    mail_state: sql`case when x.sent_at is not null then 'sent' when x.abandoned_at is not null then 'failed' else 'waiting' end`,
    sent_on: dayOf(sql`x.sent_at`),
    mail_failure: sql`case when x.sent_at is null then x.abandoned_because end`,
  }),
  sorts: { date: { by: [sql`x.created_at`] } },
});

const hasAddress = sql<boolean>`exists (select from members d join addresses p on p.member_id = d.id
  where d.household_id = l.household_id and d.is_main and p.is_main_address and p.inactive_from is null
    and p.undeliverable_on is null)`;

/** As `envelopeState` says it, and before it is in an envelope. */
const letterState = sql<LetterState>`case
  when l.withdrawn_at is not null then 'withdrawn'
  when v.pulled_out_at is not null then 'pulled_out'
  when v.returned_at is not null then 'returned'
  when v.sent_at is not null then 'sent'
  when v.id is not null then 'printed'
  when ${hasAddress} then 'waiting'
  else 'without_address' end`;

/** Letters that are not cleared, with their envelope. */
export const lettersSource = listSource(lettersList, {
  from: sql`letters l left join envelopes v on v.id = l.envelope_id`,
  columnJoins: household('l'),
  id: sql`l.id`,
  household: sql`l.household_id`,
  always: sql`l.content is not null`,
  filters: {
    letter_state: (value) => sql`${letterState} = ${value}`,
    return_reason: (value) => sql`v.returned_because = ${value}`,
    date_from: (value) => sinceDay(sql`l.created_at`, value),
    date_until: (value) => untilDay(sql`l.created_at`, value),
  },
  columns: () => ({
    date: dayOf(sql`l.created_at`),
    membership_no: sql`h.membership_no`,
    name: fullNameOf('main'),
    postal_code: sql`v.postal_code`,
    letter_state: letterState,
    sent_on: dayOf(sql`v.sent_at`),
    came_back_on: dayOf(sql`v.returned_at`),
    return_reason: sql`v.returned_because`,
  }),
  sorts: { date: { by: [sql`l.created_at`] } },
});
