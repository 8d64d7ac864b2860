import { sql } from 'kysely';
import { invoiceStatusIds } from '../../../domain/invoicing/invoice.ts';
import type { MemberStatus } from '../../../domain/members/memberStatus.ts';
import type { ListedValue } from '../../../domain/movingIn/changes/listedValues.ts';
import type { PersonHere } from '../../../domain/movingIn/changes/samePeople.ts';
import type { Day } from '../../../domain/shared/day.ts';
import type { Reader } from '../../platform/db.ts';
import type { Vault } from '../../platform/secrets/vault.ts';

/** What stands here by the fields of the list; what has no place of its own is left out. */
type Values = Partial<Record<ListedValue['field'], unknown>>;

export type SomebodyHere = PersonHere & {
  status: MemberStatus;
  membership_basis: string;
  relationship_type: string | null;
  phones: string[];
  paid_until_year: number | null;
  values: Values;
};

/** A household as it stands now. */
export type HouseholdHere = {
  id: number;
  membership_no: string;
  status: MemberStatus;
  has_account: boolean;
  values: Values;
  /** The main member first. */
  people: SomebodyHere[];
};

type Row = {
  id: number;
  membership_no: string;
  status: MemberStatus;
  has_account: boolean;
  old_number: string | null;
  language: string | null;
  channel: string;
  ibans: string[];
  addresses: unknown[];
  burial: unknown;
  open_cents: number;
};

type PersonRow = Omit<PersonHere, 'social_insurance_number' | 'turkish_id_no'> & {
  status: MemberStatus;
  social_insurance_number: Buffer | null;
  turkish_id_no: Buffer | null;
  place_of_birth: string | null;
  citizenship_id: number | null;
  civil_status: string | null;
  gender: string | null;
  father_name: string | null;
  mother_name: string | null;
  email: string | null;
  membership_basis: string;
  relationship_type: string | null;
  waiting_from: Day | null;
  waiting_until: Day | null;
  active_from: Day | null;
  inactive_from: Day | null;
  paid_until_year: number | null;
  phones: string[];
};

/** What stands here of a household and its people, in the form of the list's values; undefined if it was erased. */
export async function readHere(
  { db, vault }: { db: Reader; vault: Pick<Vault, 'open'> },
  id: number,
): Promise<HouseholdHere | undefined> {
  const { open, partly_paid } = invoiceStatusIds;
  const { rows } = await sql<Row>`
    select h.id, h.membership_no, h.status, h.account_id is not null as has_account, h.old_number, h.language, h.channel,
      array(select a.iban from household_accounts a where a.household_id = h.id order by a.iban) as ibans,
      (select coalesce(jsonb_agg(jsonb_build_object('type', a.type, 'street', a.street, 'postal_code', a.postal_code,
          'state', a.state, 'city', a.city, 'country_id', a.country_id, 'is_main_address', a.is_main_address) order by a.id), '[]')
        from addresses a join members m on m.id = a.member_id where m.household_id = h.id and m.is_main) as addresses,
      (select jsonb_build_object('graveyard', b.graveyard, 'city', b.city, 'country_id', b.country_id)
        from burial_places b join members m on m.id = b.member_id where m.household_id = h.id and m.is_main) as burial,
      (select coalesce(sum(i.amount_cents - i.paid_cents), 0)::int from sale_invoices i
        where i.household_id = h.id and i.status_id in (${open}, ${partly_paid})) as open_cents
    from households h where h.id = ${id} and h.erased_on is null`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const people = await listPeople({ db, vault }, id);
  const { membership_no, status, has_account, ...values } = row;
  return {
    ...{ id, membership_no, status, has_account, people },
    values: { ...values, paid_until_year: people[0]?.paid_until_year ?? null },
  };
}

async function listPeople(
  { db, vault }: { db: Reader; vault: Pick<Vault, 'open'> },
  id: number,
): Promise<SomebodyHere[]> {
  const { rows } = await sql<PersonRow>`
    select m.id, m.is_main, m.status, m.first_name, m.last_name, m.date_of_birth, m.social_insurance_number, m.turkish_id_no,
      m.place_of_birth, m.citizenship_id, m.civil_status, m.gender, m.father_name, m.mother_name, m.email, m.membership_basis,
      m.relationship_type, m.waiting_from, m.waiting_until, m.active_from, m.inactive_from, m.paid_until_year,
      array(select p.phone_number from phone_numbers p where p.member_id = m.id order by p.id) as phones
    from members m where m.household_id = ${id} order by m.is_main desc, m.id`.execute(db);
  return rows.map((row) => {
    const numbers = {
      social_insurance_number: row.social_insurance_number && vault.open(row.social_insurance_number),
      turkish_id_no: row.turkish_id_no && vault.open(row.turkish_id_no),
    };
    const { place_of_birth, citizenship_id, civil_status, gender, father_name, mother_name, email } = row;
    const values: Values = {
      ...{ first_name: row.first_name, last_name: row.last_name, date_of_birth: row.date_of_birth, ...numbers },
      ...{ place_of_birth, citizenship_id, civil_status, gender, father_name, mother_name, email, phones: row.phones },
      relation: row.is_main ? 'main' : row.relationship_type,
      has_disability: row.membership_basis === 'child_with_disability',
      waiting_until: row.waiting_until,
      active_since: row.active_from,
      left_on: row.inactive_from,
    };
    return { ...row, ...numbers, values };
  });
}

/** Whether another household has this old number. */
export async function hasOldNumberElsewhere(db: Reader, number: string | null, id: number): Promise<boolean> {
  if (number === null) return false;
  const { rows } = await sql`
    select from households where old_number = ${number} and id <> ${id} and erased_on is null limit 1`.execute(db);
  return rows.length > 0;
}
