import { type FeeType, feeTypes } from '../../domain/invoicing/fees.ts';
import { invoiceStatusIds } from '../../domain/invoicing/invoice.ts';
import { mayBeBilled } from '../../domain/invoicing/invoicing.access.ts';
import type { PreCalculation } from '../../domain/invoicing/invoicing.contract.ts';
import { refuse } from '../../domain/invoicing/invoicing.refusals.ts';
import { type PreCalculated, preCalculate } from '../../domain/invoicing/preCalculation.ts';
import { yearOf } from '../../domain/shared/day.ts';
import type { Language } from '../../domain/shared/language.ts';
import { cents, toEuros } from '../../domain/shared/money.ts';
import { askToCompare } from '../households/comparison.actions.ts';
import { isHeld } from '../households/comparison.reads.ts';
import { lockHousehold } from '../members/household.reads.ts';
import type { MemberActor } from '../platform/actor.ts';
import type { Ask, Change } from '../platform/context.ts';
import { warmUpPdf } from '../platform/pdf/pdfRenderer.ts';
import { isSilent } from '../platform/silence.ts';
import { say } from '../words.ts';
import { type BilledPeople, type BillingQuestion, billingFacts, listCancelled } from './billing.reads.ts';
import { getInvoice, type Invoice, listInvoices } from './invoices.reads.ts';
import { insertDraft, type NewItem, updateInvoice } from './invoicing.writes.ts';

const nothingDue: PreCalculated = {
  registration_fee: { available: false, amount_cents: cents(0), member_id: null },
  annual_contribution: { available: false, total_cents: cents(0), detail: [] },
};

/** What the household would be invoiced now; items of a draft count as invoiced (D36). */
export async function preCalculateFees(ask: Ask<MemberActor>): Promise<PreCalculation> {
  const { household_id, household_status, language } = ask.actor;
  const billable = mayBeBilled({ status: household_status }) && !(await isSilent(ask.db, household_id));
  const question = { household_id, today: ask.today, drafts: 'count', people: 'everybody' } as const;
  const due = billable ? await reckon(ask, question) : nothingDue;
  return toPreCalculation(due, { language, year: yearOf(ask.today) });
}

/** What a household would be invoiced now, for the office; undefined if a fee cannot be told yet. */
export async function findFeesDue(
  ask: Pick<Ask, 'db' | 'today'>,
  household_id: number,
): Promise<PreCalculated | undefined> {
  const question = { household_id, today: ask.today, drafts: 'ignore', people: 'everybody' } as const;
  const outcome = preCalculate(await billingFacts(ask.db, question));
  return outcome.problem ? undefined : outcome;
}

/** Enough for somebody who changes their mind often; a loop would use up the year's bill numbers. */
const MOST_CANCELLED_A_DAY = 20;
const DAY_MS = 24 * 60 * 60 * 1_000;

export type Drafting = { household_id: number; types: readonly FeeType[]; people: BilledPeople };

/**
 * A draft for each of `types` that is due, new or already there (D37). A draft whose persons, bases, amounts or year are out of
 * date is cancelled first and keeps its number. Refuses with `too_many_requests` if twenty drafts of the household from the last
 * 24 hours are cancelled; this never applies to the office or the yearly run.
 * A silent household gets none (decision 103). An application that is held gets none either; asking for one asks the office to compare it
 * (decision 107).
 */
export async function draftInvoices(change: Change, { household_id, types, people }: Drafting): Promise<Invoice[]> {
  if (!(await lockToBill(change, household_id))) return [];
  warmUpPdf();
  const drafts = await listInvoices(change.db, household_id, { statuses: [invoiceStatusIds.draft], direction: 'asc' });
  const due = itemsDue(await reckon(change, { household_id, today: change.today, drafts: 'ignore', people }));
  if (await waitsToBeCompared(change, { household_id, people }, due)) return [];
  const invoices: Invoice[] = [];
  for (const type of feeTypes.filter((each) => types.includes(each))) {
    const draft = drafts.find((each) => each.type === type);
    if (draft && isStillRight(draft, due[type], yearOf(change.today))) {
      invoices.push(draft);
      continue;
    }
    const items = due[type];
    // a draft that the member made for new family members stays, unless the members themselves are to be invoiced
    if (items.length === 0 && people === 'members') continue;
    if (items.length > 0) await checkCancelled(change, { household_id, people });
    if (draft) await updateInvoice(change.tx, draft.id, { status: 'cancelled' });
    if (items.length === 0) continue;
    invoices.push(await getInvoice(change.db, await insertDraft(change, { household_id, type, items })));
  }
  return invoices;
}

