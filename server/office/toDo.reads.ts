import { sql } from 'kysely';
import { begunErasedOn } from '../../domain/application/begunKept.ts';
import { countedUntil } from '../../domain/cash/cashDay.ts';
import { CHILD_AGE_LIMIT_YEARS, childAgeProblem } from '../../domain/members/childAge.ts';
import { erasableFrom, personErasableFrom } from '../../domain/membership/erasure.ts';
import type { ToDo } from '../../domain/office/officeAnswers.ts';
import type { MembershipBasis, RelationshipType } from '../../domain/reference/eligibility.ts';
import { addDays, addYears, type Day, toWireDay } from '../../domain/shared/day.ts';
import { toEuros } from '../../domain/shared/money.ts';
import { MOST_WAITING } from '../../domain/shared/mostWaiting.ts';
import { listBegunPaper } from '../application/paper.reads.ts';
import { listOpenDays } from '../cash/closings.reads.ts';
import { listNotesToFollowUp } from '../counter/notes.reads.ts';
import { listUnsignedDecisions } from '../deaths/decisions/unsigned.reads.ts';
import { listOpenDeaths } from '../deaths/openDeaths.reads.ts';
import { findWaitForBank } from '../dunning/bankDay.reads.ts';
import { listUnpaidAfterReminders } from '../dunning/dunning.reads.ts';
import { findDueRun } from '../invoicing/yearlyRun.actions.ts';
import { listLostMails } from '../mails/mails.reads.ts';
import { listLostTextMessages } from '../mails/textMessages.reads.ts';
import { listOpenChangeRequests } from '../members/changeRequests/changeRequestReview.reads.ts';
import { fullNameOf } from '../members/fullName.reads.ts';
import { findOwners, type Owner } from '../members/owners.reads.ts';
import { listToCompare } from '../membership/comparison/comparison.reads.ts';
import { listRefusedEndings } from '../membership/ending/endingsToCome.reads.ts';
import { listErasable } from '../membership/erasure/erasure.reads.ts';
import { listErasablePersons } from '../membership/erasure/personErasure.reads.ts';
import { listTakeOversToDo } from '../movingIn/proof/toDo.reads.ts';
import { findOnCallGap } from '../onCall/onCall.reads.ts';
import { countUndecidedLines } from '../payments/bank/officeBankLines.reads.ts';
import { listFreeMoney, listLackingMoney } from '../payments/freeMoney.reads.ts';
import { listUnseenPayments } from '../payments/unseenPayments.reads.ts';
import type { Ask } from '../platform/context.ts';
import type { Reader } from '../platform/db.ts';
import { findReleasesToDo } from '../release/release.reads.ts';
import { listApprovals } from '../secondPerson/openApprovals.reads.ts';
import { listApplications } from './applications.reads.ts';
import { listDeadAddresses } from './deadAddresses.reads.ts';
import { listDocumentsRunningOut } from './documentsRunningOut.reads.ts';
import { listDocumentsToCheck } from './documentsToCheck.reads.ts';
import { listPendingNumbers } from './pendingNumbers.reads.ts';

/** Everything that the office has to do, at most a hundred of each kind (decision 25). */
export async function readToDo(ask: Ask): Promise<ToDo> {
  // the slowest first, so that they do not end alone
  const { money, applications, ...others } = await fewAtOnce({
    applications: () => listWaitingOver(ask),
    money: () => nameFreeMoney(ask),
    erasable: () => nameErasable(ask),
    deaths: () => listOpenDeaths(ask),
    lacking_money: () => nameLackingMoney(ask),
    abandoned_mails: () => listLostMails(ask),
    documents_running_out: () => listDocumentsRunningOut(ask),
    abandoned_text_messages: () => listLostTextMessages(ask),
    refused_endings: () => listRefusedEndings(ask),
    pending_numbers: () => listPendingNumbers(ask),
    dead_addresses: () => listDeadAddresses(ask),
    unseen_payments: () => nameUnseenPayments(ask),
    cash_days: () => listOpenDays(ask, countedUntil(ask.today)),
    unsigned_decisions: () => listUnsignedDecisions(ask.db),
    children_past_the_age_limit: () => listGrownChildren(ask),
    third_reminders: () => listThirdReminders(ask),
    notes_to_follow_up: () => listNotesToFollowUp(ask),
    paper_applications: () => nameBegun(ask),
    to_compare: () => nameToCompare(ask),
    change_requests: () => listOpenChangeRequests(ask),
    reminders_wait: () => findWaitForBank(ask),
    yearly_run: () => findDueRun(ask),
    approvals: () => listApprovals(ask),
    silent_households: () => findReleasesToDo(ask),
    take_overs: () => listTakeOversToDo(ask),
    bank_lines: () => countUndecidedLines(ask),
    on_call_gap: () => findOnCallGap(ask),
  });
  return { ...others, ...money, ...applications };
}

/** Of the pool's connections: the others are left to members. */
const READS_AT_ONCE = 3;

type Reads = Record<string, () => Promise<unknown>>;
type Results<R extends Reads> = { [K in keyof R]: Awaited<ReturnType<R[K]>> };

async function fewAtOnce<R extends Reads>(reads: R): Promise<Results<R>> {
  const left = Object.entries(reads).values();
  const results: [string, unknown][] = [];
  const lane = async () => {
    for (const [name, read] of left) results.push([name, await read()]);
  };
  await Promise.all(Array.from({ length: READS_AT_ONCE }, lane));
  return Object.fromEntries(results) as Results<R>;
}

/** Applications whose waiting is over, and the documents of others. */
async function listWaitingOver(ask: Ask): Promise<Pick<ToDo, 'waiting_over' | 'documents_to_check'>> {
  const waiting_over = await listApplications(ask, { state: 'waiting_over' });
  return { waiting_over, documents_to_check: await listDocumentsToCheck(ask, waiting_over) };
}

