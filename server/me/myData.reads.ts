import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { listStoredEndings } from '../membership/ending/endingsToCome.reads.ts';
import type { MemberActor } from '../platform/actor.ts';
import type { Ask } from '../platform/context.ts';
import type { Reader } from '../platform/db.ts';

/** The account, without the password hash. */
export async function readOwnAccount(db: Reader, { account_id }: MemberActor) {
  return db
    .selectFrom('accounts')
    .select(['email', 'pending_email', 'role', 'status', 'language', 'created_at', 'confirmed_at', 'last_seen_on'])
    .where('id', '=', account_id)
    .executeTakeFirstOrThrow();
}

export async function readOwnHousehold(db: Reader, { household_id }: MemberActor) {
  return db
    .selectFrom('households')
    .select(['id', 'membership_no', 'status', 'status_since', 'created_at', 'submitted_on', 'sent_back_reason'])
    .select(['sent_back_place', 'sent_back_member_id'])
    .select([
      'waiting_from',
      'waiting_until',
      'active_from',
      'inactive_from',
      'inactive_reason_id',
      'erasure_warned_on',
    ])
    .where('id', '=', household_id)
    .executeTakeFirstOrThrow();
}

/** All addresses, also former ones. */
export async function listOwnAddresses(db: Reader, { household_id }: MemberActor) {
  return db
    .selectFrom('addresses as a')
    .innerJoin('members as m', 'm.id', 'a.member_id')
    .select(['a.id', 'a.member_id', 'a.type', 'a.street', 'a.postal_code', 'a.state', 'a.city', 'a.country_id'])
    .select(['a.is_main_address', 'a.created_at', 'a.inactive_from', 'a.inactive_reason_id'])
    .where('m.household_id', '=', household_id)
    .orderBy('a.id')
    .execute();
}

/** Ends on a day to come, without the staff member who entered them. */
export async function listOwnEndings({ db, vault }: Pick<Ask, 'db' | 'vault'>, { household_id }: MemberActor) {
  const rows = await listStoredEndings(db, household_id);
  return rows.map(({ member_id, inactive_from, inactive_reason_id, new_main_member_id, new_email, entered_at }) => ({
    member_id,
    inactive_from,
    inactive_reason_id,
    new_main_member_id,
    new_email: new_email && vault.open(new_email),
    entered_at,
  }));
}

/** Every change of status, without the staff member who made it. */
export async function listOwnStatusHistory(db: Reader, { household_id }: MemberActor) {
  return db
    .selectFrom('status_history')
    .select(['member_id', 'from_status', 'to_status', 'changed_at', 'effective_on', 'inactive_reason_id', 'reason'])
    .where('household_id', '=', household_id)
    .orderBy('id')
    .execute();
}

/** How people of the household belonged to it, and waited, before a change; of a mistake `held_until` is null (decision 57). */
export async function listOwnHistories(db: Reader, { household_id }: MemberActor) {
  const belonging = await db
    .selectFrom('belonging_history as b')
    .innerJoin('members as m', 'm.id', 'b.member_id')
    .select(['b.member_id', 'b.is_main', 'b.membership_basis', 'b.relationship_type', 'b.held_until', 'b.written_at'])
    .where('m.household_id', '=', household_id)
    .orderBy('b.id')
    .execute();
  const waiting = await db
    .selectFrom('waiting_history as w')
    .innerJoin('members as m', 'm.id', 'w.member_id')
    .select(['w.member_id', 'w.waiting_from', 'w.waiting_until', 'w.joined_later', 'w.held_until', 'w.written_at'])
    .where('m.household_id', '=', household_id)
    .orderBy('w.id')
    .execute();
  return { belonging, waiting };
}

/** Fields left out of a split transfer: they name another household's payer and invoices. */
const OF_ANOTHER = {
  counterparty_name: null,
  counterparty_iban: null,
  remittance_text: null,
  payment_reference: null,
} as const;

/**
 * Payments of the household with their allocations. Of a transfer that was split between households, only their part, without the
 * payer. The debit that returned the whole transfer is left out: the part already says that it was returned.
 */
export async function listOwnPayments(db: Reader, { household_id }: MemberActor) {
  const rows = await db
    .selectFrom('bank_transactions as t')
    .leftJoin('bank_transactions as back', 'back.id', 't.takes_back')
    .select(['t.id', 't.source', 't.value_date', 't.amount_cents', 't.counterparty_name', 't.counterparty_iban'])
    .select(['t.remittance_text', 't.payment_reference', 't.returned_on', 't.created_at', 't.split_from'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('payment_allocations as p')
          .whereRef('p.bank_transaction_id', '=', 't.id')
          .select(['p.sale_invoice_id', 'p.amount_cents', 'p.created_at', 'p.reversed_at'])
          .orderBy('p.id'),
      ).as('allocations'),
    )
    .where('t.household_id', '=', household_id)
    .where('back.split_at', 'is', null)
    .orderBy('t.id')
    .execute();
  return rows.map(({ split_from, ...payment }) => (split_from === null ? payment : { ...payment, ...OF_ANOTHER }));
}

/** Refunds, without the staff member who booked them. */
export async function listOwnRefunds(db: Reader, { household_id }: MemberActor) {
  return db
    .selectFrom('refunds')
    .select([
      'id',
      'amount_cents',
      'value_date',
      'recipient_name',
      'recipient_iban',
      'reason',
      'created_at',
      'undone_at',
    ])
    .where('household_id', '=', household_id)
    .orderBy('id')
    .execute();
}

/**
 * When mails were sent to the account's address, since it belongs to the account; without their content, which only the reader
 * knows.
 */
export async function listOwnMails(db: Reader, { account_id }: MemberActor) {
  return db
    .selectFrom('mails as m')
    .innerJoin('accounts as a', 'a.email', 'm.recipient')
    .select(['m.recipient', 'm.created_at', 'm.sent_at'])
    .where('a.id', '=', account_id)
    .whereRef(
      (eb) => eb.fn.coalesce('m.sent_again_at', 'm.created_at'),
      '>=',
      (eb) => eb.fn.coalesce('a.email_since', 'a.created_at'),
    )
    .orderBy('m.id')
    .execute();
}
