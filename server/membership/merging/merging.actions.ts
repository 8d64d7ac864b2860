import type { WantedMerging } from '../../../domain/approvals/approvals.ts';
import { type CoverVerdict, coverOn } from '../../../domain/membership/cover.ts';
import { refuse } from '../../../domain/membership/merging/merging.refusals.ts';
import { thoseWhoMove } from '../../../domain/membership/merging/merging.ts';
import { inactiveReasons } from '../../../domain/reference/inactiveReasons.ts';
import { closeAccount } from '../../accounts/accounts.actions.ts';
import { type Account, lockAccount } from '../../accounts/accounts.reads.ts';
import { record } from '../../audit/audit.actions.ts';
import { settingsOn } from '../../boardSettings/boardSettings.reads.ts';
import { passBurial } from '../../burial/mergedBurial.actions.ts';
import { moveCounter, warnOfLogIn } from '../../counter/joined.actions.ts';
import { withdrawCodes } from '../../counter/overtakenCodes.actions.ts';
import { passDocuments } from '../../documents/documents.actions.ts';
import { passReminderHold } from '../../dunning/reminderHold.actions.ts';
import { passAgreements } from '../../households/agreements.actions.ts';
import { passAccount } from '../../households/founding.actions.ts';
import { noteMerged } from '../../households/merged.actions.ts';
import { takeAddresses } from '../../households/takenOver.actions.ts';
import { cancelDrafts, passInvoices } from '../../invoicing/mergedInvoices.actions.ts';
import { copyEmailToMainMember } from '../../members/mainMember.actions.ts';
import { lockMembers } from '../../members/members.reads.ts';
import { mergeMember, takeAlong } from '../../members/mergedMembers.actions.ts';
import { takePhoneNumbers } from '../../members/phoneNumbers.actions.ts';
import { getRecipient } from '../../members/recipient.reads.ts';
import { moveMember } from '../../members/statusHistory.actions.ts';
import { tell, write } from '../../notifications/tell.actions.ts';
import { takeStep } from '../../payments/invoiceSteps.actions.ts';
import { passPayments } from '../../payments/mergedPayments.actions.ts';
import { lockInvoices } from '../../payments/settling.actions.ts';
import type { StaffChange } from '../../platform/staff.ts';
import type { Agreed } from '../../secondPerson/secondPerson.actions.ts';
import { passSubstitutes } from '../../substitutes/substitutes.actions.ts';
import { readCoverFacts } from '../cover/cover.reads.ts';
import { endEverybody } from '../ending/endings.actions.ts';
import { lockedBeside } from './asking.actions.ts';
import { type Beside, digestOf, doubledInvoices, type Pair, type SideRecord } from './merging.reads.ts';
import { mergedLogInMessage, mergedMessage } from './merging.wording.ts';

type Persons = { fromId: number; toId: number };
type Merging = { beside: Beside; wanted: WantedMerging; persons: readonly Persons[] };

/**
 * Merges a household into another one (locked before), because they are one: its people, money, documents, wishes and log-in move, what is
 * charged twice becomes void, and it is closed. Nobody's membership is better or worse for it. Refuses as `askToMerge`, with
 * `changed_meanwhile` if somebody else is in them since, and with `merging_changes_cover`.
 */
export async function mergeHouseholds(
  change: StaffChange,
  wanted: WantedMerging,
  { household_id, reason, asked_by }: Agreed,
): Promise<void> {
  const { closes_id, pairs } = wanted;
  const beside = await lockedBeside(change, { stays: household_id, closes: closes_id }, pairs);
  // nobody agrees to people, or to a log-in, that nobody has seen
  if (digestOf(beside, wanted) !== wanted.people) return refuse('changed_meanwhile');
  const before = await readVerdicts(change, beside);
  await tellOfLogIns(change, beside);
  await cancelDrafts(change, closes_id);
  const { kept, taken } = await movePeople(change, beside, pairs);
  const merging = { beside, wanted, persons: [...kept, ...taken] };
  await moveMoney(change, merging, pairs);
  await moveWishes(change, merging);
  await closeHousehold(change, merging);
  await moveLogIn(change, beside);
  await noteMerged(change, { household_id: closes_id, into_household_id: household_id, asked_by });
  await assertSameCover(change, before, merging);
  const said = reason === null ? {} : { reason };
  await record(
    change,
    { action: 'household.merged', household_id, subject_id: closes_id, ...said },
    { action: 'household.merged', household_id: closes_id, subject_id: household_id, ...said },
  );
  const to = await getRecipient(change.tx, household_id);
  const message = mergedMessage(numbersOf(beside));
  await tell(change, { effectKey: `membership.merged/${closes_id}`, to, message });
}

/** Whoever is the same is as far as in the household where they are further; everybody else comes along. */
async function movePeople(change: StaffChange, { stays, closes }: Beside, pairs: readonly Pair[]) {
  const kept = pairs.map((pair) => ({ fromId: pair.closes, toId: pair.stays }));
  for (const same of kept) {
    const own = stays.people.find(({ id }) => id === same.toId);
    const former = closes.people.find(({ id }) => id === same.fromId);
    await mergeMember(change, same);
    if (!own || former?.status !== 'active' || own.status === 'active') continue;
    const { waiting_from, waiting_until, active_from } = former;
    const towards = { status: 'active', waiting_from, waiting_until, active_from, joined_later: true } as const;
    await moveMember(change, { ...own, household_id: stays.household_id }, towards);
  }
  const taken: Persons[] = [];
  for (const { id } of thoseWhoMove(closes.people, pairs)) {
    const former = closes.people.find((person) => person.id === id);
    if (!former) continue;
    const { waiting_from, waiting_until, active_from } = former;
    const toId = await takeAlong(change, { id, waiting_from, waiting_until, active_from }, stays.household_id);
    taken.push({ fromId: id, toId });
  }
  for (const persons of [...kept, ...taken]) await passDocuments(change, persons);
  return { kept, taken };
}

