import { sql } from 'kysely';
import { type ApplicationFacts, type Gap, gapsOf } from '../../domain/application/gaps.ts';
import type { PersonRecord } from '../members/persons.reads.ts';
import type { Ask } from '../platform/context.ts';

/**
 * `uncovered`: applicants without a confirmed annual contribution. `is_on_paper`: the office entered the application from the paper
 * form.
 */
export type Fees = { registration: boolean; uncovered: number[]; is_on_paper: boolean };

/** The gaps of a household's application, in order (D19); empty for an unknown household. */
export async function readGaps({ db }: Pick<Ask, 'db'>, householdId: number): Promise<Gap[]> {
  const { rows } = await sql<{ persons: PersonRecord[]; fees: Fees; sent_back: boolean }>`
    select h.sent_back_reason is not null as sent_back, confirmed_fees(h.id) as fees, household_people(h.id) as persons
    from households h where h.id = ${householdId}`.execute(db);
  return rows.flatMap(({ persons, fees, sent_back }) => gapsOf(factsOf(persons, fees, sent_back)));
}

/** Whether the household is still applying and has no gaps any more. */
export async function isComplete({ db }: Pick<Ask, 'db'>, householdId: number): Promise<boolean> {
  const { rows } = await sql<{ persons: PersonRecord[] | null; is_on_paper: boolean }>`
    select people_with_confirmed_fees(${householdId}) as persons,
      exists (select from paper_applications p where p.household_id = ${householdId}) as is_on_paper`.execute(db);
  const { persons, is_on_paper = false } = rows[0] ?? {};
  const fees = { registration: true, uncovered: [], is_on_paper };
  return persons ? gapsOf(factsOf(persons, fees, false)).length === 0 : false;
}

/** The facts that decide the gaps; refused documents do not count. */
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
    uncovered_member_ids: fees.uncovered,
    is_on_paper: fees.is_on_paper,
    sent_back: sentBack,
  };
}
