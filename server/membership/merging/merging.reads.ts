import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { invoiceStatusIds, owedStatuses } from '../../../domain/invoicing/invoice.ts';
import {
  doubledOf,
  type MergedInvoice,
  type MergedPerson,
  type MergingFacts,
  type SideFacts,
} from '../../../domain/membership/merging/merging.ts';
import { exclusionReasonIds } from '../../../domain/reference/inactiveReasons.ts';
import type { Day } from '../../../domain/shared/day.ts';
import type { Cents } from '../../../domain/shared/money.ts';
import { type Invoice, listInvoices } from '../../invoicing/invoices.reads.ts';
import { fullNameOf } from '../../members/fullName.reads.ts';
import { freeOfHousehold } from '../../payments/freeMoney.reads.ts';
import type { Reader } from '../../platform/db.ts';

export type Pair = { stays: number; closes: number };

export type Person = MergedPerson & {
  name: string;
  waiting_from: Day | null;
  active_from: Day | null;
};

/** One of the two households, as it is now. */
export type SideRecord = Omit<SideFacts, 'people'> & {
  household_id: number;
  membership_no: string;
  old_number: string | null;
  /** The main member. */
  name: string;
  main_member_id: number;
  account_id: number | null;
  /** The address of its log-in. */
  log_in: string | null;
  active_from: Day | null;
  address: string | null;
  /** The main address in plain letters, by which two are compared. */
  plain_address: string | null;
  phone_numbers: string[];
  documents: number;
  received_cents: Cents;
  owed_cents: Cents;
  free_cents: Cents;
  people: Person[];
  confirmed: Invoice[];
};

type Row = Omit<SideRecord, 'confirmed' | 'free_cents'>;

const owed = owedStatuses.map((status) => invoiceStatusIds[status]);

/** Undefined if there is no such household. */
async function readSide(db: Reader, id: number): Promise<SideRecord | undefined> {
  const { rows } = await sql<Row>`
    select h.id as household_id, h.membership_no, h.old_number, ${fullNameOf('m')} as name, m.id as main_member_id,
      h.account_id, h.account_id is not null as has_log_in, (select a.email from accounts a where a.id = h.account_id) as log_in, h.active_from, h.status, h.silent_since is not null as is_silent,
      h.money_rests_since is not null or exists (select from death_cases c where c.household_id = h.id
        and c.state not in ('closed', 'withdrawn')) as is_mourning,
      exists (select from second_approvals s where s.outcome is null and (s.household_id = h.id
        or s.kind = 'joining' and (s.wanted ->> 'application_id')::integer = h.id
        or s.kind = 'merging' and (s.wanted ->> 'closes_id')::integer = h.id)) as has_request,
      exists (select from change_requests r where r.household_id = h.id and r.decided_at is null
        and r.withdrawn_at is null) as has_correction,
      exists (select from endings_to_come e where e.household_id = h.id) as has_end_to_come,
      exists (select from refunds r where r.household_id = h.id and r.bank_transaction_id is null
        and r.undone_at is null) as has_refund,
      exists (select from release_households r join releases l on l.id = r.release_id
        where r.household_id = h.id and l.state in ('asked', 'releasing')) as is_released_now,
      exists (select from take_over_rows r where r.household_id = h.id and r.open_changes > 0) as has_list_changes,
      exists (select from merged_households g where g.into_household_id = h.id) as took_another,
      exists (select from household_payers p where h.id in (p.household_id, p.payer_id)) as has_payer,
      exists (select from accounts a where a.id = h.account_id
        and (a.status = 'unconfirmed' or a.pending_email is not null)) as is_log_in_unsure,
      exists (select from members x where x.household_id = h.id
        and x.inactive_reason_id = any(${exclusionReasonIds}::integer[])) as has_excluded,
      (select concat_ws(', ', a.street, concat_ws(' ', a.postal_code, a.city)) from addresses a
        where a.member_id = m.id and a.is_main_address and a.inactive_from is null) as address,
      (select fold_for_search(concat_ws(' ', a.street, a.postal_code, a.city)) from addresses a
        where a.member_id = m.id and a.is_main_address and a.inactive_from is null) as plain_address,
      coalesce((select json_agg(n.phone_number order by n.is_main_number desc, n.id) from phone_numbers n
        where n.member_id = m.id), '[]') as phone_numbers,
      (select count(*)::integer from documents d join members x on x.id = d.member_id
        where x.household_id = h.id) as documents,
      (select coalesce(sum(t.amount_cents), 0)::integer from bank_transactions t where t.household_id = h.id
        and t.amount_cents > 0 and t.returned_on is null) as received_cents,
      (select coalesce(sum(i.amount_cents - i.paid_cents), 0)::integer from sale_invoices i where i.household_id = h.id
        and i.status_id = any(${owed}::integer[])) as owed_cents,
      coalesce((select json_agg(json_build_object('id', x.id, 'name', ${fullNameOf('x')}, 'is_main', x.is_main,
          'status', x.status, 'waiting_from', x.waiting_from, 'waiting_until', x.waiting_until,
          'active_from', x.active_from, 'relationship_type', x.relationship_type, 'search_name', x.search_name,
          'date_of_birth', x.date_of_birth, 'insurance', encode(x.social_insurance_digest, 'hex'),
          'turkish', encode(x.turkish_id_digest, 'hex')) order by not x.is_main, x.id)
        from members x where x.household_id = h.id and x.status <> 'inactive'), '[]') as people
    from households h join members m on m.household_id = h.id and m.is_main
    where h.id = ${id} and h.erased_on is null`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const confirmed = (await listInvoices(db, id, { direction: 'asc' })).filter(({ date }) => date !== null);
  return { ...row, confirmed, free_cents: await freeOfHousehold(db, id) };
}

