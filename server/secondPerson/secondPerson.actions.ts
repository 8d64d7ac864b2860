import type { Approval } from '../../domain/approvals/approvalAnswers.ts';
import type { approvalsContract } from '../../domain/approvals/approvals.contract.ts';
import { refuse } from '../../domain/approvals/approvals.refusals.ts';
import {
  DAYS_TO_DECIDE,
  isAboutStaff,
  mayAgree,
  type WantedCode,
  type WantedDecision,
  type WantedJoining,
  type WantedMerging,
  type WantedOfStaff,
} from '../../domain/approvals/approvals.ts';
import type { Input } from '../../domain/shared/contract.ts';
import { correctEmail, undoEmailCorrection } from '../accounts/emailChange.actions.ts';
import {
  addApproval,
  beginWait,
  closeApproval,
  lockUndecidedApproval,
  type NewApproval,
} from '../approvals/approvals.actions.ts';
import {
  type ApprovalRecord,
  countOtherStaff,
  decisionOf,
  findApproval,
  lockApprovalRow,
  toApproval,
  type Waiting,
} from '../approvals/approvals.reads.ts';
import { record } from '../audit/audit.actions.ts';
import { introduceApproved } from '../boardSettings/boardSettings.actions.ts';
import { releaseCode, withdrawCode } from '../counter/accountCodes.actions.ts';
import { findAccountIdOf } from '../households/account.reads.ts';
import { countFromArrival } from '../households/paperApplications.actions.ts';
import { lockHousehold } from '../members/household.reads.ts';
import { getRecipient } from '../members/recipient.reads.ts';
import { tellInNews } from '../notifications/tell.actions.ts';
import { writeTo } from '../notifications/writing.actions.ts';
import { setOwnAmount } from '../payments/ownAmounts/ownAmounts.actions.ts';
import { bookApproved } from '../payments/payments.actions.ts';
import { bookRefund } from '../payments/refunds.actions.ts';
import { accountOf, type SystemActor } from '../platform/actor.ts';
import type { Change } from '../platform/context.ts';
import type { StaffChange } from '../platform/staff.ts';
import { sendApprovedCircular, withdrawCircular } from '../post/circulars/circulars.actions.ts';
import { holdStaff, lockStaffAccounts } from '../staff/staff.actions.ts';
import { decisionToComeMail, decisionToComeMessage, isAnnounced } from './secondPerson.wording.ts';
import { doForStaff } from './staff/doForStaff.actions.ts';

type Calls = typeof approvalsContract;

const DAY_MS = 86_400_000;

/** What an approval about the household of `household_id` says besides what is wanted. */
export type Agreed = { household_id: number; reason: string | null; asked_by: number | null };

/**
 * What ends another household than that of an approval: joining an application to it (decision 112), or merging a household into it
 * (decision 109). Given by the caller, because it is to the right of here.
 */
export type Enders = {
  join: (change: StaffChange, wanted: WantedJoining, agreed: Agreed) => Promise<void>;
  merge: (change: StaffChange, wanted: WantedMerging, agreed: Agreed) => Promise<void>;
};

/**
 * Requests the approval of a second person (decision 40). If there is none, the household is told in its news and at its present
 * address what will happen in three days. The caller holds the household's lock.
 */
export async function askForSecond(change: Change, wish: NewApproval): Promise<ApprovalRecord> {
  const asked = await addApproval(change, wish);
  await tellOfWait(change, asked);
  return asked;
}

/**
 * A second person approves, and the action is done. Refuses with `approval_not_found`, `approval_already_decided`,
 * `second_person_must_agree`, and as the action itself.
 */
export async function agree(change: StaffChange, { id }: Input<Calls['agree']>, enders: Enders): Promise<Approval> {
  const approval = await lockApproval(change, id);
  if (!mayAgree(change.actor, approval)) return refuse('second_person_must_agree');
  await close(change, approval, { outcome: 'agreed', reason: null });
  // an address that took effect without a second person is in force already
  if (approval.outcome === null) await perform(change, approval, enders);
  return toApproval(await getApproval(change, id), change.actor);
}

/**
 * A second person declines, or the first one withdraws. Refuses with `approval_not_found`, `approval_already_decided`, and with
 * `second_person_must_agree` somebody who may do neither.
 */
export async function decline(change: StaffChange, { id, reason }: Input<Calls['decline']>): Promise<Approval> {
  const approval = await lockApproval(change, id);
  const isOwn = approval.asked_by === accountOf(change.actor);
  if (!isOwn && !mayAgree(change.actor, approval)) return refuse('second_person_must_agree');
  await close(change, approval, { outcome: isOwn ? 'withdrawn' : 'declined', reason });
  await leaveAsBefore(change, approval);
  return toApproval(await getApproval(change, id), change.actor);
}

/**
 * Lets an approval lapse after thirty days. If no other staff member is left, starts its three days, and performs the action
 * after them. Returns whether anything happened.
 */
export async function advanceApproval(
  change: Change<SystemActor>,
  { id, household_id }: Waiting,
  enders: Enders,
): Promise<boolean> {
  const approval = await lockKnown(change, { id, household_id });
  if (approval?.outcome !== null) return false;
  if (approval.asked_at.getTime() + DAYS_TO_DECIDE * DAY_MS <= change.now.getTime()) {
    await lapseApproval(change, { id, household_id });
    return true;
  }
  if ((await countOtherStaff(change.tx, approval.asked_by, approval.about_account)) > 0) return false;
  if (approval.takes_effect_at === null) {
    await beginWait(change, approval);
    await tellOfWait(change, await getApproval(change, id));
    return true;
  }
  if (approval.takes_effect_at > change.now) return false;
  await close(change, approval, { outcome: 'took_effect', reason: null });
  await perform(change, approval, enders);
  return true;
}