async function listThirdReminders(ask: Ask): Promise<ToDo['third_reminders']> {
  const unpaid = await withOwners(ask.db, await listUnpaidAfterReminders(ask));
  return unpaid.flatMap(({ owner, invoice_id, bill_number, due_date, open_cents }) => {
    if (!due_date) return [];
    const invoice = { sale_invoice_id: invoice_id, bill_number, open_item: toEuros(open_cents) };
    return [{ ...owner, ...invoice, due_date: toWireDay(due_date) }];
  });
}

/** Names and numbers of households with free money, those that owe something and those that do not. */
async function nameFreeMoney({ db }: Ask): Promise<Pick<ToDo, 'free_money' | 'to_refund'>> {
  const households = await withOwners(db, await listFreeMoney(db));
  const owing = households.filter(({ owed_cents }) => owed_cents > 0);
  const others = households.filter(({ owed_cents }) => owed_cents === 0);
  return {
    free_money: owing.map(({ owner, free_cents, owed_cents }) => ({
      ...owner,
      free: toEuros(free_cents),
      owed: toEuros(owed_cents),
    })),
    to_refund: others.map(({ owner, refundable_cents }) => ({ ...owner, free: toEuros(refundable_cents) })),
  };
}

async function nameBegun({ db }: Ask): Promise<ToDo['paper_applications']> {
  const begun = await withOwners(db, await listBegunPaper(db, { most: MOST_WAITING }));
  return begun.map(({ owner, arrived_on, entered_on, ...kept }) => {
    const erased = begunErasedOn(kept);
    const days = { arrived_on: toWireDay(arrived_on), entered_on: toWireDay(entered_on) };
    return { ...owner, ...days, erased_on: erased && toWireDay(erased) };
  });
}

async function nameToCompare({ db }: Ask): Promise<ToDo['to_compare']> {
  const waiting = await withOwners(db, await listToCompare(db, MOST_WAITING));
  return waiting.map(({ owner, asked_on, matches }) => ({ ...owner, asked_on: toWireDay(asked_on), matches }));
}

async function nameLackingMoney({ db }: Ask): Promise<ToDo['lacking_money']> {
  const households = await withOwners(db, await listLackingMoney(db));
  return households.map(({ owner, lacking_cents }) => ({ ...owner, lacking: toEuros(lacking_cents) }));
}

async function nameUnseenPayments(ask: Ask): Promise<ToDo['unseen_payments']> {
  const payments = await withOwners(ask.db, await listUnseenPayments(ask));
  return payments.map(({ owner, id: bank_transaction_id, amount_cents, value_date, booked_on, booked_by }) => {
    const days = { value_date: toWireDay(value_date), booked_on: toWireDay(booked_on) };
    return { ...owner, bank_transaction_id, amount: toEuros(amount_cents), ...days, booked_by };
  });
}

/** More than are listed, because the rule may leave some out. */
const MOST_ERASABLE = 150;

/** Households, then people who left a household that stays, by number only: the names are not needed here. */
async function nameErasable({ db, today }: Ask): Promise<ToDo['erasable']> {
  const households = (await listErasable(db, today, MOST_ERASABLE)).map((facts) => ({
    ...numbersOf(facts),
    member_id: null,
    from: toWireDay(erasableFrom(facts) ?? today),
  }));
  if (households.length >= MOST_WAITING) return households.slice(0, MOST_WAITING);
  const goWhole = new Set(households.map(({ household_id }) => household_id));
  const left = (await listErasablePersons(db, today, MOST_ERASABLE)).filter(
    ({ household_id }) => !goWhole.has(household_id),
  );
  const persons = left.map((facts) => ({
    ...numbersOf(facts),
    member_id: facts.member_id,
    from: toWireDay(personErasableFrom(facts) ?? today),
  }));
  return [...households, ...persons].slice(0, MOST_WAITING);
}

function numbersOf({ household_id, membership_no }: { household_id: number; membership_no: string }) {
  return { household_id, membership_no };
}

/** Adds each row's household; rows of empty households are left out. */
async function withOwners<Row extends { household_id: number }>(
  db: Reader,
  rows: readonly Row[],
): Promise<(Row & { owner: Owner })[]> {
  const owners = await findOwners(
    db,
    rows.map(({ household_id }) => household_id),
  );
  return rows.flatMap((row) => {
    const owner = owners.get(row.household_id);
    return owner ? [{ ...row, owner }] : [];
  });
}

async function listGrownChildren({ db, today }: Ask): Promise<ToDo['children_past_the_age_limit']> {
  type Row = Omit<ToDo['children_past_the_age_limit'][number], 'date_of_birth'> & {
    date_of_birth: Day;
    relationship_type: RelationshipType;
    membership_basis: MembershipBasis;
  };
  // a coarse filter; the rule decides, 29 February included
  const bornUntil = addDays(addYears(today, -CHILD_AGE_LIMIT_YEARS), 1);
  const { rows } = await sql<Row>`
    select h.id as household_id, h.membership_no, m.id as member_id, ${fullNameOf('m')} as name,
      m.date_of_birth, m.relationship_type, m.membership_basis
    from members m join households h on h.id = m.household_id
    where m.status in ('waiting', 'active') and m.relationship_type in ('son', 'daughter')
      and m.membership_basis <> 'child_with_disability' and m.date_of_birth <= ${bornUntil}
    order by m.date_of_birth, m.id limit ${MOST_WAITING}`.execute(db);
  return rows
    .filter((row) => childAgeProblem(row, today))
    .map(({ relationship_type, membership_basis, date_of_birth, ...row }) => ({
      ...row,
      date_of_birth: toWireDay(date_of_birth),
    }));
}
