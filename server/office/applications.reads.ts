import { type RawBuilder, sql } from 'kysely';
import type { DocumentType } from '../../domain/documents/documentTypes.ts';
import { invoiceStatusIds, owedStatuses } from '../../domain/invoicing/invoice.ts';
import type { MemberStatus } from '../../domain/members/memberStatus.ts';
import { unverifiedDocuments } from '../../domain/membership/activation.ts';
import { type ApplicationState, statesOf } from '../../domain/office/applicationState.ts';
import type { Application, Skip } from '../../domain/office/officeAnswers.ts';
import { type Day, toWireDay } from '../../domain/shared/day.ts';
import { type Cents, toEuros } from '../../domain/shared/money.ts';
import { MOST_WAITING } from '../../domain/shared/mostWaiting.ts';
import { fullNameOf } from '../members/fullName.reads.ts';
import type { Ask } from '../platform/context.ts';

type UndecidedDocument = {
  id: number;
  member_id: number;
  is_main: boolean;
  type: DocumentType;
  name: string;
  verified: boolean;
  refused: boolean;
};

type ApplicationRow = {
  household_id: number;
  membership_no: string;
  name: string;
  status: MemberStatus;
  submitted_on: Day | null;
  waiting_until: Day | null;
  citizenship_id: number | null;
  documents: UndecidedDocument[];
  open_cents: Cents;
  skip: Skip;
};

/**
 * Which applications; `and`: a household that is listed at its place even if it is no application any more, or has another
 * state.
 */
type AskedApplications = { state?: ApplicationState | undefined; and?: number };

/**
 * Applications that wait and those that were sent back, the oldest submission first (D21, D23), skipped ones at the end; at
 * most a hundred. If the rule has to decide the state, up to a thousand are read, the oldest two hundred first because they
 * usually suffice.
 */
export async function listApplications(ask: Ask, asked: AskedApplications): Promise<Application[]> {
  const { state, and } = asked;
  if (!state) return listOldest(ask, asked, MOST_WAITING);
  const isAsked = ({ states, household_id }: Application) => states.includes(state) || household_id === and;
  const first = await listOldest(ask, asked, FIRST_LOOKED_THROUGH);
  const some = first.filter(isAsked);
  const isEnough = some.length >= MOST_WAITING || first.length < FIRST_LOOKED_THROUGH;
  const found = isEnough ? some : (await listOldest(ask, asked, MOST_LOOKED_THROUGH)).filter(isAsked);
  return found.slice(0, MOST_WAITING);
}

const FIRST_LOOKED_THROUGH = 200;
const MOST_LOOKED_THROUGH = 1_000;

async function listOldest(ask: Ask, asked: AskedApplications, most: number): Promise<Application[]> {
  return (await listRows(ask, asked, most)).map((row) => toApplication(row, ask.today));
}

const owed = owedStatuses.map((status) => invoiceStatusIds[status]);

/** A first filter in SQL; the rule decides the state. */
function coarse(state: ApplicationState | undefined, today: Day): RawBuilder<unknown> {
  if (state === 'sent_back') return sql`status = 'new'`;
  if (state === 'unpaid') return sql`status = 'waiting' and waiting_until is null`;
  return state === 'waiting_over' ? sql`waiting_until < ${today}` : sql`true`;
}

/** Households without a membership yet, with their documents and what they owe; the lateral joins read each by its key. */
async function listRows(
  { db, today }: Ask,
  { state, and }: AskedApplications,
  most: number,
): Promise<ApplicationRow[]> {
  const isAnd = and === undefined ? sql`` : sql`or id = ${and} and erased_on is null`;
  const isInHand = sql`(status = 'waiting' or status = 'new' and sent_back_reason is not null)
    and ${coarse(state, today)} ${isAnd}`;
  const columns = sql`id, membership_no, status, submitted_on, waiting_until`;
  const oldest = sql`order by submitted_on nulls last, id limit ${most}`;
  const { rows } = await sql<ApplicationRow>`
    select h.id as household_id, h.membership_no, main.name, h.status,
      h.submitted_on, h.waiting_until, main.citizenship_id, uploaded.documents, coalesce(debts.open_cents, 0) as open_cents,
      h.skip
    from (
      (select ${columns}, null::json as skip from households
        where (${isInHand}) and (skipped_at is null or skip_of(households, ${today}) is null) ${oldest})
      union all
      (select ${columns}, skip_of(households, ${today}) from households
        where (${isInHand}) and skipped_at is not null and skip_of(households, ${today}) is not null ${oldest})) h
    cross join lateral (
      select ${fullNameOf('m')} as name, citizenship_id from members m where m.household_id = h.id and m.is_main limit 1) main
    cross join lateral (
      select coalesce(json_agg(json_build_object('id', d.id, 'member_id', d.member_id, 'is_main', m.is_main,
        'type', d.type, 'name', d.name, 'verified', d.verified_at is not null, 'refused', d.refused_at is not null)
        order by d.created_at, d.id), '[]') as documents
      from documents d join members m on m.id = d.member_id where m.household_id = h.id) uploaded
    left join lateral (
      select sum(i.amount_cents - i.paid_cents)::int as open_cents from sale_invoices i
      where i.household_id = h.id and i.status_id = any(${owed})) debts on true
    order by h.skip is not null, h.submitted_on nulls last, h.id limit ${most}`.execute(db);
  return rows;
}

function toApplication(row: ApplicationRow, today: Day): Application {
  const { documents, submitted_on, waiting_until, open_cents, citizenship_id, ...shown } = row;
  const facts = { ...row, documents: documents.filter((document) => document.is_main) };
  return {
    ...shown,
    submitted_on: submitted_on && toWireDay(submitted_on),
    waiting_until: waiting_until && toWireDay(waiting_until),
    states: statesOf(facts, today),
    unverified_types: unverifiedDocuments(facts),
    undecided_documents: documents.filter((document) => !document.verified && !document.refused).map(asUndecided),
    open_amount: toEuros(open_cents),
  };
}

function asUndecided({ id, member_id, type, name }: UndecidedDocument) {
  return { id, member_id, type, name };
}
