import type { DeathContact } from '../../domain/burial/deathContacts.contract.ts';
import { toWireDay } from '../../domain/shared/day.ts';
import { fullName } from '../../domain/shared/fullName.ts';
import './burial.tables.ts';
import type { Reader, Tx } from '../platform/db.ts';

/** The household's contacts, the one in Austria first. */
export async function listDeathContactsOf(db: Reader, householdId: number): Promise<DeathContact[]> {
  const rows = await contacts(db).where('c.household_id', '=', householdId).orderBy('c.country').execute();
  return rows.map(toDeathContact);
}

export async function findDeathContact(db: Reader, id: number): Promise<DeathContact | undefined> {
  const row = await contacts(db).where('c.id', '=', id).executeTakeFirst();
  return row && toDeathContact(row);
}

/** The household's contact that was created with this idempotency key. */
export async function findDeathContactByKey(tx: Tx, householdId: number, key: string) {
  return tx
    .selectFrom('death_contacts')
    .select('id')
    .where('household_id', '=', householdId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

export async function hasDeathContact(tx: Tx, householdId: number, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('death_contacts')
    .select('id')
    .where('id', '=', id)
    .where('household_id', '=', householdId)
    .executeTakeFirst();
  return row !== undefined;
}

function contacts(db: Reader) {
  return db
    .selectFrom('death_contacts as c')
    .leftJoin('members as m', 'm.id', 'c.agreed_stated_by')
    .select(['c.id', 'c.country', 'c.name', 'c.relation', 'c.phone_number', 'c.language', 'c.may_report'])
    .select(['c.agreed_on', 'm.first_name', 'm.last_name']);
}

type Row = Awaited<ReturnType<ReturnType<typeof contacts>['executeTakeFirstOrThrow']>>;

function toDeathContact({ first_name, last_name, agreed_on, ...contact }: Row): DeathContact {
  return {
    ...contact,
    agreed_on: toWireDay(agreed_on),
    agreed_stated_by: first_name !== null && last_name !== null ? fullName({ first_name, last_name }) : null,
  };
}