/** Closes an approval that nobody decided in time, or that a rule now refuses. */
export async function lapseApproval(change: Change<SystemActor>, { id, household_id }: Waiting): Promise<void> {
  const approval = await lockKnown(change, { id, household_id });
  if (approval?.outcome !== null) return;
  await close(change, approval, { outcome: 'lapsed', reason: null });
  await leaveAsBefore(change, approval);
}

async function lockApproval(change: StaffChange, id: number): Promise<ApprovalRecord> {
  const { household_id, kind } = await getApproval(change, id);
  if (household_id !== null) await lockHousehold(change.tx, household_id);
  if (isAboutStaff(kind)) await holdStaff(change);
  return lockUndecidedApproval(change, id);
}

/** The household first, as every change of it does, then the approval. */
async function lockKnown(change: Change, { id, household_id }: Waiting): Promise<ApprovalRecord | undefined> {
  if (household_id !== null) await lockHousehold(change.tx, household_id);
  else await lockStaffAccounts(change);
  await lockApprovalRow(change.tx, id);
  return findApproval(change.tx, id);
}

async function getApproval(change: Change, id: number): Promise<ApprovalRecord> {
  return (await findApproval(change.tx, id)) ?? refuse('approval_not_found');
}

async function close(
  change: Change,
  approval: ApprovalRecord,
  decided: Parameters<typeof closeApproval>[2],
): Promise<void> {
  await closeApproval(change, approval, decided);
  const { household_id, id: subject_id } = approval;
  const said = decided.reason === null ? {} : { reason: decided.reason };
  await record(change, { action: `approval.${decided.outcome}`, household_id, subject_id, ...said });
}

async function perform(change: StaffChange, approval: ApprovalRecord, enders: Enders): Promise<void> {
  const { reason, asked_by } = approval;
  const decision = decisionOf(approval);
  if (decision.kind === 'settings') {
    return introduceApproved(change, { ...decision.wanted, reason: reason ?? '', asked_by });
  }
  if (decision.kind === 'news') return sendApprovedCircular(change, decision.wanted.circular_id);
  if (isOfStaff(decision)) return doForStaff(change, decision, asked_by);
  const household_id = householdOf(approval);
  if (decision.kind === 'account_code') return releaseCode(change, codeOf(decision.wanted));
  const agreed = { household_id, reason, asked_by };
  if (decision.kind === 'joining') return enders.join(change, decision.wanted, agreed);
  if (decision.kind === 'merging') return enders.merge(change, decision.wanted, agreed);
  if (decision.kind === 'payment') return bookApproved(change, decision.wanted, approval);
  if (decision.kind === 'own_amount') return setOwnAmount(change, { ...decision.wanted, household_id }, approval);
  if (decision.kind === 'arrival') {
    await countFromArrival(change, household_id);
    await record(change, { action: 'application.arrival_agreed', household_id, subject_id: null });
    return;
  }
  if (decision.kind === 'refund') {
    await bookRefund(change, { household_id, ...decision.wanted });
    return;
  }
  const account_id = await findAccountIdOf(change.tx, household_id);
  await correctEmail(change, { account_id, email: decision.wanted.email, is_taken_over: false });
  const said = reason === null ? {} : { reason };
  await record(change, { action: 'household.email_set', household_id, subject_id: null, ...said });
}

function isOfStaff(decision: WantedDecision): decision is WantedOfStaff {
  return isAboutStaff(decision.kind);
}

function householdOf({ id, household_id }: ApprovalRecord): number {
  if (household_id === null) throw new Error(`approval ${id} concerns no household`);
  return household_id;
}

/** A pending address, or one that took effect without a second person, is withdrawn; anything else has changed nothing yet. */
async function leaveAsBefore(change: Change, approval: ApprovalRecord): Promise<void> {
  const decision = decisionOf(approval);
  if (decision.kind === 'account_code') return withdrawCode(change, decision.wanted.code_id);
  if (decision.kind === 'news') return withdrawCircular(change, decision.wanted.circular_id);
  if (decision.kind !== 'email' && decision.kind !== 'log_in') return;
  await undoEmailCorrection(change, {
    account_id: await findAccountIdOf(change.tx, householdOf(approval)),
    ...decision.wanted,
  });
}

function codeOf({ code_id, email }: WantedCode) {
  return { id: code_id, email };
}

async function tellOfWait(change: Change, approval: ApprovalRecord): Promise<void> {
  const { id, takes_effect_at } = approval;
  const decision = decisionOf(approval);
  if (takes_effect_at === null || !isAnnounced(decision)) return;
  const household_id = householdOf(approval);
  const to = await getRecipient(change.db, household_id);
  if (decision.kind === 'refund' && to.money_rests) return;
  const toCome = { decision, takesEffectAt: takes_effect_at };
  const effectKey = `membership.decisionToCome/${id}` as const;
  await tellInNews(change, { effectKey, to, message: decisionToComeMessage(toCome) });
  const { language, standing } = to;
  if (standing === 'deceased') return;
  const mailData = decisionToComeMail({ ...toCome, language, settings: change.settings });
  await writeTo(change, { effectKey, to, mailData: () => mailData });
}
