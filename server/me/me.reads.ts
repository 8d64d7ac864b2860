import { sql } from 'kysely';
import { refuse } from '../../domain/application/application.refusals.ts';
import { gapsOf } from '../../domain/application/gaps.ts';
import { furthestStep } from '../../domain/application/step.ts';
import type { Me } from '../../domain/me/me.contract.ts';
import { firstDayOf, type MemberStatus } from '../../domain/members/memberStatus.ts';
import type { SubMember } from '../../domain/members/members.contract.ts';
import type { SentBackAbout } from '../../domain/members/sentBackPlace.ts';
import { standingOf } from '../../domain/members/standing.ts';
import { isEndToCome, lastDayBefore } from '../../domain/membership/endingToCome.ts';
import { type Day, toWireDay } from '../../domain/shared/day.ts';
import { fullName } from '../../domain/shared/fullName.ts';
import type { Language } from '../../domain/shared/language.ts';
import { type Cents, toEuros } from '../../domain/shared/money.ts';
import type { AccountRole } from '../accounts/accounts.tables.ts';
import { type Fees, factsOf } from '../application/gaps.reads.ts';
import { type PersonRecord, toMainMember, toOwnSubMember } from '../members/persons.reads.ts';
import type { AccountActor } from '../platform/actor.ts';
import type { Ask } from '../platform/context.ts';
import type { Vault } from '../platform/secrets/vault.ts';
import { type SubstituteRecord, toSubstitutes } from '../substitutes/substitutes.reads.ts';

type Household = {
  id: number;
  membership_no: string;
  status: MemberStatus;
  status_since: Day;
  waiting_until: Day | null;
  active_from: Day | null;
  sent_back_reason: string | null;
  sent_back_about: SentBackAbout | null;
  comparison: 'to_come' | 'asked' | null;
  money_rests: boolean;
  submitted_on: Day | null;
  paid_on: Day | null;
  confirmed_on: Day | null;
  endings_to_come: { member_id: number | null; inactive_from: Day }[];
  owed: { cents: Cents; invoices: number; due_date: Day; dunning_status: number } | null;
};

type MeRecord = {
  email: string;
  staff_name: string | null;
  pending_email: string | null;
  language: Language;
  role: AccountRole;
  household: Household | null;
  persons: PersonRecord[];
  substitutes: SubstituteRecord[];
  fees: Fees;
};

/** `findMe` for the logged-in account. Refuses with `unauthenticated` if it was erased since the request began. */
export async function readMe(ask: Ask<AccountActor>): Promise<Me> {
  return (await findMe(ask)) ?? refuse('unauthenticated');
}

/**
 * The account with household, people and the state of the application (D18), in one query because it is asked often. Undefined if
 * the account is erased.
 */
export async function findMe(ask: Ask<AccountActor>): Promise<Me | undefined> {
  const record = await findRecord(ask);
  if (!record) return undefined;
  const { email, staff_name, language, role, household, persons } = record;
  const main = persons.find((person) => person.is_main);
  return {
    name: main ? fullName(main) : (staff_name ?? email),
    email,
    default_lang: language,
    role,
    membership_no: household?.membership_no ?? null,
    household: household && householdOf(household, main?.inactive_reason_id ?? null, ask.today),
    main_member:
      main && household
        ? toMainMember(ask.vault, main, { ...household, pending_email: record.pending_email }, 'household')
        : null,
    sub_members: household ? familyOf(ask.vault, household, persons) : [],
    substitutes: toSubstitutes(record.substitutes, ask.today),
    application: household?.status === 'new' && main ? applicationOf(household, record) : null,
  };
}

async function findRecord(ask: Ask<AccountActor>): Promise<MeRecord | null | undefined> {
  const { rows } = await sql<{ record: MeRecord | null }>`
    select account_view(${ask.actor.account_id}) as record`.execute(ask.db);
  return rows[0]?.record;
}

function familyOf(vault: Vault, household: Household, persons: readonly PersonRecord[]): SubMember[] {
  const ended = { status: household.status, inactive_from: endOf(household) };
  return persons.filter((person) => !person.is_main).map((person) => toOwnSubMember(vault, person, ended));
}

/** For an inactive household, the first day without membership. */
function endOf({ status, status_since }: Household): Day | null {
  return status === 'inactive' ? status_since : null;
}

function householdOf(household: Household, endReasonId: number | null, today: Day): NonNullable<Me['household']> {
  const { id, status, status_since, waiting_until } = household;
  const inactive_from = endOf(household);
  const active_from = firstDayOf({ ...household, inactive_from });
  // after a death nobody is told about a debt (D44, decision 60)
  const isSilent = household.money_rests || standingOf(status, endReasonId) === 'deceased';
  return {
    id,
    status,
    status_since: toWireDay(status_since),
    waiting_until: wireOrNull(waiting_until),
    active_from: wireOrNull(active_from),
    comparison: household.comparison,
    money_rests: household.money_rests,
    submitted_on: wireOrNull(household.submitted_on),
    paid_on: wireOrNull(household.paid_on),
    confirmed_on: wireOrNull(household.confirmed_on),
    endings_to_come: endingsOf(household, today),
    owed: isSilent ? null : owedOf(household),
  };
}

/** Not what the office has to settle after its day, and nothing while somebody is mourned (decision 78). */
function endingsOf({ endings_to_come, money_rests }: Household, today: Day) {
  if (money_rests) return [];
  return endings_to_come
    .filter(({ inactive_from }) => isEndToCome(inactive_from, today))
    .map(({ member_id, inactive_from }) => ({ member_id, last_day: toWireDay(lastDayBefore(inactive_from)) }));
}

function owedOf({ owed }: Household): NonNullable<Me['household']>['owed'] {
  if (!owed) return null;
  const { cents, invoices, due_date, dunning_status } = owed;
  return { amount: toEuros(cents), invoices, due_date: toWireDay(due_date), dunning_status };
}

function wireOrNull(day: Day | null) {
  return day && toWireDay(day);
}

function applicationOf(household: Household, { persons, fees }: MeRecord): Me['application'] {
  const { sent_back_reason, sent_back_about } = household;
  const gaps = gapsOf(factsOf(persons, fees, sent_back_reason !== null));
  return { step: furthestStep(gaps), gaps, sent_back_reason, sent_back_about };
}
