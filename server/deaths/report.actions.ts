import { hasTakenEffect, isOpenCase } from '../../domain/deaths/deathCase.ts';
import type { CaseSource, DeathCase, deathCasesContract } from '../../domain/deaths/deathCases.contract.ts';
import { type DeathDays, deathDayProblems, isTooEarly } from '../../domain/deaths/deathFacts.ts';
import { refuse } from '../../domain/deaths/deaths.refusals.ts';
import { isDecided } from '../../domain/deaths/decisions.ts';
import type { Input } from '../../domain/shared/contract.ts';
import { isAfter, yearOf } from '../../domain/shared/day.ts';
import { defaultLanguage, type Language } from '../../domain/shared/language.ts';
import { record } from '../audit/audit.actions.ts';
import { asDialledPhone } from '../members/storedPhones.actions.ts';
import { accountOf } from '../platform/actor.ts';
import type { Change } from '../platform/context.ts';
import { lockKey } from '../platform/lockKey.ts';
import { languageOf, type StaffChange } from '../platform/staff.ts';
import { type CaseRow, findCaseByKey, findCaseOfMember, getCase } from './deathCase.reads.ts';
import {
  insertCase,
  insertHistory,
  insertNote,
  nextCaseNo,
  noteOpened,
  noteWork,
  updateCase,
} from './deaths.writes.ts';
import { findOpenDecision } from './decisions/decisions.reads.ts';
import { emptyCase } from './emptyCase.ts';
import { lockCase } from './lockCase.actions.ts';
import { findMemberFacts } from './memberFacts.reads.ts';
import { assertRoomFor } from './room.reads.ts';
import { refreshSteps } from './steps/refreshSteps.actions.ts';

type Calls = typeof deathCasesContract;
type Answers = Omit<Input<Calls['openDeathCase']>, 'idempotency_key'>;
type Fields = Partial<CaseRow>;

/** Reads a case for the staff; each access is recorded, and the first one takes it off the list of unopened reports. */
export async function seeCase(change: StaffChange, { id }: { id: number }): Promise<DeathCase> {
  const opened_by = accountOf(change.actor);
  if (opened_by) await noteOpened(change.tx, id, { opened_at: change.now, opened_by });
  const found = await getCase(change, id);
  await record(change, { action: 'death_case.seen', household_id: null, subject_id: id });
  return found;
}

/**
 * Opens a case for a call that staff have taken. Refuses with `MemberNotFound`, with `death_case_exists` for somebody who has a
 * case already, and with `validation_failed` for impossible days.
 */
export async function openCase(
  change: StaffChange,
  { idempotency_key, ...answers }: Input<Calls['openDeathCase']>,
): Promise<DeathCase> {
  if (idempotency_key) await lockKey(change.tx, `death_cases/${idempotency_key}`);
  const made = idempotency_key && (await findCaseByKey(change.tx, idempotency_key));
  if (made) return getCase(change, made.id);
  const opened_by = accountOf(change.actor);
  const id = await reportDeath(change, {
    source: 'on_call',
    language: answers.language ?? languageOf(change.actor),
    idempotency_key,
    answers,
    opened: { opened_at: change.now, opened_by },
  });
  await record(change, { action: 'death_case.reported', household_id: null, subject_id: id });
  return getCase(change, id);
}

type Report = {
  source: CaseSource;
  language: Language;
  idempotency_key: string | undefined;
  answers: Answers;
  opened?: { opened_at: Date; opened_by: number | null };
};

/** Creates a case of a person who may be unknown; it has no effect for any household. Refuses as `openCase`. */
export async function reportDeath(change: Change, { answers, source, opened, ...report }: Report): Promise<number> {
  const fields = await fieldsOf(change, answers, undefined);
  const case_no = await nextCaseNo(change.tx, yearOf(change.today));
  const id = await insertCase(change.tx, {
    ...emptyCase,
    ...fields,
    ...opened,
    source,
    case_no,
    language: report.language ?? defaultLanguage,
    idempotency_key: report.idempotency_key ?? null,
    created_by: accountOf(change.actor),
    reported_at: change.now,
    state_since: change.now,
    changed_at: change.now,
  });
  await insertHistory(change.tx, {
    case_id: id,
    verb: 'report',
    from_state: null,
    to_state: 'reported',
    happened_at: change.now,
    reason: null,
    account_id: accountOf(change.actor),
  });
  return id;
}

/**
 * Saves the sent answers. The person can change only while there are no effects; a closed case does not change. Refuses with
 * `death_case_step_not_possible` otherwise, with `death_place_decided` if the place changes what was decided, with
 * `death_burial_too_early`, and as `lockCase` and `openCase`.
 */
export async function saveAnswers(
  change: StaffChange,
  { id, revision, ...answers }: Input<Calls['saveDeathAnswers']>,
): Promise<DeathCase> {
  const row = await lockCase(change, { id, revision });
  if (!isOpenCase(row.state)) return refuse('death_case_step_not_possible');
  if (hasTakenEffect(row.state) && concernsEffects(row, answers)) return refuse('death_case_step_not_possible');
  if (await concernsDecision(change, row, answers)) return refuse('death_place_decided');
  const fields = await fieldsOf(change, answers, row);
  if (fields.died_from && isTooEarly({ ...row, ...fields })) return refuse('death_burial_too_early');
  await updateCase(change, id, fields);
  await refreshSteps(change, id);
  await record(change, { action: 'death_case.answered', household_id: null, subject_id: id });
  return getCase(change, id);
}

