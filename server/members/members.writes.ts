import { type Insertable, sql, type Updateable } from 'kysely';
import type { MemberStatus } from '../../domain/members/memberStatus.ts';
import type { MembershipBasis, RelationshipType } from '../../domain/reference/eligibility.ts';
import type { Day } from '../../domain/shared/day.ts';
import type { Tables, Tx } from '../platform/db.ts';
import { withValidFrom } from '../platform/transactionDay.ts';
import type { Numbered } from './identityNumbers/identityNumbers.reads.ts';
import type { PersonRecord } from './persons.reads.ts';

export type NewMember = Insertable<Tables['members']>;
export type MemberFields = Omit<
  Updateable<Tables['members']>,
  'id' | 'household_id' | 'is_main' | 'status' | 'version' | 'idempotency_key'
>;

export async function insertMember(tx: Tx, member: NewMember): Promise<number> {
  const { id } = await tx.insertInto('members').values(member).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Stores the changed fields and increments `version`; returns the whole person. */
export async function updateMember(tx: Tx, id: number, fields: MemberFields): Promise<PersonRecord> {
  const { person } = await tx
    .updateTable('members')
    .set({ ...fields, version: sql`version + 1` })
    .where('id', '=', id)
    .returning(sql<PersonRecord>`person_record(members)`.as('person'))
    .executeTakeFirstOrThrow();
  return person;
}

type Digests = Pick<MemberFields, 'social_insurance_digest' | 'turkish_id_digest'>;

/** Stores other digests for the same numbers; returns 0 if nothing changes, or the numbers have changed. */
export async function changeDigests(tx: Tx, person: Numbered, digests: Digests): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('members')
    .set(digests)
    .where('id', '=', person.id)
    .where(sql<boolean>`(social_insurance_number, turkish_id_no) is not distinct from
      (${person.social_insurance_number}::bytea, ${person.turkish_id_no}::bytea)`)
    .where(sql<boolean>`(social_insurance_digest, turkish_id_digest) is distinct from
      (${digests.social_insurance_digest}::bytea, ${digests.turkish_id_digest}::bytea)`)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export type StatusFields = { status: MemberStatus; status_since: Day } & Pick<
  MemberFields,
  | 'waiting_from'
  | 'waiting_until'
  | 'active_from'
  | 'inactive_from'
  | 'inactive_reason_id'
  | 'joined_later'
  | 'began_anew_on'
>;

/** Stores a person's status with its row of history; returns that row's id. */
export async function updateMemberStatus(tx: Tx, id: number, fields: StatusFields, row: StatusRow): Promise<number> {
  await tx
    .updateTable('members')
    .set({ ...fields, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
  return insertStatusChange(tx, row);
}

export type PutBackFields = Omit<
  Updateable<Tables['members']>,
  'id' | 'household_id' | 'version' | 'idempotency_key' | 'created_at'
>;

/**
 * Unlike `updateMember` also status and who is the main member: for what is taken back, which has never held (decision 57).
 */
export async function updatePutBack(tx: Tx, id: number, fields: PutBackFields): Promise<void> {
  await withValidFrom(tx, 'always', () =>
    tx
      .updateTable('members')
      .set({ ...fields, version: sql`version + 1` })
      .where('id', '=', id)
      .execute(),
  );
}

type Swap = {
  formerId: number;
  nextId: number;
  /** The former main member's relation to the next one. */
  belonging: { membership_basis: MembershipBasis; relationship_type: RelationshipType | null };
  /** The first day of the change. */
  from: Day;
};

/** Updates the former one first, because a household has at most one main member. The log-in's address moves to the next one. */
export async function swapMainMember(tx: Tx, { formerId, nextId, belonging, from }: Swap): Promise<void> {
  const version = sql<number>`version + 1`;
  const { email } = await tx.selectFrom('members').select('email').where('id', '=', formerId).executeTakeFirstOrThrow();
  const next = { is_main: true, membership_basis: 'main', relationship_type: null, email, version } as const;
  await withValidFrom(tx, from, async () => {
    await tx
      .updateTable('members')
      .set({ ...belonging, is_main: false, email: null, version })
      .where('id', '=', formerId)
      .execute();
    await tx.updateTable('members').set(next).where('id', '=', nextId).execute();
  });
}

export async function deleteMember(tx: Tx, id: number): Promise<void> {
  // the reason of a returned application may be about them, which is no reference of the database (migration 0121)
  await tx
    .updateTable('households')
    .set({ sent_back_place: null, sent_back_member_id: null })
    .where('sent_back_member_id', '=', id)
    .where('id', '=', (of) => of.selectFrom('members').select('household_id').where('id', '=', id))
    .execute();
  await tx.deleteFrom('members').where('id', '=', id).execute();
}

type StatusRow = Insertable<Tables['status_history']>;

export async function insertStatusChange(tx: Tx, row: StatusRow): Promise<number> {
  const { id } = await tx.insertInto('status_history').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Deletes everybody of a household, and the status history of them and of the household. */
export async function deleteMembersOf(tx: Tx, householdId: number): Promise<void> {
  await tx.deleteFrom('members').where('household_id', '=', householdId).execute();
  await tx.deleteFrom('status_history').where('household_id', '=', householdId).execute();
}

/** Somebody new belongs to another household, with what is known of them. */
export async function moveNewMember(tx: Tx, id: number, household_id: number): Promise<void> {
  await tx
    .updateTable('members')
    .set({ household_id, idempotency_key: null, version: sql`version + 1` })
    .where('id', '=', id)
    .where('status', '=', 'new')
    .where('is_main', '=', false)
    .execute();
}

/** What is not known of somebody is taken over from another row about the same person; nothing that is known changes. */
export async function fillBlanks(tx: Tx, { fromId, toId }: { fromId: number; toId: number }): Promise<void> {
  await sql`
    update members t set version = t.version + 1,
      date_of_birth = coalesce(t.date_of_birth, f.date_of_birth),
      place_of_birth = coalesce(t.place_of_birth, f.place_of_birth),
      citizenship_id = coalesce(t.citizenship_id, f.citizenship_id),
      gender = coalesce(t.gender, f.gender),
      civil_status = coalesce(t.civil_status, f.civil_status),
      father_name = coalesce(t.father_name, f.father_name),
      mother_name = coalesce(t.mother_name, f.mother_name),
      social_insurance_number = coalesce(t.social_insurance_number, f.social_insurance_number),
      social_insurance_digest = case when t.social_insurance_number is null then f.social_insurance_digest
        else t.social_insurance_digest end,
      social_insurance_number_pending = t.social_insurance_number_pending and f.social_insurance_number is null,
      turkish_id_no = coalesce(t.turkish_id_no, f.turkish_id_no),
      turkish_id_digest = case when t.turkish_id_no is null then f.turkish_id_digest else t.turkish_id_digest end,
      paid_until_year = greatest(t.paid_until_year, f.paid_until_year)
    from members f where f.id = ${fromId} and t.id = ${toId}`.execute(tx);
}

/** The same person in another household from now on, with status `new` and without a history there; returns the id. */
export async function copyMember(
  tx: Tx,
  { id, household_id, today, now }: { id: number; household_id: number; today: Day; now: Date },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into members (household_id, is_main, status, first_name, last_name, date_of_birth, social_insurance_number,
      social_insurance_number_pending, social_insurance_digest, citizenship_id, permanent_residence, turkish_id_no,
      turkish_id_digest, place_of_birth, gender, civil_status, father_name, mother_name, email, membership_basis,
      relationship_type, created_at, status_since, joined_later, paid_until_year)
    select ${household_id}, false, 'new', first_name, last_name, date_of_birth, social_insurance_number,
      social_insurance_number_pending, social_insurance_digest, citizenship_id, permanent_residence, turkish_id_no,
      turkish_id_digest, place_of_birth, gender, civil_status, father_name, mother_name, email, membership_basis,
      relationship_type, ${now}, ${today}::date, true, paid_until_year
    from members where id = ${id} returning id`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`nobody has the id ${id}`);
  return row.id;
}

/** Somebody of a household that is merged is this person of the one that stays. */
export async function setMergedInto(tx: Tx, id: number, merged_into: number): Promise<void> {
  await tx.updateTable('members').set({ merged_into }).where('id', '=', id).execute();
}
