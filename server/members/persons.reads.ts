import { type RawBuilder, sql } from 'kysely';
import type { MemberDocument } from '../../domain/documents/documents.contract.ts';
import type { Address, MainMember, PhoneNumber, SubMember } from '../../domain/members/members.contract.ts';
import type { MembershipBasis, RelationshipType } from '../../domain/reference/eligibility.ts';
import { type Day, toWireDay } from '../../domain/shared/day.ts';
import type { Reader } from '../platform/db.ts';
import type { Vault } from '../platform/vault.ts';

type SealedOrDated =
  | 'social_insurance_number'
  | 'turkish_id_no'
  | 'date_of_birth'
  | 'active_from'
  | 'waiting_until'
  | 'inactive_from';
type OfMain = 'name' | 'membership_no' | 'pending_email';

/** One person with everything that hangs on them, as the database puts it together: days as days, numbers sealed. */
export type PersonRecord = Omit<MainMember, SealedOrDated | OfMain> & {
  is_main: boolean;
  social_insurance_number: string | null;
  turkish_id_no: string | null;
  date_of_birth: Day | null;
  active_from: Day | null;
  waiting_until: Day | null;
  inactive_from: Day | null;
  membership_basis: MembershipBasis | 'main';
  relationship_type: RelationshipType | null;
};

type Account = { membership_no: string; pending_email: string | null };

/** A whole person in one go. */
export async function findPerson(
  reader: { db: Reader; vault: Vault },
  householdId: number,
  memberId: number,
): Promise<MainMember | SubMember | undefined> {
  const { rows } = await sql<Account & { person: PersonRecord }>`
    select ${personJson} as person, h.membership_no, a.pending_email
    from members m
    join households h on h.id = m.household_id
    left join accounts a on a.id = h.account_id
    where m.id = ${memberId} and m.household_id = ${householdId}`.execute(reader.db);
  const [row] = rows;
  if (!row) return undefined;
  return row.person.is_main ? toMainMember(reader.vault, row.person, row) : toSubMember(reader.vault, row.person);
}

export function toMainMember(vault: Vault, person: PersonRecord, account: Account): MainMember {
  return {
    ...opened(vault, person),
    addresses: person.addresses,
    name: nameOf(person),
    membership_no: account.membership_no,
    pending_email: account.pending_email,
  };
}

export function toSubMember(vault: Vault, person: PersonRecord): SubMember {
  const { membership_basis, relationship_type } = person;
  if (membership_basis === 'main') throw new Error('a main member is no family member');
  return { ...opened(vault, person), membership_basis, relations: { relationship_type } };
}

export function nameOf(person: { first_name: string; last_name: string }): string {
  return `${person.first_name} ${person.last_name}`;
}

// Only what both shapes list: an answer that is one of two shapes has to fit one of them exactly.
function opened(vault: Vault, record: PersonRecord) {
  const { is_main, membership_basis, relationship_type, addresses, ...person } = record;
  return {
    ...person,
    social_insurance_number: open(vault, person.social_insurance_number),
    turkish_id_no: open(vault, person.turkish_id_no),
    date_of_birth: wireOrNull(person.date_of_birth),
    active_from: wireOrNull(person.active_from),
    waiting_until: wireOrNull(person.waiting_until),
    inactive_from: wireOrNull(person.inactive_from),
  };
}

function open(vault: Vault, sealed: string | null): string | null {
  return sealed === null ? null : vault.open(Buffer.from(sealed, 'base64'));
}

function wireOrNull(value: Day | null) {
  return value && toWireDay(value);
}

/** An instant of a column as it travels: ISO 8601 UTC. */
export const instantOf = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const phoneNumbersJson = sql<PhoneNumber[]>`coalesce((
  select json_agg(json_build_object('id', p.id, 'phone_number', p.phone_number, 'phone_type', p.phone_type,
    'is_main_number', p.is_main_number) order by p.is_main_number desc, p.id)
  from phone_numbers p where p.member_id = m.id), '[]')`;

const documentsJson = sql<MemberDocument[]>`coalesce((
  select json_agg(json_build_object('id', d.id, 'name', d.name, 'type', d.type, 'content_type', d.content_type,
    'size_bytes', d.size_bytes, 'created_at', ${instantOf('d.created_at')},
    'verified_at', ${instantOf('d.verified_at')}, 'refused_at', ${instantOf('d.refused_at')},
    'refused_reason', d.refused_reason) order by d.created_at, d.id)
  from documents d where d.member_id = m.id), '[]')`;

// The burial place is shown among the addresses (spec §3); it has an id of its own series.
const addressesJson = sql<Address[]>`case when m.is_main then coalesce((
  select json_agg(x.address order by x.place, x.id) from (
    select json_build_object('id', ad.id, 'type', ad.type, 'street', ad.street, 'postal_code', ad.postal_code,
      'state', ad.state, 'city', ad.city, 'country_id', ad.country_id,
      'is_main_address', ad.is_main_address) as address, case when ad.is_main_address then 0 else 1 end as place, ad.id
    from addresses ad where ad.member_id = m.id and ad.inactive_from is null
    union all
    select json_build_object('id', b.id, 'type', 'burial_place', 'street', b.street, 'postal_code', b.postal_code,
      'state', b.state, 'city', b.city, 'country_id', b.country_id, 'is_main_address', false,
      'graveyard', b.graveyard, 'grave_group', b.grave_group, 'grave_row', b.grave_row,
      'grave_number', b.grave_number, 'grave_user', b.grave_user), 2, b.id
    from burial_places b where b.member_id = m.id) x), '[]') else '[]' end`;

/** The person of a row of `members m` as one value: spares a query per phone number, paper and address. */
export const personJson: RawBuilder<PersonRecord> = sql<PersonRecord>`json_build_object(
  'id', m.id, 'is_main', m.is_main, 'status', m.status, 'first_name', m.first_name, 'last_name', m.last_name,
  'email', m.email, 'date_of_birth', m.date_of_birth, 'citizenship_id', m.citizenship_id,
  'social_insurance_number', translate(encode(m.social_insurance_number, 'base64'), E'\\n', ''),
  'turkish_id_no', translate(encode(m.turkish_id_no, 'base64'), E'\\n', ''),
  'permanent_residence', m.permanent_residence, 'place_of_birth', m.place_of_birth, 'gender', m.gender,
  'civil_status', m.civil_status, 'father_name', m.father_name, 'mother_name', m.mother_name,
  'membership_basis', m.membership_basis, 'relationship_type', m.relationship_type, 'version', m.version,
  'created_at', ${instantOf('m.created_at')}, 'active_from', m.active_from, 'waiting_until', m.waiting_until,
  'inactive_from', m.inactive_from, 'inactive_reason_id', m.inactive_reason_id,
  'phone_numbers', ${phoneNumbersJson}, 'documents', ${documentsJson}, 'addresses', ${addressesJson})`;
