import { confirmedAnew, type InvoiceAnew, mayBeConfirmedAnew, sumsOf } from '../../domain/invoicing/confirmedAnew.ts';
import type { CorrectedFees, correctedFeesContract } from '../../domain/invoicing/correctedFees.contract.ts';
import { feeFactsChanged } from '../../domain/invoicing/feeFactsChanged.ts';
import { refuse } from '../../domain/invoicing/invoicing.refusals.ts';
import type { FeeFact } from '../../domain/members/feeFacts.ts';
import { mayChangePersonalData } from '../../domain/members/members.access.ts';
import type { MainMember, membersContract, SubMember } from '../../domain/members/members.contract.ts';
import { basisFor } from '../../domain/reference/eligibility.ts';
import type { Input } from '../../domain/shared/contract.ts';
import { yearOf } from '../../domain/shared/day.ts';
import { type Cents, toEuros } from '../../domain/shared/money.ts';
import { asEmailRequest } from '../accounts/emailRequest.actions.ts';
import { countAttempt, HOUR_SECONDS } from '../accounts/throttle.actions.ts';
import { billingFacts, hasFeesBilled, listFeesBilled } from '../invoicing/billing.reads.ts';
import type { Invoice } from '../invoicing/invoices.reads.ts';
import { doesMoneyRest, type LockedPerson } from '../members/household.reads.ts';
import {
  assertReason,
  changePerson,
  checkCorrectedFacts,
  getMember,
  lockForChange,
} from '../members/members.actions.ts';
import type { MemberActor } from '../platform/actor.ts';
import type { Change } from '../platform/context.ts';
import type { Visit } from '../platform/http/route.ts';
import { inChange } from '../platform/work.ts';
import { areNamedByUndecided } from './bank/bankLines.reads.ts';
import { replaceInvoice } from './ownAmounts/replaceInvoice.actions.ts';
import { lockInvoices } from './settling.actions.ts';

type Calls = typeof membersContract;
type Visitor = Pick<Visit<Calls['changeMember']>, 'context' | 'actor' | 'address'>;
type Sent = Omit<Input<Calls['changeMember']>, 'current_password' | 'agreed_fees'>;
type Person = MainMember | SubMember;

/** Each correction uses up bill numbers of the year; nobody mistypes a date of birth so often. */
const MOST_AN_HOUR = 10;

/**
 * Changes the fields that are sent while the person is new (D8, D25). Only the account's owner may ask for another e-mail
 * address, and the number of requests is limited (D16). If a fact changes from which a confirmed fee was calculated, the fee is
 * confirmed anew, as long as nothing was paid on it (decision 87). Refuses as `asEmailRequest` and `correct`.
 */
export async function changeMember(
  visitor: Visitor,
  { current_password, agreed_fees, ...sent }: Input<Calls['changeMember']>,
): Promise<Person> {
  const { context, actor } = visitor;
  const work = () => inChange(context, actor, (change) => changeInTurn(change, sent, agreed_fees));
  // the e-mail address of a family member is only stored: nobody logs in with it
  if (!sent.email || sent.id !== actor.main_member_id) return work();
  return asEmailRequest(visitor, { wanted: sent.email, current_password }, work);
}

async function changeInTurn(change: Change<MemberActor>, sent: Sent, agreed: Cents | undefined): Promise<Person> {
  const locked = await lockForChange(change, sent);
  const changed = changedFacts(locked, sent);
  if (changed.length > 0) assertReason(change.actor);
  if (changed.length === 0 || !(await isReckonedAnew(change, locked))) return changePerson(change, locked, sent);
  return correct(change, { locked, sent, changed, agreed });
}

/** Whether confirmed fees follow the correction; for members only the facts are corrected, as by a granted request (D25). */
async function isReckonedAnew(change: Change<MemberActor>, { member }: LockedPerson): Promise<boolean> {
  return mayChangePersonalData(member) && (await hasFeesBilled(change.tx, member));
}

/** What an applicant would owe after a correction; changes nothing. Refuses as `changeMember`, but not for the sum. */
export async function reckonCorrectedFees(
  change: Change<MemberActor>,
  sent: Input<(typeof correctedFeesContract)['reckonCorrectedFees']>,
): Promise<CorrectedFees> {
  const locked = await lockForChange(change, sent);
  checkCorrectedFacts(locked, sent, change.today);
  const changed = changedFacts(locked, sent);
  const invoices = await lockCharging(change, locked, changed);
  const anew = changed.length === 0 ? [] : await reckon(change, { locked, sent, changed, invoices });
  const { old_cents, new_cents } = sumsOf(anew);
  return { changes: anew.length > 0, old: toEuros(old_cents), new: toEuros(new_cents) };
}