/** Whether the household is held, so that nobody new is invoiced; if anything is due, the office is asked to compare it. */
async function waitsToBeCompared(
  change: Change,
  { household_id, people }: Pick<Drafting, 'household_id' | 'people'>,
  { sirf, siac }: Record<FeeType, NewItem[]>,
): Promise<boolean> {
  if (people === 'members' || !(await isHeld(change.tx, household_id))) return false;
  if (sirf.length + siac.length > 0) await askToCompare(change, household_id);
  return true;
}

/** Of many parallel calls only the one with the household's lock decides; the others find its drafts. False for a silent one. */
async function lockToBill(change: Change, household_id: number): Promise<boolean> {
  const household = await lockHousehold(change.tx, household_id);
  if (!household) return refuse('HouseholdNotFound');
  if (!mayBeBilled(household)) return refuse('household_inactive');
  return !(await isSilent(change.tx, household_id));
}

/**
 * Whether a draft contains exactly what would be invoiced now: nobody may confirm an outdated one (D37). A draft that the office
 * wrote by hand is not recalculated. The caller holds the household's lock.
 */
export async function isStillDue(change: Change, draft: Invoice): Promise<boolean> {
  const { household_id, type } = draft;
  if (type === 'sim') return true;
  const question = { household_id, today: change.today, drafts: 'ignore', people: 'everybody' } as const;
  const outcome = preCalculate(await billingFacts(change.db, question));
  return !outcome.problem && isStillRight(draft, itemsDue(outcome)[type], yearOf(change.today));
}

async function checkCancelled(
  { tx, now }: Change,
  { household_id, people }: Pick<Drafting, 'household_id' | 'people'>,
): Promise<void> {
  if (people === 'members') return;
  const since = new Date(now.getTime() - DAY_MS);
  const cancelled = await listCancelled(tx, household_id, { since, most: MOST_CANCELLED_A_DAY });
  const oldest = cancelled[MOST_CANCELLED_A_DAY - 1];
  if (!oldest) return;
  refuse('too_many_requests', { retryAfterSeconds: Math.ceil((oldest.getTime() - since.getTime()) / 1_000) });
}

async function reckon(ask: Pick<Ask, 'db'>, question: BillingQuestion): Promise<PreCalculated> {
  const outcome = preCalculate(await billingFacts(ask.db, question));
  return outcome.problem ? refuse(outcome.problem) : outcome;
}

function itemsDue({ registration_fee, annual_contribution }: PreCalculated): Record<FeeType, NewItem[]> {
  const main = annual_contribution.detail.find((item) => item.member_id === registration_fee.member_id);
  const { amount_cents } = registration_fee;
  return {
    sirf: registration_fee.available && main ? [{ ...personIn(main), amount_cents }] : [],
    siac: annual_contribution.detail
      .filter((item) => !item.already_billed)
      .map((item) => ({ ...personIn(item), amount_cents: item.amount_cents })),
  };
}

type Detail = PreCalculated['annual_contribution']['detail'][number];

function personIn({ member_id, first_name, last_name, basis }: Detail) {
  return { member_id, first_name, last_name, basis };
}

function isStillRight(draft: Invoice, items: readonly NewItem[], year: number): boolean {
  const lines = (of: readonly Pick<Invoice['items'][number], 'member_id' | 'basis' | 'amount_cents'>[]) =>
    of.map((item) => `${item.member_id} ${item.basis} ${item.amount_cents}`).sort();
  return draft.billed_year === year && lines(draft.items).join() === lines(items).join();
}

function toPreCalculation(due: PreCalculated, { language, year }: { language: Language; year: number }) {
  const { registration_fee, annual_contribution } = due;
  return {
    registration_fee: {
      available: registration_fee.available,
      description: say(language, 'invoicing.description.sirf'),
      amount: toEuros(registration_fee.amount_cents),
    },
    annual_contribution: {
      available: annual_contribution.available,
      description: say(language, 'invoicing.description.siac', { year }),
      total: toEuros(annual_contribution.total_cents),
      detail: annual_contribution.detail.map(({ member_id, first_name, last_name, amount_cents }) => ({
        member_id,
        first_name,
        last_name,
        amount: toEuros(amount_cents),
      })),
    },
  };
}
