import { sql } from 'kysely';
import { invoiceStatusIds } from '../../../domain/invoicing/invoice.ts';
import {
  type Joinable,
  type JoiningFacts,
  joiningHindranceOf,
  type Likeness,
  samePersons,
} from '../../../domain/membership/joiningApplications.ts';
import { findAskedJoining } from '../../approvals/approvals.reads.ts';
import { fullNameOf } from '../../members/fullName.reads.ts';
import type { Reader } from '../../platform/db.ts';

export type Pair = { application_id: number; household_id: number };

type Applicant = { member_id: number; name: string; is_main: boolean };

/** An application beside a household of the former list. */
export type Beside = JoiningFacts & {
  membership_no: string;
  /** The main member of the list. */
  name: string;
  account_id: number | null;
  /** A digest of the people who are compared, in hexadecimal digits. */
  people: string;
  same: Likeness[];
  /** People of the application whom the list does not have. */
  others: Applicant[];
  other_address: boolean;
  other_phone: boolean;
  documents: number;
};

type Row = Omit<Beside, 'same' | 'others'> & { alike: Likeness[]; applicants: Applicant[] };

const kept = [invoiceStatusIds.draft, invoiceStatusIds.cancelled];

/** The main addresses and the numbers in a query, of the main members `a` and `l`. */
const placeOf = (member: 'a' | 'l') => sql`(select fold_for_search(concat_ws(' ', p.street, p.postal_code, p.city))
  from addresses p where p.member_id = ${sql.ref(`${member}.id`)} and p.is_main_address and p.inactive_from is null)`;

/**
 * Undefined if the application does not wait to be compared, or if the household is none of the former list. Money counts whatever
 * became of it: an application that is joined is erased.
 */
export async function findBeside(db: Reader, { application_id, household_id }: Pair): Promise<Beside | undefined> {
  const { rows } = await sql<Row>`
    select t.membership_no, ${fullNameOf('l')} as name, t.status, t.account_id is not null as has_account,
      t.money_rests_since is not null as is_mourning, a.id as main_member_id, l.id as listed_main_id, h.account_id,
      encode(people_to_compare(h.id), 'hex') as people,
      exists (select from sale_invoices i where i.household_id = h.id and i.status_id <> all(${kept}::integer[]))
        or exists (select from bank_transactions b where b.household_id = h.id)
        or exists (select from cash_entries c where c.household_id = h.id) as has_money,
      exists (select from accounts o where o.id = h.account_id and o.status = 'active')
        and not exists (select from second_approvals s where s.household_id = h.id
          and (s.outcome is null or s.outcome = 'took_effect' and s.kind in ('email', 'log_in'))) as is_log_in_sure,
      coalesce((select json_agg(json_build_object('member_id', k.member_id, 'person_id', k.other_id)
        order by k.member_id, k.other_id) from people_like_listed(h.id) k join members o on o.id = k.other_id
        where o.household_id = t.id), '[]') as alike,
      (select json_agg(json_build_object('member_id', m.id, 'name', ${fullNameOf('m')}, 'is_main', m.is_main) order by m.id)
        from members m where m.household_id = h.id) as applicants,
      ${placeOf('a')} is not null and ${placeOf('a')} is distinct from ${placeOf('l')} as other_address,
      exists (select from phone_numbers n where n.member_id = a.id and not exists (select from phone_numbers o
        where o.member_id = l.id and o.phone_number = n.phone_number)) as other_phone,
      (select count(*)::integer from documents d join members m on m.id = d.member_id
        where m.household_id = h.id) as documents
    from households h
    join members a on a.household_id = h.id and a.is_main
    join households t on t.id = ${household_id} and t.taken_over_on is not null and t.erased_on is null and t.id <> h.id
    join members l on l.household_id = t.id and l.is_main
    where h.id = ${application_id} and h.status = 'new' and h.comparison_asked_at is not null and is_held(h.id)`.execute(
    db,
  );
  const [found] = rows;
  if (!found) return undefined;
  const { alike, applicants, ...beside } = found;
  const same = samePersons(alike);
  const others = applicants.filter(({ member_id }) => !same.some((one) => one.member_id === member_id));
  return { ...beside, same, others };
}

/** The households of the former list that an application may be joined to, in this order. */
export async function listJoinable(
  db: Reader,
  application_id: number,
  householdIds: readonly number[],
): Promise<Joinable[]> {
  const asked = await findAskedJoining(db, application_id);
  const joinable: Joinable[] = [];
  for (const household_id of new Set(householdIds)) {
    const beside = await findBeside(db, { application_id, household_id });
    if (!beside) continue;
    const { membership_no, name, same, others, documents, other_address, other_phone } = beside;
    joinable.push({
      ...{ household_id, membership_no, name, documents, other_address, other_phone },
      hindrance: joiningHindranceOf(beside, same) ?? null,
      is_asked: asked === household_id,
      same: same.length,
      others: others.filter(({ is_main }) => !is_main).map(({ member_id, name: who }) => ({ member_id, name: who })),
    });
  }
  return joinable;
}
