import { sql } from 'kysely';
import type { ListedApproval, OpenApproval } from '../../domain/approvals/approvalAnswers.ts';
import type {
  WantedDecision,
  WantedJoining,
  WantedMerging,
  WantedOwnAmount,
  WantedPayment,
  WantedRefund,
} from '../../domain/approvals/approvals.ts';
import { toWireDay } from '../../domain/shared/day.ts';
import { toEuros } from '../../domain/shared/money.ts';
import { decisionOf, listOpenApprovals, toApproval } from '../approvals/approvals.reads.ts';
import { fullNameOf } from '../members/fullName.reads.ts';
import { findOwners } from '../members/owners.reads.ts';
import { chargedByTable } from '../payments/ownAmounts/ownAmounts.actions.ts';
import type { Ask } from '../platform/context.ts';

const ofNobody = { household_id: null, membership_no: null, name: null };

/** The open approvals of a household, with the requested values. */
export async function listApprovalsOf(ask: Ask, householdId: number): Promise<OpenApproval[]> {
  const approvals: OpenApproval[] = [];
  for (const record of await listOpenApprovals(ask.db, householdId)) {
    approvals.push({ ...toApproval(record, ask.actor), ...(await shownOf(ask, householdId, decisionOf(record))) });
  }
  return approvals;
}

const nothing = {
  email: null,
  way: null,
  refund: null,
  arrived_on: null,
  payment: null,
  joining: null,
  merging: null,
  own_amount: null,
};

type Shown = Pick<OpenApproval, keyof typeof nothing>;

async function shownOf(ask: Ask, householdId: number, decision: WantedDecision): Promise<Shown> {
  const email = 'email' in decision.wanted ? decision.wanted.email : null;
  switch (decision.kind) {
    case 'account_code':
      return { ...nothing, email, way: decision.wanted.way };
    case 'refund':
      return { ...nothing, refund: shownRefund(decision.wanted) };
    case 'arrival':
      return { ...nothing, arrived_on: toWireDay(decision.wanted.arrived_on) };
    case 'payment':
      return { ...nothing, payment: shownPayment(decision.wanted) };
    case 'joining':
      return { ...nothing, joining: await shownJoining(ask, decision.wanted) };
    case 'merging':
      return { ...nothing, merging: await shownMerging(ask, decision.wanted) };
    case 'own_amount':
      return { ...nothing, own_amount: await shownOwnAmount(ask, householdId, decision.wanted) };
    default:
      return { ...nothing, email };
  }
}

/** Null if the application is gone: then nobody can agree any more. */
async function shownJoining({ db }: Ask, { application_id, brings, takes_address, takes_phone }: WantedJoining) {
  const owner = (await findOwners(db, [application_id])).get(application_id);
  const people = await db
    .selectFrom('members')
    .select(fullNameOf('members').as('name'))
    .where('household_id', '=', application_id)
    .where(sql<boolean>`id = any(${brings}::integer[])`)
    .orderBy('id')
    .execute();
  if (!owner) return null;
  const choices = { takes_address, takes_phone, brings: people.map(({ name }) => name) };
  return { household_id: application_id, membership_no: owner.membership_no, name: owner.name, ...choices };
}

async function shownMerging({ db }: Ask, { closes_id, pairs, takes_address, takes_phone }: WantedMerging) {
  const owner = (await findOwners(db, [closes_id])).get(closes_id);
  if (!owner) return null;
  const named = await db
    .selectFrom('members')
    .select(['id', 'household_id', 'status', fullNameOf('members').as('name')])
    .where(sql<boolean>`(household_id = ${closes_id} or id = any(${pairs.map(({ stays }) => stays)}::integer[]))`)
    .orderBy('id')
    .execute();
  const nameOf = (id: number) => named.find((person) => person.id === id)?.name ?? '';
  const isPaired = (id: number) => pairs.some(({ closes }) => closes === id);
  const moves = named.filter(
    ({ id, household_id, status }) => household_id === closes_id && status !== 'inactive' && !isPaired(id),
  );
  return {
    ...owner,
    ...{ takes_address, takes_phone },
    pairs: pairs.map(({ closes, stays }) => ({ closes: nameOf(closes), stays: nameOf(stays) })),
    moves: moves.map(({ name }) => name),
  };
}

async function shownOwnAmount(ask: Ask, household_id: number, { member_id, year, amount_cents }: WantedOwnAmount) {
  const table = await chargedByTable(ask.db, { household_id, member_id, year }, ask);
  const amount = amount_cents === null ? null : toEuros(amount_cents);
  const person = await ask.db
    .selectFrom('members')
    .select(fullNameOf('members').as('name'))
    .where('id', '=', member_id)
    .executeTakeFirst();
  return { name: person?.name ?? '', year, amount, otherwise: table === undefined ? null : toEuros(table) };
}

function shownPayment({ bill_number, amount_cents, value_date, ...wanted }: WantedPayment) {
  const { counterparty_name, remittance_text } = wanted;
  const said = { counterparty_name, remittance_text };
  return { bill_number, amount: toEuros(amount_cents), value_date: toWireDay(value_date), ...said };
}

function shownRefund({ amount_cents, value_date, recipient_name, recipient_iban }: WantedRefund) {
  return { amount: toEuros(amount_cents), value_date: toWireDay(value_date), recipient_name, recipient_iban };
}

/** The open approvals of all households, each with its household's name and number, and those that concern none. */
export async function listApprovals({ db, actor }: Ask): Promise<ListedApproval[]> {
  const records = await listOpenApprovals(db);
  const owners = await findOwners(
    db,
    records.flatMap(({ household_id }) => household_id ?? []),
  );
  return records.flatMap((record): ListedApproval[] => {
    const approval = toApproval(record, actor);
    if (record.household_id === null) return [{ ...approval, ...ofNobody }];
    const owner = owners.get(record.household_id);
    return owner ? [{ ...approval, ...owner }] : [];
  });
}
