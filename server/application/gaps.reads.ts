import { sql } from 'kysely';
import { type ApplicationFacts, type Gap, gapsOf } from '../../domain/application/gaps.ts';
import { confirmedStatuses, invoiceStatusIds } from '../../domain/invoicing/invoice.ts';
import { type PersonRecord, personJson } from '../members/persons.reads.ts';
import type { Ask } from '../platform/work.ts';

export type Fees = { registration: boolean; contribution: boolean };

const confirmed = sql.join(confirmedStatuses.map((status) => sql.lit(invoiceStatusIds[status])));

/**
 * Of a row of `households h`: is the registration fee billed and confirmed, and is everybody who applies on a confirmed
 * annual contribution? The first contribution counts, of whichever year it is (D19).
 */
export const feesConfirmed = sql<Fees>`json_build_object(
  'registration', exists (select from sale_invoices i
    where i.household_id = h.id and i.type = 'sirf' and i.status_id in (${confirmed})),
  'contribution', not exists (select from members c
    where c.household_id = h.id and c.status = 'new' and not exists (select from sale_invoice_items t
      join sale_invoices i on i.id = t.sale_invoice_id
      where t.member_id = c.id and i.type = 'siac' and i.status_id in (${confirmed}))))`;

/** What a household’s application still lacks, in order (D19); an absent household lacks nothing that could be told. */
export async function readGaps({ db }: Pick<Ask, 'db'>, householdId: number): Promise<Gap[]> {
  const { rows } = await sql<{ persons: PersonRecord[]; fees: Fees; sent_back: boolean }>`
    select h.sent_back_reason is not null as sent_back, ${feesConfirmed} as fees,
      (select json_agg(${personJson} order by m.is_main desc, m.created_at, m.id)
        from members m where m.household_id = h.id) as persons
    from households h where h.id = ${householdId}`.execute(db);
  const [row] = rows;
  return row ? gapsOf(factsOf(row.persons, row.fees, row.sent_back)) : [];
}

/** The facts behind the gaps; papers that the office wants again do not count. */
export function factsOf(persons: readonly PersonRecord[], fees: Fees, sentBack: boolean): ApplicationFacts {
  const main = persons.find((person) => person.is_main);
  if (!main) throw new Error('a household without main member');
  return {
    main_member: main,
    phone_numbers: main.phone_numbers,
    addresses: main.addresses,
    documents: main.documents.filter((document) => document.refused_at === null),
    family_members: persons.filter((person) => !person.is_main),
    registration_fee_confirmed: fees.registration,
    annual_contribution_confirmed: fees.contribution,
    sent_back: sentBack,
  };
}
