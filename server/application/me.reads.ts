import { sql } from 'kysely';
import type { Me } from '../../domain/application/application.contract.ts';
import { gapsOf } from '../../domain/application/gaps.ts';
import { furthestStep } from '../../domain/application/step.ts';
import type { MemberStatus } from '../../domain/members/memberStatus.ts';
import { type Day, toWireDay } from '../../domain/shared/day.ts';
import type { Language } from '../../domain/shared/language.ts';
import '../accounts/accounts.tables.ts';
import type { AccountRole } from '../accounts/accounts.tables.ts';
import { nameOf, type PersonRecord, personJson, toMainMember, toSubMember } from '../members/persons.reads.ts';
import type { AccountActor } from '../platform/actor.ts';
import type { Ask } from '../platform/work.ts';
import { type SubstituteRecord, substitutesJson, toSubstitutes } from '../substitutes/substitutes.reads.ts';
import { type Fees, factsOf, feesConfirmed } from './gaps.reads.ts';

type Household = {
  id: number;
  membership_no: string;
  status: MemberStatus;
  status_since: Day;
  waiting_until: Day | null;
  active_from: Day | null;
  sent_back_reason: string | null;
};

type MeRecord = {
  email: string;
  pending_email: string | null;
  language: Language;
  role: AccountRole;
  household: Household | null;
  persons: PersonRecord[];
  substitutes: SubstituteRecord[];
  fees: Fees;
};

/** Who is logged in, with household, people and the state of the application (D18): one query, for it is asked often. */
export async function readMe(ask: Ask<AccountActor>): Promise<Me> {
  const record = await findRecord(ask);
  const { email, language, role, household, persons } = record;
  const main = persons.find((person) => person.is_main);
  return {
    name: main ? nameOf(main) : email,
    email,
    default_lang: language,
    role,
    membership_no: household?.membership_no ?? null,
    household: household && householdOf(household),
    main_member:
      main && household
        ? toMainMember(ask.vault, main, { membership_no: household.membership_no, pending_email: record.pending_email })
        : null,
    sub_members: persons.filter((person) => !person.is_main).map((person) => toSubMember(ask.vault, person)),
    substitutes: toSubstitutes(record.substitutes, ask.today),
    application: household?.status === 'new' && main ? applicationOf(household, record) : null,
  };
}

async function findRecord(ask: Ask<AccountActor>): Promise<MeRecord> {
  const { rows } = await sql<MeRecord>`
    select a.email, a.pending_email, a.language, a.role,
      case when h.id is null then null else json_build_object('id', h.id, 'membership_no', h.membership_no,
        'status', h.status, 'status_since', h.status_since, 'waiting_until', h.waiting_until,
        'active_from', h.active_from, 'sent_back_reason', h.sent_back_reason) end as household,
      coalesce((select json_agg(${personJson} order by m.is_main desc, m.created_at, m.id)
        from members m where m.household_id = h.id), '[]') as persons,
      ${substitutesJson} as substitutes,
      case when h.status = 'new' then ${feesConfirmed} else null end as fees
    from accounts a left join households h on h.account_id = a.id
    where a.id = ${ask.actor.account_id}`.execute(ask.db);
  const [row] = rows;
  if (!row) throw new Error('an account went away during its own request');
  return row;
}

function householdOf(household: Household): Me['household'] {
  const { id, status, status_since, waiting_until, active_from } = household;
  return {
    id,
    status,
    status_since: toWireDay(status_since),
    waiting_until: waiting_until && toWireDay(waiting_until),
    active_from: active_from && toWireDay(active_from),
  };
}

function applicationOf(household: Household, { persons, fees }: MeRecord): Me['application'] {
  const gaps = gapsOf(factsOf(persons, fees, household.sent_back_reason !== null));
  return { step: furthestStep(gaps), gaps };
}
