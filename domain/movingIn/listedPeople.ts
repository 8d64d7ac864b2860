import type { FeeBasis } from '../invoicing/fees.ts';
import {
  type Gender,
  isParent,
  type MembershipBasis,
  type RelationshipType,
  relationshipsFor,
} from '../reference/eligibility.ts';
import { type InactiveReasonKey, type InactiveReasonScope, inactiveReasonsFor } from '../reference/inactiveReasons.ts';
import { type Day, isAfter } from '../shared/day.ts';
import type { ImportedPerson, LeftBecause } from './importedHousehold.ts';
import { type ListedStanding, listedStanding } from './listedStanding.ts';

/** A person as they are stored. */
export type PlannedPerson = {
  /** The place in the list's household. */
  person: number;
  is_main: boolean;
  basis: FeeBasis;
  relationship_type: RelationshipType | null;
  gender: Gender | null;
  standing: ListedStanding;
  /** Came into the household after its main member, and has a waiting period of their own (D22). */
  joined_later: boolean;
  inactive_reason_id: number | null;
};

const memberReasons: Record<LeftBecause, InactiveReasonKey> = {
  cancelled: 'cancelled_by_owner',
  died: 'deceased',
  moved_abroad: 'moved_abroad',
  not_paid: 'missing_payment',
  excluded: 'excluded_by_the_board',
  divorced: 'divorce',
  too_old: 'child_over_the_age_limit',
  other: 'other',
};

/** A household has fewer reasons than a person. */
const householdReasons: Partial<Record<LeftBecause, InactiveReasonKey>> = {
  cancelled: 'cancelled_by_owner',
  died: 'deceased',
  moved_abroad: 'moved_abroad',
  not_paid: 'missing_payment',
};

/** The reason with which somebody, or a household, has ended; the list may not tell it. */
export function reasonId(because: LeftBecause | null, scope: Exclude<InactiveReasonScope, 'address'>): number {
  const reasons = scope === 'member' ? memberReasons : householdReasons;
  const key = (because && reasons[because]) ?? 'other';
  const reason = inactiveReasonsFor(scope).find((one) => one.key === key);
  if (!reason) throw new Error(`there is no reason ${key} for a ${scope}`);
  return reason.id;
}

/** Everybody of a household that has exactly one main member, and tells of everybody else what they are to that person. */
export function plannedPeople({ people }: { people: readonly ImportedPerson[] }, today: Day): PlannedPerson[] {
  const main = people.find(({ relation }) => relation === 'main');
  if (!main) throw new Error('a household without a main member is not planned');
  const standing = listedStanding(main, today);
  return people.map((listed, person) => {
    if (listed === main)
      return { ...planned(listed, person), standing, joined_later: false, ...reasonOf(listed, standing) };
    const told = asMainMember(listed, main, standing);
    const own = listedStanding(told, today);
    return {
      ...planned(listed, person),
      standing: own,
      joined_later: joinedLater(told, own, { main, standing }),
      ...reasonOf(told, own),
    };
  });
}

function planned({ relation, has_disability, gender }: ImportedPerson, person: number) {
  const relationship_type = relation === 'main' ? null : relation;
  const told = relationship_type ? relationshipsGender(relationship_type) : null;
  return {
    person,
    is_main: relation === 'main',
    basis: relationship_type ? basisOf(relationship_type, has_disability) : ('main' as const),
    relationship_type,
    gender: gender ?? told,
  };
}

export function basisOf(relation: RelationshipType, has_disability: boolean | null): MembershipBasis {
  if (isParent(relation)) return 'nb';
  if (relation !== 'son' && relation !== 'daughter') return 'spouse';
  return has_disability ? 'child_with_disability' : 'child';
}

/** A wife is female; a partner may be either. */
function relationshipsGender(relation: RelationshipType): Gender | null {
  const fitting = (['female', 'male'] as const).filter((gender) => relationshipsFor({ gender }).includes(relation));
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}

/**
 * Somebody of whom the list tells no day at all left when the main member left, and waits while the main member waits. A death is the
 * main member's alone.
 */
function asMainMember(listed: ImportedPerson, main: ImportedPerson, standing: ListedStanding): ImportedPerson {
  const { joined_on, waiting_until, active_since, left_on, left_because } = listed;
  const has_left = left_on !== null || left_because !== null;
  if (standing.status === 'inactive' && !has_left && main.left_because !== 'died') {
    return { ...listed, left_on: main.left_on, left_because: main.left_because };
  }
  const tellsNothing = !joined_on && !waiting_until && !active_since && !has_left;
  if (standing.status !== 'waiting' || !tellsNothing) return listed;
  return {
    ...listed,
    joined_on: main.joined_on,
    waiting_until: main.waiting_until,
    active_since: main.active_since,
    listed_as_covered: main.listed_as_covered,
  };
}

type OfMain = { main: ImportedPerson; standing: ListedStanding };

function joinedLater({ joined_on }: ImportedPerson, own: ListedStanding, { main, standing }: OfMain): boolean {
  if (joined_on && main.joined_on && isAfter(joined_on, main.joined_on)) return true;
  return own.status === 'waiting' && own.waiting_until !== standing.waiting_until;
}

function reasonOf({ left_because }: ImportedPerson, { status }: ListedStanding) {
  return { inactive_reason_id: status === 'inactive' ? reasonId(left_because, 'member') : null };
}