/** Stores a note of the staff about a call or visit. Refuses with `death_case_not_found` and `death_case_full`. */
export async function writeNote(
  change: StaffChange,
  { id, words }: Input<Calls['writeDeathNote']>,
): Promise<DeathCase> {
  await lockCase(change, { id });
  await assertRoomFor(change.tx, id, 'notes');
  await insertNote(change.tx, {
    case_id: id,
    words,
    written_at: change.now,
    written_by: accountOf(change.actor),
  });
  await noteWork(change, id);
  await record(change, { action: 'death_case.noted', household_id: null, subject_id: id });
  return getCase(change, id);
}

/**
 * Whether an answer changes the person or the day of death, on which the effects of a death depend: then the identification must
 * be undone first. If only one of the two days is sent, it is the first and the last possible one.
 */
function concernsEffects(row: CaseRow, { member_id, parent_member_id, ...answers }: Partial<Answers>): boolean {
  const days: DeathDays = { died_from: row.died_from, died_until: row.died_until, ...daysOf(answers) };
  if (days.died_from !== row.died_from || days.died_until !== row.died_until) return true;
  if (parent_member_id !== undefined && parent_member_id !== row.parent_member_id) return true;
  return member_id !== undefined && member_id !== row.member_id;
}

/** Abroad the board has another limit: a decision, or a proposal of one, holds for the place that it was made for. */
async function concernsDecision({ tx }: Change, { id, place, state }: CaseRow, answers: Partial<Answers>) {
  if (answers.place === undefined || isAbroad(answers) === isAbroad({ place })) return false;
  return isDecided(state) || (await findOpenDecision(tx, id)) !== undefined;
}

function isAbroad({ place }: Pick<Partial<Answers>, 'place'>): boolean {
  return place === 'abroad';
}

async function fieldsOf(
  change: Change,
  { member_id, parent_member_id, medical_words, passport_no, ...answers }: Partial<Answers>,
  row?: CaseRow,
): Promise<Fields> {
  const member = await personFieldsOf(change, { member_id, parent_member_id }, row);
  const sealed = { medical_words: sealedOf(change, medical_words), passport_no: sealedOf(change, passport_no) };
  const reporter_phone = await asDialledPhone(answers.reporter_phone);
  const consignee_phone = await asDialledPhone(answers.consignee_phone);
  const phones = { reporter_phone, consignee_phone };
  const fields: Fields = defined({ ...answers, ...phones, ...sealed, ...member, ...daysOf(answers) });
  const whole = { ...emptyCase, ...row, ...fields };
  const errors = { ...dayProblems(change, whole), ...releaseProblem(whole) };
  if (Object.keys(errors).length === 0) return fields;
  const listed = Object.fromEntries(Object.entries(errors).map(([field, key]) => [field, [key]]));
  return refuse('validation_failed', { errors: listed });
}

/** A text to be encrypted: null clears it, undefined leaves it. */
function sealedOf({ vault }: Change, words: string | null | undefined): Buffer | null | undefined {
  if (words === undefined) return undefined;
  return words ? vault.seal(words) : null;
}

function dayProblems({ today }: Change, { died_from, died_until, deceased_birth }: Fields) {
  const days = { died_from: died_from ?? null, died_until: died_until ?? null };
  return deathDayProblems(days, { today, birth: deceased_birth ?? null });
}

/** A single day is the first and the last possible one. */
function daysOf({ died_from, died_until }: Pick<Partial<Answers>, 'died_from' | 'died_until'>) {
  if (died_from === undefined && died_until === undefined) return {};
  return { died_from: died_from ?? died_until ?? null, died_until: died_until ?? died_from ?? null };
}

function releaseProblem({ held_since, released_on }: Fields) {
  const isTurned = held_since && released_on && isAfter(held_since, released_on);
  return isTurned ? { released_on: 'before_the_first_day' } : {};
}

type Whose = Pick<Partial<Answers>, 'member_id' | 'parent_member_id'>;
const nobody = { member_id: null, parent_member_id: null, household_id: null };

/** Whom a case is about: a member, a child of a member, or nobody of a household. Refuses as `openCase`. */
export async function personFieldsOf(change: Change, { member_id, parent_member_id }: Whose, row?: CaseRow) {
  if (member_id) return memberFieldsOf(change, member_id, row);
  if (parent_member_id) {
    const parent = (await findMemberFacts(change.tx, parent_member_id)) ?? refuse('MemberNotFound');
    return { ...nobody, parent_member_id, household_id: parent.household_id };
  }
  const isCleared = member_id === null && (row?.member_id || row?.parent_member_id);
  return isCleared || (parent_member_id === null && row?.parent_member_id) ? nobody : {};
}

/** Copies the member's facts into the case, where staff may correct them for this case alone. */
async function memberFieldsOf(change: Change, memberId: number, row?: CaseRow) {
  if (memberId === row?.member_id) return {};
  const member = (await findMemberFacts(change.tx, memberId)) ?? refuse('MemberNotFound');
  const other = await findCaseOfMember(change.tx, memberId, row?.id);
  if (other) return refuse('death_case_exists', { params: { case_no: other.case_no } });
  return { member_id: memberId, parent_member_id: null, ...member };
}

function defined(fields: { [K in keyof Fields]: Fields[K] | undefined }): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
