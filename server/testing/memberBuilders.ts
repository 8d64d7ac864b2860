import type { Insertable } from 'kysely';
import { type ChangeableField, valueIn, type WireValue } from '../../domain/members/changeRequests/changeRequest.ts';
import type { MembershipBasis, RelationshipType } from '../../domain/reference/eligibility.ts';
import { type Day, day } from '../../domain/shared/day.ts';
import '../documents/documents.tables.ts';
import { openDocumentDigest } from '../documents/documentDigest.ts';
import '../households/households.tables.ts';
import '../members/members.tables.ts';
import { findPerson } from '../members/persons.reads.ts';
import type { Tables } from '../platform/db.ts';
import type { TestServer } from './testServer.ts';

type Status = 'new' | 'waiting' | 'active' | 'inactive';

export type MemberOverrides = Partial<{
  status: Status;
  first_name: string;
  last_name: string;
  date_of_birth: Day | null;
  gender: 'female' | 'male';
  membership_basis: MembershipBasis;
  relationship_type: RelationshipType;
  mother_name: string | null;
  joined_later: boolean;
  father_name: string | null;
}>;

let documents = 0;

/** A family member of a household, personal data complete: by default the son Emre, born 5.5.2015. */
export async function aMember(
  server: TestServer,
  household: { household_id: number },
  overrides: MemberOverrides = {},
): Promise<number> {
  const { status = 'new' } = overrides;
  const { id } = await server.context.db
    .insertInto('members')
    .values({
      first_name: 'Emre',
      last_name: 'Yılmaz',
      date_of_birth: day('2015-05-05'),
      gender: 'male',
      membership_basis: 'child',
      relationship_type: 'son',
      civil_status: 'single',
      citizenship_id: 792,
      permanent_residence: true,
      place_of_birth: 'Wien',
      father_name: 'Mehmet',
      mother_name: 'Ayşe',
      social_insurance_number: server.context.vault.seal('1237050515'),
      created_at: server.clock.now(),
      status_since: server.clock.today(),
      inactive_from: status === 'inactive' ? server.clock.today() : null,
      household_id: household.household_id,
      is_main: false,
      ...overrides,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type ChangeRequestOverrides = Partial<{ member_id: number; field: ChangeableField; wanted: WireValue }>;

/** An open request for a correction; by default of the mother's first name to Hatice. */
export async function aChangeRequest(
  server: TestServer,
  household: { household_id: number; main_member_id: number },
  { member_id, field = 'mother_name', wanted = 'Hatice' }: ChangeRequestOverrides = {},
): Promise<number> {
  const { db, vault } = server.context;
  const { household_id, main_member_id } = household;
  const person = await findPerson(server.context, household_id, member_id ?? main_member_id);
  const was = person ? valueIn(person, field) : null;
  const { id } = await db
    .insertInto('change_requests')
    .values({
      household_id,
      member_id: member_id ?? main_member_id,
      field,
      was: was === null ? null : vault.seal(JSON.stringify(was)),
      wanted: vault.seal(JSON.stringify(wanted)),
      created_at: server.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A phone number of a person; by default not the main one. */
export async function aPhoneNumber(
  server: TestServer,
  member_id: number,
  overrides: Partial<{ phone_number: string; is_main_number: boolean }> = {},
): Promise<number> {
  const { id } = await server.context.db
    .insertInto('phone_numbers')
    .values({
      phone_number: '+4315550100',
      phone_type: 'private_landline',
      is_main_number: false,
      created_at: server.clock.now(),
      member_id,
      ...overrides,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The main domestic address of a household. */
export async function anAddress(server: TestServer, household: { main_member_id: number }): Promise<number> {
  const { id } = await server.context.db
    .insertInto('addresses')
    .values({
      member_id: household.main_member_id,
      type: 'domestic',
      street: 'Favoritenstraße 8',
      postal_code: '1100',
      state: 'Wien',
      city: 'Wien',
      country_id: 40,
      is_main_address: true,
      created_at: server.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A document with its file; the content is made up. */
export async function aDocument(
  server: TestServer,
  member_id: number,
  overrides: Partial<Insertable<Tables['documents']>> = {},
  /** An image instead of a PDF. */
  jpeg?: Buffer,
): Promise<number> {
  documents += 1;
  const content = jpeg ?? Buffer.from(`%PDF-1.4 document ${documents} %%EOF`);
  const storage_key = await server.context.files.save(once(content));
  const { id } = await server.context.db
    .insertInto('documents')
    .values({
      type: 'passport',
      name: 'Reisepass.pdf',
      content_type: jpeg ? 'image/jpeg' : 'application/pdf',
      size_bytes: content.length,
      content_digest: openDocumentDigest(server.context.vault).update(content).digest(),
      storage_key,
      created_at: server.clock.now(),
      member_id,
      ...overrides,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function* once(content: Buffer): AsyncGenerator<Buffer> {
  yield content;
}
