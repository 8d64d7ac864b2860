import { type RawBuilder, sql } from 'kysely';
import type { DocumentType } from '../../../domain/documents/documentTypes.ts';
import type { MemberStatus } from '../../../domain/members/memberStatus.ts';
import type { StatusStep } from '../../../domain/membership/coverFacts.ts';
import type { Before } from '../../../domain/membership/valueHeldOn.ts';
import type { MembershipBasis, RelationshipType } from '../../../domain/reference/eligibility.ts';
import type { Day } from '../../../domain/shared/day.ts';
import type { Reader } from '../../platform/db.ts';

type Step = StatusStep & { from: MemberStatus };

/** How somebody belongs to a household; a null basis is unknown. */
type Belonging = {
  is_main: boolean;
  membership_basis: MembershipBasis | 'main' | null;
  relationship_type: RelationshipType | null;
};

/** A person's own waiting period; `joined_later` is null if unknown. */
type Waiting = { waiting_from: Day | null; waiting_until: Day | null; joined_later: boolean | null };

/** One person with everything that the cover rule needs, now and before each change. */
export type CoverPerson = {
  id: number;
  household_id: number;
  status: MemberStatus;
  date_of_birth: Day | null;
  citizenship_id: number | null;
  entered_on: Day;
  known_since: Day | null;
  active_from: Day | null;
  belonging: Belonging;
  belonged: Before<Belonging>[];
  waiting: Waiting;
  waited: Before<Waiting>[];
  steps: Step[];
  /** The same person in the household into which theirs was merged, and since when (decision 109). */
  merged_into: number | null;
  merged_on: Day | null;
  /** Verified documents, each with the day. */
  verified: { type: DocumentType; on: Day }[];
};

type Which = { householdIds: readonly number[] } | { memberIds: readonly number[] };

/** Everybody in some households, or in the households of some people, and in households merged into them, in order of entry. */
export async function listPeopleOf(db: Reader, which: Which): Promise<CoverPerson[]> {
  const { rows } = await sql<CoverPerson>`
    select m.id, m.household_id, m.status, m.date_of_birth, m.citizenship_id, m.active_from, m.known_since, m.merged_into,
      (select g.merged_on from merged_households g where g.household_id = m.household_id) as merged_on,
      (m.created_at at time zone 'Europe/Vienna')::date as entered_on,
      json_build_object('is_main', m.is_main, 'membership_basis', m.membership_basis,
        'relationship_type', m.relationship_type) as belonging,
      (select coalesce(json_agg(json_build_object('id', b.id, 'held_until', b.held_until,
          'was', json_build_object('is_main', b.is_main, 'membership_basis', b.membership_basis,
            'relationship_type', b.relationship_type))), '[]')
        from belonging_history b where b.member_id = m.id) as belonged,
      json_build_object('waiting_from', m.waiting_from, 'waiting_until', m.waiting_until,
        'joined_later', m.joined_later) as waiting,
      (select coalesce(json_agg(json_build_object('id', w.id, 'held_until', w.held_until,
          'was', json_build_object('waiting_from', w.waiting_from, 'waiting_until', w.waiting_until,
            'joined_later', w.joined_later))), '[]')
        from waiting_history w where w.member_id = m.id) as waited,
      (select coalesce(json_agg(json_build_object('id', s.id, 'from', s.from_status, 'status', s.to_status,
          'on', s.effective_on, 'reason_id', s.inactive_reason_id) order by s.id), '[]')
        from status_history s where s.member_id = m.id) as steps,
      (select coalesce(json_agg(json_build_object('type', d.type,
          'on', (d.verified_at at time zone 'Europe/Vienna')::date)), '[]')
        from documents d where d.member_id = m.id and d.verified_at is not null) as verified
    from members m where ${condition(which)} order by m.id`.execute(db);
  return rows;
}

function condition(which: Which): RawBuilder<unknown> {
  if ('householdIds' in which) {
    return sql`m.household_id = any(${which.householdIds}::integer[] || array(select g.household_id
      from merged_households g where g.into_household_id = any(${which.householdIds}::integer[])))`;
  }
  return sql`m.household_id = any(array(select household_id from members
    where id = any(${which.memberIds}::integer[]) or merged_into = any(${which.memberIds}::integer[])))`;
}

type CoverHousehold = {
  id: number;
  status: MemberStatus;
  active_from: Day | null;
  steps: Pick<Step, 'from' | 'status' | 'on'>[];
};

/** Households with their status history, in order of entry. */
export async function listHouseholdsOf(db: Reader, ids: readonly number[]): Promise<CoverHousehold[]> {
  const { rows } = await sql<CoverHousehold>`
    select h.id, h.status, h.active_from,
      (select coalesce(json_agg(json_build_object('from', s.from_status, 'status', s.to_status, 'on', s.effective_on)
          order by s.id), '[]')
        from status_history s where s.household_id = h.id and s.member_id is null) as steps
    from households h where h.id = any(${ids})`.execute(db);
  return rows;
}
