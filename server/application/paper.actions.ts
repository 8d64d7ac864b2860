import { refuse } from '../../domain/application/application.refusals.ts';
import { arrivalProblem, needsSecond, signatureProblem } from '../../domain/application/arrival.ts';
import type { paperContract, SamePerson } from '../../domain/application/paper.contract.ts';
import { dateOfBirthProblem } from '../../domain/members/dateOfBirth.ts';
import type { Answer, Input } from '../../domain/shared/contract.ts';
import { isBefore, toWireDay } from '../../domain/shared/day.ts';
import { record } from '../audit/audit.actions.ts';
import { beginConversation } from '../counter/conversations.actions.ts';
import { findConversationOf } from '../counter/conversations.reads.ts';
import { noteAgreements } from '../households/agreements.actions.ts';
import { foundHousehold } from '../households/founding.actions.ts';
import { holdApplicants, notePaper } from '../households/paperApplications.actions.ts';
import { findPaperByKey } from '../households/paperApplications.reads.ts';
import { enterMainMember } from '../members/mainMember.actions.ts';
import { accountOf, type OfficeActor } from '../platform/actor.ts';
import type { Change } from '../platform/context.ts';
import { readLegalVersions } from '../reference/downloads.reads.ts';
import { askForSecond } from '../secondPerson/secondPerson.actions.ts';
import { say } from '../words.ts';
import { listSamePersons } from './samePersons.reads.ts';

type Calls = typeof paperContract;
type Entered = Answer<Calls['enterApplication']>;
type Sent = Input<Calls['enterApplication']>;

/** Who may be the applicant. That somebody searched for an identity number is recorded, also if nobody has it. */
export async function findSamePersons(
  change: Change<OfficeActor>,
  applicant: Input<Calls['findSamePersons']>,
): Promise<SamePerson[]> {
  const found = await listSamePersons(change, applicant);
  if (!applicant.social_insurance_number && !applicant.turkish_id_no) return found;
  const action = 'identity_number.searched';
  const known = found.filter(({ found_by }) => found_by === 'identity_number');
  const entries = known.map(
    ({ household_id, member_id }) => ({ action, household_id, subject_id: member_id }) as const,
  );
  await record(change, ...(entries.length > 0 ? entries : [{ action, household_id: null, subject_id: null } as const]));
  return found;
}

/**
 * Begins an application from the signed paper: household without an account, main member, and the conversation in which the rest is
 * entered with the members' own calls (decision 97). The same idempotency key again returns the same. Refuses with
 * `validation_failed` for a day that cannot be, `paper_already_entered`, `person_already_there`, and as `foundHousehold`.
 */
export async function enterApplication(change: Change<OfficeActor>, sent: Sent): Promise<Entered> {
  checkDays(change, sent);
  await holdApplicants(change, sent);
  const made = sent.idempotency_key && (await findPaperByKey(change.tx, sent.idempotency_key));
  if (made) return answerFor(change, made, sent);
  refuseSame(sent, await listSamePersons({ db: change.tx, vault: change.vault }, sent));
  const versions = await versionsOn(sent);
  const { arrived_on, signed_on, language, channel } = sent;
  const household_id = await foundHousehold(change, { language, channel });
  const member_id = await enterApplicant(change, household_id, sent);
  await noteAgreements(change, { household_id, member_id, agreed_on: signed_on, way: 'paper', versions });
  const waits = waitsForSecond(change, sent);
  const entered_by = accountOf(change.actor);
  const paper = { arrived_on, counts: !waits, entered_at: change.now, entered_by };
  await notePaper(change, { ...paper, household_id, idempotency_key: sent.idempotency_key ?? null });
  await record(change, { action: 'application.entered', household_id, subject_id: null });
  await beginConversation(change, { id: household_id, asked: sent.asked, reason: reasonOf(change, sent) });
  if (waits) {
    const reason = sent.has_died ? say(change.actor.language, 'application.paper.hasDied') : null;
    await askForSecond(change, { kind: 'arrival', household_id, wanted: { arrived_on }, reason });
  }
  return answerFor(change, household_id, sent);
}

function checkDays({ today }: Change, { date_of_birth, arrived_on, signed_on }: Sent): void {
  const birth = dateOfBirthProblem(date_of_birth, today);
  const arrival = arrivalProblem(arrived_on, today);
  const signature = signatureProblem(signed_on, arrived_on);
  if (!birth && !arrival && !signature) return;
  const errors = {
    ...(birth && { date_of_birth: [birth] }),
    ...(arrival && { arrived_on: [arrival] }),
    ...(signature && { signed_on: [signature] }),
  };
  refuse('validation_failed', { errors });
}

/**
 * The same paper is never entered twice. Somebody whose membership ended may apply again, and somebody else may have the same name
 * and birth date; but a number is one person's.
 */
function refuseSame({ arrived_on, is_another_person }: Sent, found: readonly SamePerson[]): void {
  const paper = found.find((one) => one.arrived_on === toWireDay(arrived_on));
  if (paper) refuse('paper_already_entered', { params: { number: paper.membership_no } });
  const living = found.filter(({ status }) => status !== 'inactive');
  const same = living.find(({ found_by }) => found_by === 'identity_number' || !is_another_person);
  if (same) refuse('person_already_there', { params: { number: same.membership_no } });
}

async function enterApplicant(change: Change, household_id: number, sent: Sent): Promise<number> {
  const { first_name, last_name, citizenship_id, phone_number, phone_type, email = null } = sent;
  const { date_of_birth, social_insurance_number, turkish_id_no } = sent;
  return enterMainMember(
    change,
    {
      household_id,
      first_name,
      last_name,
      citizenship_id,
      permanent_residence: false,
      email,
      phone_number,
      phone_type,
    },
    { date_of_birth, social_insurance_number, turkish_id_no },
  );
}

/**
 * The versions of the texts on the form; of those that are not named, the ones in force, if they were on the day of the signature.
 * Otherwise refuses with `validation_failed`.
 */
async function versionsOn({ signed_on, terms_version, data_protection_version }: Sent) {
  const named = { terms_of_use: terms_version, data_protection: data_protection_version };
  const inForce = await readLegalVersions();
  const unknown = inForce.filter(({ document, day }) => !named[document] && isBefore(signed_on, day));
  if (unknown.length > 0) {
    const field = { terms_of_use: 'terms_version', data_protection: 'data_protection_version' };
    refuse('validation_failed', {
      errors: Object.fromEntries(unknown.map(({ document }) => [field[document], ['required']])),
    });
  }
  return inForce.map(({ document, version }) => ({ document, version: named[document] ?? version }));
}

function waitsForSecond({ today }: Change, { arrived_on, has_died }: Sent): boolean {
  return needsSecond({ arrived: arrived_on, entered: today, hasDied: has_died });
}

/** Adding people needs a reason in words; only the office reads it. */
function reasonOf({ actor }: Change<OfficeActor>, { arrived_on }: Sent): string {
  return say(actor.language, 'application.paper.entered', { date: toWireDay(arrived_on) });
}

async function answerFor(change: Change, household_id: number, sent: Sent): Promise<Entered> {
  const conversation_id = await findConversationOf(change.tx, household_id);
  return { household_id, conversation_id, waits_for_second: waitsForSecond(change, sent) };
}
