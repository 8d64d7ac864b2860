import { sql } from 'kysely';
import type { DocumentType } from '../../domain/documents/documentTypes.ts';
import type { MemberStatus } from '../../domain/members/memberStatus.ts';
import { unverifiedDocuments } from '../../domain/membership/activation.ts';
import type { CoverFacts, MembershipFacts, StatusStep, WaitingFacts } from '../../domain/membership/coverFacts.ts';
import type { MembershipBasis, RelationshipType } from '../../domain/reference/eligibility.ts';
import { type Day, isAfter, isBefore } from '../../domain/shared/day.ts';
import type { Reader } from '../platform/db.ts';
import { listInvoiceFacts } from './coverMoney.reads.ts';

type Step = StatusStep & { from: MemberStatus };

type PersonRow = {
  id: number;
  status: MemberStatus;
  date_of_birth: Day | null;
  membership_basis: MembershipBasis | 'main';
  relationship_type: RelationshipType | null;
  entered_on: Day;
  active_from: Day | null;
  waiting_from: Day | null;
  waiting_until: Day | null;
  joined_later: boolean;
  began_anew_on: Day | null;
  steps: Step[];
  /** Basis and kinship are known for days from this one on; null: for all. */
  basis_known_from: Day | null;
};

type HouseholdRow = {
  status: MemberStatus;
  active_from: Day | null;
  citizenship_id: number | null;
  documents: { type: DocumentType; verified: boolean }[];
  /** Waiting periods are known for days from this one on: a payment that went back stopped them (D21). */
  period_known_from: Day | null;
};

/** `day`: the day asked about. `today`: what tables without a history tell of. */
export type AskedDay = { day: Day; today: Day };

/**
 * What is known of everybody in a household for a day, by their id, as `coverOn` takes it. A fact of which the tables keep
 * only today is `unknown` for an earlier day on which it may have been another (decision 57). Of people in several
 * households, who are decided about by hand (decision 29), each household tells its own part.
 */
export async function listCoverFacts(
  db: Reader,
  householdId: number,
  asked: AskedDay,
): Promise<Map<number, CoverFacts>> {
  const household = await findHousehold(db, householdId);
  if (!household) return new Map();
  const money = await listInvoiceFacts(db, householdId, asked);
  const persons = await listPersons(db, householdId);
  return new Map(
    persons.map((person) => {
      const period = periodOf(person, household, asked);
      const membership = { household_id: householdId, ...historyOf(person), period, ...money };
      return [person.id, factsOf(person, membership, asked.day)];
    }),
  );
}

async function findHousehold(db: Reader, id: number): Promise<HouseholdRow | undefined> {
  const { rows } = await sql<HouseholdRow>`
    select h.status, h.active_from, m.citizenship_id,
      (select coalesce(json_agg(json_build_object('type', d.type, 'verified', d.verified_at is not null)), '[]')
        from documents d where d.member_id = m.id) as documents,
      (select max(t.returned_on) from bank_transactions t where t.household_id = h.id) as period_known_from
    from households h join members m on m.household_id = h.id and m.is_main where h.id = ${id}`.execute(db);
  return rows[0];
}

async function listPersons(db: Reader, householdId: number): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    select m.id, m.status, m.date_of_birth, m.membership_basis, m.relationship_type,
      (m.created_at at time zone 'Europe/Vienna')::date as entered_on,
      m.active_from, m.waiting_from, m.waiting_until, m.joined_later, m.began_anew_on,
      (select coalesce(json_agg(json_build_object('id', s.id, 'from', s.from_status, 'status', s.to_status,
          'on', s.effective_on, 'reason_id', s.inactive_reason_id) order by s.id), '[]')
        from status_history s where s.member_id = m.id) as steps,
      greatest(
        (select max((a.happened_at at time zone 'Europe/Vienna')::date) from audit_log a
          where a.household_id = m.household_id and (a.action = 'household.main_member_set'
            or a.action = 'member.eligibility_set' and a.subject_id = m.id)),
        (select max((c.decided_at at time zone 'Europe/Vienna')::date) from change_requests c
          where c.member_id = m.id and c.accepted and c.field in ('membership_basis', 'relationship_type')))
        as basis_known_from
    from members m where m.household_id = ${householdId} order by m.id`.execute(db);
  return rows;
}

function factsOf(person: PersonRow, membership: MembershipFacts, day: Day): CoverFacts {
  const { date_of_birth: birth, basis_known_from } = person;
  const isKnown = !basis_known_from || !isBefore(day, basis_known_from);
  const is_age_limited = isKnown ? isLimited(person) : 'unknown';
  return { day, is_accident: false, birth, is_age_limited, memberships: [membership] };
}

function isLimited({ relationship_type, membership_basis }: PersonRow): boolean {
  const isChild = relationship_type === 'son' || relationship_type === 'daughter';
  return isChild && membership_basis !== 'child_with_disability';
}

/** Whoever has no row of history was entered as what they are: by an import, with the first day that it told. */
function historyOf({ steps, status, entered_on, active_from }: PersonRow): Pick<MembershipFacts, 'entered' | 'steps'> {
  const first = steps[0]?.from ?? status;
  const on = first === 'active' && active_from && isBefore(active_from, entered_on) ? active_from : entered_on;
  return { entered: { on, status: first }, steps: steps.map(({ from: _, ...step }) => step) };
}

function periodOf(person: PersonRow, household: HouseholdRow, { day, today }: AskedDay): WaitingFacts | 'unknown' {
  const { waiting_from: from, waiting_until: until, began_anew_on } = person;
  const isPast = isBefore(day, today);
  const { period_known_from } = household;
  if (isPast && period_known_from && isAfter(period_known_from, day)) return 'unknown';
  if (isPast && began_anew_on && isAfter(began_anew_on, day)) return 'unknown';
  // the period of an application that was sent back is kept nowhere
  if (isPast && person.status === 'new') return 'unknown';
  const not_before = person.joined_later ? household.active_from : null;
  return { from, until, held_by: heldBy(person, household), not_before };
}

function heldBy({ joined_later }: PersonRow, household: HouseholdRow): WaitingFacts['held_by'] {
  if (household.status === 'active') return null;
  if (joined_later) return 'household';
  return unverifiedDocuments(household).length > 0 ? 'documents' : null;
}