/** Every invoice, payment and cent belongs to the household that stays, and is charged once. */
async function moveMoney(change: StaffChange, { beside, persons }: Merging, pairs: readonly Pair[]): Promise<void> {
  const doubled = doubledInvoices(beside, pairs).map(({ id }) => id);
  const households = { from: beside.closes.household_id, to: beside.stays.household_id };
  await passInvoices(change, { ...households, persons });
  await passPayments(change, households);
  await passReminderHold(change, households);
  for (const invoice of await lockInvoices(
    change,
    doubled.sort((one, other) => one - other),
  )) {
    const isPaid = invoice.status === 'paid' || invoice.status === 'over_paid';
    await takeStep(change, invoice, isPaid ? 'giveBack' : 'void');
  }
}

async function moveWishes(change: StaffChange, { beside, wanted, persons }: Merging): Promise<void> {
  const { stays, closes } = beside;
  const households = { from: closes.household_id, to: stays.household_id };
  const main = { household_id: stays.household_id, main_member_id: stays.main_member_id };
  if (wanted.takes_address) await takeAddresses(change, { from: { main_member_id: closes.main_member_id }, to: main });
  const who = persons.find(({ fromId }) => fromId === closes.main_member_id);
  if (wanted.takes_phone && who) await takePhoneNumbers(change, who);
  await passBurial(change, { ...households, persons });
  await passSubstitutes(change, households);
  await passAgreements(change, closes.household_id, {
    household_id: stays.household_id,
    member_id: stays.main_member_id,
  });
  await moveCounter(change, { application_id: closes.household_id, household_id: stays.household_id });
}

/** It ends today as something that was registered twice; its people, numbers and records stay as they were. */
async function closeHousehold(change: StaffChange, { beside }: Merging): Promise<void> {
  const { household_id: id, status } = beside.closes;
  const members = await lockMembers(change.tx, id);
  const household = { id, status };
  await endEverybody(change, { household, members }, { from: change.today, reasonId: REGISTERED_TWICE });
}

const REGISTERED_TWICE = idOfReason();

function idOfReason(): number {
  const reason = inactiveReasons.find(({ scope, key }) => scope === 'household' && key === 'multiple_registration');
  if (!reason) throw new Error('no reason says that a household was registered twice');
  return reason.id;
}

/** The log-in of the household that stays goes on; if it has none, that of the other one. Nobody logs in twice. */
async function moveLogIn(change: StaffChange, { stays, closes }: Beside): Promise<void> {
  const account = await lockLogIn(change, closes);
  if (!account) return;
  if (!isPassedOn(stays, account)) return closeAccount(change, account.id);
  await withdrawCodes(change, stays.household_id);
  await passAccount(change, { from: closes.household_id, to: stays.household_id, accountId: account.id });
  await copyEmailToMainMember(change, account.id);
}

/** Waits for a log-in that is in progress. */
async function lockLogIn(change: StaffChange, { account_id }: SideRecord): Promise<Account | undefined> {
  return account_id === null ? undefined : lockAccount(change.tx, account_id);
}

function isPassedOn(stays: SideRecord, account: Account): boolean {
  return stays.account_id === null && account.status === 'active';
}

/**
 * Before anything moves: the log-in that is closed is told which one goes on. One that is passed on is told by letter to the address of
 * the household that stays: who is not the family can be noticed.
 */
async function tellOfLogIns(change: StaffChange, beside: Beside): Promise<void> {
  const { stays, closes } = beside;
  const account = await lockLogIn(change, closes);
  if (!account) return;
  if (isPassedOn(stays, account)) {
    return warnOfLogIn(change, { application_id: closes.household_id, household_id: stays.household_id });
  }
  if (stays.account_id === null) return;
  const to = await getRecipient(change.tx, closes.household_id);
  const message = mergedLogInMessage(numbersOf(beside));
  await write(change, { effectKey: `membership.mergedLogIn/${closes.household_id}`, to, message });
}

function numbersOf({ stays, closes }: Beside) {
  return { number: stays.membership_no, former: closes.membership_no };
}

type Verdicts = ReadonlyMap<number, CoverVerdict>;

/** How everybody of the two stands today, by id. */
async function readVerdicts(change: StaffChange, { stays, closes }: Beside): Promise<Verdicts> {
  const verdicts = new Map<number, CoverVerdict>();
  for (const { id } of [...stays.people, ...closes.people]) verdicts.set(id, await verdictOf(change, id));
  return verdicts;
}

async function verdictOf({ tx, today }: StaffChange, id: number): Promise<CoverVerdict> {
  const facts = await readCoverFacts(tx, { member_ids: [id], day: today, is_accident: false });
  return coverOn(facts, await settingsOn(tx, today)).verdict;
}

/** The rule itself, asked once more: somebody is covered afterwards if, and only if, they were in one of the two. */
async function assertSameCover(change: StaffChange, before: Verdicts, { beside, persons }: Merging): Promise<void> {
  const after = [...beside.stays.people.map(({ id }) => id), ...persons.map(({ toId }) => toId)];
  for (const id of new Set(after)) {
    const rows = [id, ...persons.filter(({ toId }) => toId === id).map(({ fromId }) => fromId)];
    const wasCovered = rows.some((row) => before.get(row) === 'covered');
    if (wasCovered !== ((await verdictOf(change, id)) === 'covered')) return refuse('merging_changes_cover');
  }
}