type Facts = Pick<Sent, 'date_of_birth' | 'membership_basis' | 'relationship_type'>;

function changedFacts({ member }: LockedPerson, sent: Facts): FeeFact[] {
  return feeFactsChanged(member, { date_of_birth: sent.date_of_birth, membership_basis: basisOf(sent) });
}

function basisOf({ relationship_type, membership_basis }: Facts) {
  return basisFor(relationship_type, membership_basis);
}

type Corrected = { locked: LockedPerson; sent: Facts; changed: readonly FeeFact[] };

/**
 * Corrects what a confirmed fee was calculated from. Refuses with `invoice_already_existing_for_member` if something was paid, a
 * reminder was sent, or a transfer that names the invoice waits: then the office corrects it on request. Refuses with
 * `no_matching_fee` for a value without a fee, with `fees_would_change` unless `agreed` is the new sum, with `too_many_requests`
 * after ten corrections of fees an hour, and as `changePerson`. Nothing is stored when it refuses.
 */
async function correct(
  change: Change<MemberActor>,
  { locked, sent, changed, agreed }: Corrected & { sent: Sent; agreed: Cents | undefined },
): Promise<Person> {
  const { household, member } = locked;
  const invoices = await lockCharging(change, locked, changed);
  checkCorrectedFacts(locked, sent, change.today);
  const corrected = await reckon(change, { locked, sent, changed, invoices });
  const { old_cents, new_cents } = sumsOf(corrected);
  // before anything is said about an e-mail address that is sent along
  if (corrected.length > 0 && agreed !== new_cents) {
    return refuse('fees_would_change', { params: { old: toEuros(old_cents), new: toEuros(new_cents) } });
  }
  const person = await changePerson(change, locked, sent);
  if (corrected.length === 0) return person;
  await countAttempt(change, [{ key: `correctedFees/household/${household.id}`, most: MOST_AN_HOUR }], HOUR_SECONDS);
  for (const anew of corrected) await replace(change, invoices, anew);
  return getMember(change, { id: member.id });
}

/** Locks the confirmed fees that charge for the person; refuses unless all of them may be confirmed anew. */
async function lockCharging(
  change: Change,
  { household, member }: LockedPerson,
  changed: readonly FeeFact[],
): Promise<Invoice[]> {
  const invoices = await lockInvoices(change, await listFeesBilled(change.tx, member));
  if (changed.length === 0 || invoices.length === 0) return invoices;
  const year = yearOf(change.today);
  const ids = invoices.map(({ id }) => id);
  const isLocked =
    !invoices.every((invoice) => mayBeConfirmedAnew(invoice, { year })) ||
    // nothing about money is written to the household, because somebody has died (decision 60)
    (await doesMoneyRest(change.tx, household.id)) ||
    (await areNamedByUndecided(change.tx, ids));
  return isLocked ? refuseBilled(changed) : invoices;
}

async function reckon(
  change: Change,
  { locked: { household, member }, sent, changed, invoices }: Corrected & { invoices: readonly Invoice[] },
): Promise<InvoiceAnew[]> {
  const question = { household_id: household.id, today: change.today, drafts: 'ignore', people: 'everybody' } as const;
  const { persons, ...rest } = await billingFacts(change.tx, question);
  const before = { id: member.id, date_of_birth: member.date_of_birth, basis: member.membership_basis };
  const now = {
    ...(sent.date_of_birth && { date_of_birth: sent.date_of_birth }),
    ...(changed.includes('membership_basis') && { basis: basisOf(sent) ?? before.basis }),
  };
  const corrected = persons.map((person) => (person.id === member.id ? { ...person, ...now } : person));
  const outcome = confirmedAnew(invoices, { before, facts: { ...rest, persons: corrected } });
  if (outcome.problem === 'people_left') return refuseBilled(changed);
  return outcome.problem ? refuse(outcome.problem, { errors: errorsAt(changed, outcome.problem) }) : outcome.anew;
}

async function replace(change: Change, invoices: readonly Invoice[], { id, type, items }: InvoiceAnew): Promise<void> {
  const old = invoices.find((invoice) => invoice.id === id);
  if (!old) throw new Error(`the invoice ${id} is not locked`);
  await replaceInvoice(change, old, { step: 'void', type, items });
}

function refuseBilled(changed: readonly FeeFact[]): never {
  const key = 'invoice_already_existing_for_member';
  return refuse(key, { errors: errorsAt(changed, key) });
}

function errorsAt(fields: readonly FeeFact[], problem: string): Record<string, string[]> {
  return Object.fromEntries(fields.map((field) => [field, [problem]]));
}