/** Two households beside each other, with what the rules about merging need; undefined if one of them is not there. */
export type Beside = Omit<MergingFacts, 'stays' | 'closes'> & { stays: SideRecord; closes: SideRecord };

export async function readBeside(db: Reader, pair: Pair): Promise<Beside | undefined> {
  const stays = await readSide(db, pair.stays);
  const closes = await readSide(db, pair.closes);
  if (!stays || !closes) return undefined;
  const invoices = [...chargesOf(stays, 'stays'), ...chargesOf(closes, 'closes')];
  return { is_same: pair.stays === pair.closes, stays, closes, invoices };
}

const NOT_OWED = ['void', 'uncollectible', 'cancelled'];

function chargesOf({ confirmed }: SideRecord, side: MergedInvoice['side']): MergedInvoice[] {
  return confirmed
    .filter(({ status }) => !NOT_OWED.includes(status))
    .map(({ id, type, billed_year, status, paid_cents, dunning_status, items }) => {
      const billed = items.flatMap(({ member_id }) => member_id ?? []);
      return { id, side, type, billed_year, status, paid_cents, dunning_status, billed };
    });
}

/** The invoices that charge again for the same; none where people decide first. */
export function doubledInvoices({ stays, closes, invoices }: Beside, pairs: readonly Pair[]): Invoice[] {
  const ids = doubledOf(invoices, pairs) ?? [];
  return [...stays.confirmed, ...closes.confirmed].filter(({ id }) => ids.includes(id));
}

type Taken = { takes_address: boolean; takes_phone: boolean };

/** A digest of who is compared, who logs in, and what is taken: nobody agrees to what nobody has seen. */
export function digestOf({ stays, closes }: Pick<Beside, 'stays' | 'closes'>, taken: Taken): string {
  const told = [...stays.people, ...closes.people].map((one) =>
    [one.id, one.status, one.search_name, one.date_of_birth, one.insurance, one.turkish].join('|'),
  );
  for (const { account_id, log_in } of [stays, closes]) told.push([account_id, log_in].join('|'));
  if (taken.takes_address) told.push(closes.address ?? '');
  if (taken.takes_phone) told.push(closes.phone_numbers.join('|'));
  return createHash('sha256').update(told.join('\n')).digest('hex');
}

/** The household with this membership number; otherwise those that had it in the former list. */
export async function findByEitherNumber(db: Reader, number: string): Promise<number[]> {
  const { rows } = await sql<{ id: number; is_own: boolean }>`
    select id, membership_no = ${number} as is_own from households
    where erased_on is null and (membership_no = ${number}
      or old_number is not null and old_number_of(old_number) = old_number_of(${number}))
    order by id limit 3`.execute(db);
  const own = rows.filter(({ is_own }) => is_own);
  return (own.length > 0 ? own : rows).map(({ id }) => id);
}
