import { sql } from 'kysely';
import { memberMayReport, substituteMayReport } from '../../domain/burial/deathContact.ts';
import type { DeathContact, DeathContacts, MayReport } from '../../domain/burial/deathContacts.contract.ts';
import type { DocumentType } from '../../domain/documents/documentTypes.ts';
import { documentsAtADeath, type FactsAtADeath } from '../../domain/documents/neededAtADeath.ts';
import type { MemberStatus } from '../../domain/members/memberStatus.ts';
import type { Day } from '../../domain/shared/day.ts';
import { fullName } from '../../domain/shared/fullName.ts';
import type { Substitute } from '../../domain/substitutes/substitutes.contract.ts';
import type { Reader } from '../platform/db.ts';
import { listSubstitutesOf } from '../substitutes/substitutes.reads.ts';
import { listBurialPlaces } from './burial.reads.ts';
import { listDeathContactsOf } from './deathContacts.reads.ts';

type Asking = { db: Reader; today: Day };

/**
 * What a household has prepared for a death: wishes, contacts, whom the office may talk to today, and the documents that
 * each person's death needs. Without identity numbers; the caller records the access. A person whose death is not on
 * record yet is still among those who may report.
 */
export async function getDeathContacts({ db, today }: Asking, householdId: number): Promise<DeathContacts> {
  const { household, people } = await readPeople(db, householdId);
  const contacts = await listDeathContactsOf(db, householdId);
  const substitutes = await listSubstitutesOf({ db, today }, householdId);
  return {
    wishes: await listBurialPlaces(db, householdId),
    contacts,
    may_report: [
      ...people.filter((person) => memberMayReport(person, household, today)).map(asMember),
      ...substitutes.filter(substituteMayReport).map(asSubstitute),
      ...contacts.filter(({ may_report }) => may_report).map(asContact),
    ],
    people: people.map((person) => ({
      member_id: person.id,
      name: fullName(person),
      documents: documentsAtADeath(person, person.documents),
    })),
  };
}

type Ended = { status: MemberStatus; inactive_from: Day | null };
type Person = Ended &
  FactsAtADeath & {
    id: number;
    is_main: boolean;
    first_name: string;
    last_name: string;
    inactive_reason_id: number | null;
    date_of_birth: Day | null;
    phone_numbers: string[];
    documents: { type: DocumentType; refused_at: string | null }[];
  };

/** Everybody in the household, the main member first; empty if the household does not exist. */
async function readPeople(db: Reader, householdId: number): Promise<{ household: Ended; people: Person[] }> {
  const { rows } = await sql<Person & { of_household: Ended }>`
    select m.id, m.is_main, m.first_name, m.last_name, m.status, m.inactive_from, m.inactive_reason_id, m.date_of_birth,
      m.civil_status, m.citizenship_id, m.permanent_residence,
      json_build_object('status', h.status, 'inactive_from', h.inactive_from) as of_household,
      array(select p.phone_number from phone_numbers p where p.member_id = m.id
        order by p.is_main_number desc, p.id) as phone_numbers,
      coalesce((select json_agg(json_build_object('type', d.type, 'refused_at', d.refused_at) order by d.id)
        from documents d where d.member_id = m.id), '[]') as documents
    from members m join households h on h.id = m.household_id
    where h.id = ${householdId} order by m.is_main desc, m.id`.execute(db);
  const household = rows[0]?.of_household ?? { status: 'inactive', inactive_from: null };
  return { household, people: rows };
}

function asMember(person: Person): MayReport {
  return { kind: 'member', id: person.id, name: fullName(person), phone_numbers: person.phone_numbers };
}

function asSubstitute(substitute: Substitute): MayReport {
  const { id, phone_private_mobile, phone_private_landline } = substitute;
  const phones = [phone_private_mobile, phone_private_landline].filter((number) => number !== null);
  return { kind: 'substitute', id, name: fullName(substitute), phone_numbers: phones };
}

function asContact({ id, name, phone_number }: DeathContact): MayReport {
  return { kind: 'contact', id, name, phone_numbers: [phone_number] };
}
