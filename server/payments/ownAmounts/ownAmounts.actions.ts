import type { WantedOwnAmount } from '../../../domain/approvals/approvals.ts';
import type { InvoiceStep } from '../../../domain/invoicing/invoice.ts';
import { refuse } from '../../../domain/invoicing/invoicing.refusals.ts';
import { linesWith, mayHaveOwnAmount, reckonedOn, stepToReplace } from '../../../domain/invoicing/ownAmounts.ts';
import { amountFor } from '../../../domain/invoicing/preCalculation.ts';
import { yearOf } from '../../../domain/shared/day.ts';
import type { Cents } from '../../../domain/shared/money.ts';
import { record } from '../../audit/audit.actions.ts';
import { billingFacts } from '../../invoicing/billing.reads.ts';
import type { Invoice } from '../../invoicing/invoices.reads.ts';
import { storeOwnAmount } from '../../invoicing/ownAmounts/ownAmounts.actions.ts';
import { findOwnAmount, listContributionsOf } from '../../invoicing/ownAmounts/ownAmounts.reads.ts';
import { doesMoneyRest } from '../../members/household.reads.ts';
import { lockMember } from '../../members/members.reads.ts';
import { accountOf } from '../../platform/actor.ts';
import type { Change } from '../../platform/context.ts';
import type { Reader } from '../../platform/db.ts';
import type { StaffChange } from '../../platform/staff.ts';
import { lockInvoices } from '../settling.actions.ts';
import { replaceInvoice } from './replaceInvoice.actions.ts';

type Whose = { household_id: number; member_id: number; year: number };
type Wanted = WantedOwnAmount & { household_id: number };
type ToReplace = { invoice: Invoice; step: InvoiceStep };

/**
 * Whether an own amount could be set now. The caller holds the household's lock. Refuses with `MemberNotFound`;
 * `own_amount_not_chargeable` for applicants, people who have ended, and a year that is over; `household_money_rests` after a death;
 * `own_amount_not_found` if there is none to withdraw; `no_matching_fee` if the table charges nothing for the person;
 * `own_amount_settled` if something was paid on the year's contribution, or it was written off.
 */
export async function checkOwnAmount(change: Change, wanted: Wanted): Promise<ToReplace[]> {
  const { household_id, member_id, year, amount_cents } = wanted;
  const member = (await lockMember(change.tx, household_id, member_id)) ?? refuse('MemberNotFound');
  if (!mayHaveOwnAmount(member) || year < yearOf(change.today)) return refuse('own_amount_not_chargeable');
  if (await doesMoneyRest(change.tx, household_id)) return refuse('household_money_rests');
  if (amount_cents === null && (await findOwnAmount(change.tx, member_id, year)) === undefined) {
    return refuse('own_amount_not_found');
  }
  const table = await chargedByTable(change.tx, wanted, change);
  if (table === undefined) return refuse('no_matching_fee');
  const ids = await listContributionsOf(change.tx, { id: member_id, household_id, year });
  const charged = amount_cents ?? table;
  return (await lockInvoices(change, ids)).flatMap((invoice) => {
    const line = invoice.items.find((item) => item.member_id === member_id);
    if (line?.amount_cents === charged && line.is_own_amount === (amount_cents !== null)) return [];
    const step = stepToReplace(invoice);
    return step ? [{ invoice, step }] : refuse('own_amount_settled');
  });
}

/**
 * Sets or withdraws what a person pays for a year, as two people decided (decision 99). An invoice of that year on which nothing was
 * paid is taken back, and the same people are charged in a new one. Refuses as `checkOwnAmount`.
 */
export async function setOwnAmount(
  change: StaffChange,
  wanted: Wanted,
  { asked_by, reason }: { asked_by: number | null; reason: string | null },
): Promise<void> {
  const { household_id, member_id, year, amount_cents } = wanted;
  const replaced = await checkOwnAmount(change, wanted);
  const said = reason ?? '';
  const by = { asked_by, agreed_by: accountOf(change.actor) };
  await storeOwnAmount(change, { member_id, year, amount_cents, reason: said, ...by });
  const action = amount_cents === null ? 'own_amount.ended' : 'own_amount.set';
  await record(change, { action, household_id, subject_id: member_id, reason: said });
  const charged = amount_cents ?? (await chargedByTable(change.tx, wanted, change)) ?? refuse('no_matching_fee');
  for (const { invoice, step } of replaced) {
    const items = linesWith(invoice.items, { member_id, amount_cents: charged }) ?? refuse('own_amount_settled');
    await replaceInvoice(change, invoice, { step, type: 'siac', items });
  }
}

/** What the table charges for a person in a year, whatever own amount they have; undefined if nobody can say. */
export async function chargedByTable(
  db: Reader,
  { household_id, member_id, year }: Whose,
  { today }: Pick<Change, 'today'>,
): Promise<Cents | undefined> {
  const on = reckonedOn(year, today);
  const facts = await billingFacts(db, { household_id, today: on, drafts: 'ignore', people: 'members' });
  const person = facts.persons.find(({ id }) => id === member_id);
  return person && amountFor('siac', person, { ...facts, own_amounts: [] });
}
