import { sql } from 'kysely';
import { builtInSteps, type StepKey } from '../../../domain/boardSettings/builtInSteps.ts';
import type { CaseFacts } from '../../../domain/boardSettings/stepConditions.ts';
import { type StepTemplate, stepsFor } from '../../../domain/boardSettings/stepTemplate.ts';
import { takesLateWork } from '../../../domain/deaths/deathCase.ts';
import type { DeathStep, DeathSteps } from '../../../domain/deaths/deathSteps.contract.ts';
import { refuse } from '../../../domain/deaths/deaths.refusals.ts';
import type { StepName } from '../../../domain/deaths/stepWords.ts';
import { businessDay } from '../../../domain/shared/day.ts';
import { settingsOn } from '../../boardSettings/boardSettings.reads.ts';
import { listStaffMembers } from '../../onCall/onCall.reads.ts';
import type { Ask } from '../../platform/context.ts';
import type { Reader } from '../../platform/db.ts';
import { staffNameOf } from '../../platform/staffName.ts';
import { type CaseRow, findCase } from '../deathCase.reads.ts';
import './steps.tables.ts';

/** Steps of a case. Refuses with `death_case_not_found`. */
export async function getSteps({ db }: Pick<Ask, 'db'>, { id }: { id: number }): Promise<DeathSteps> {
  const row = (await findCase(db, id)) ?? refuse('death_case_not_found');
  const planned = stepsFor(await templateOf(db, row), factsOf(row));
  const openFacts = new Map<string, DeathStep['open_until_known']>(
    planned.map(({ step, open_until_known }) => [step.key, open_until_known]),
  );
  const steps = await listSteps(db, id);
  const staff = await listStaffMembers(db);
  return {
    revision: row.revision,
    steps: steps.map((step) => toStep(step, openFacts.get(step.step_key ?? '') ?? [])),
    staff: staff.map(({ account_id, name }) => ({ account_id, name })),
    may_change: takesLateWork(row.state),
  };
}

/** The steps that the board had set when the case was reported. */
export async function templateOf(db: Reader, row: CaseRow): Promise<StepTemplate> {
  return settingsOn(db, businessDay(row.reported_at));
}

export function factsOf({ place, destination, citizenship, civil_status }: CaseRow): CaseFacts {
  return { place, destination, citizenship, civil_status };
}

/** Steps of the template in a case; `is_touched`: somebody has worked on it, or written about it. */
export async function listTemplateSteps(db: Reader, caseId: number) {
  const { rows } = await sql<{ id: number; step_key: string; is_touched: boolean }>`
    select id, step_key, done_at is not null or not_needed_because is not null or note is not null
      or account_id is not null as is_touched
    from death_case_steps where case_id = ${caseId} and step_key is not null`.execute(db);
  return rows;
}

export async function findStep(db: Reader, id: number) {
  return db.selectFrom('death_case_steps').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A step of the template in a case. */
export async function findStepByKey(db: Reader, caseId: number, key: StepKey) {
  return db
    .selectFrom('death_case_steps')
    .selectAll()
    .where('case_id', '=', caseId)
    .where('step_key', '=', key)
    .executeTakeFirst();
}

/** When, and by whom of the undertaker, the step was ticked that the deceased was collected; null while it is open. */
export async function findCollected(db: Reader, caseId: number): Promise<{ at: Date; by: string | null } | null> {
  const { rows } = await sql<{ at: Date; by: string | null }>`
    select s.done_at as at, l.recipient as by from death_case_steps s left join death_case_links l on l.id = s.done_by_link
    where s.case_id = ${caseId} and s.step_key = 'collection' and s.done_at is not null`.execute(db);
  return rows[0] ?? null;
}

/** Steps of a case that are neither done nor said not to be needed, by the time at which they are due. */
export async function listOpenSteps(db: Reader, caseId: number): Promise<(StepName & { id: number })[]> {
  return db
    .selectFrom('death_case_steps')
    .select(['id', 'step_key', 'template_words', 'own_words'])
    .where('case_id', '=', caseId)
    .where('done_at', 'is', null)
    .where('not_needed_because', 'is', null)
    .orderBy('due_at', (by) => by.asc().nullsLast())
    .orderBy('position')
    .execute();
}

export type NextStep = StepName & { case_id: number; due_at: Date | null };

/** The step of each case that is due first among those that are to be done; cases without one are left out. */
export async function listNextSteps(db: Reader, caseIds: readonly number[]): Promise<NextStep[]> {
  if (caseIds.length === 0) return [];
  return db
    .selectFrom('death_case_steps')
    .distinctOn('case_id')
    .select(['case_id', 'step_key', 'template_words', 'own_words', 'due_at'])
    .where('case_id', 'in', caseIds)
    .where('done_at', 'is', null)
    .where('not_needed_because', 'is', null)
    .orderBy('case_id')
    .orderBy('due_at', (by) => by.asc().nullsLast())
    .orderBy('position')
    .execute();
}

export type SharedStep = StepName & {
  id: number;
  responsible: DeathStep['responsible'];
  due_at: Date | null;
  done_at: Date | null;
};

/** What the family's link lists: needed steps that are shown to the family, without notes and names. */
export async function listStepsShownToFamily(db: Reader, caseId: number): Promise<SharedStep[]> {
  return sharedSteps(db, caseId).where('shown_to_family', '=', true).execute();
}

export type GuestStep = SharedStep & {
  /** Ticked by this link, which may untick it. */
  is_own: boolean;
};

/** What the undertaker's link lists and lets tick: needed steps that the undertaker does. */
export async function listGuestSteps(db: Reader, caseId: number, linkId: number): Promise<GuestStep[]> {
  return sharedSteps(db, caseId)
    .select(sql<boolean>`coalesce(done_by_link = ${linkId}, false)`.as('is_own'))
    .where('responsible', '=', 'undertaker')
    .execute();
}

function sharedSteps(db: Reader, caseId: number) {
  return db
    .selectFrom('death_case_steps')
    .select(['id', 'step_key', 'template_words', 'own_words', 'responsible', 'due_at', 'done_at'])
    .where('case_id', '=', caseId)
    .where('not_needed_because', 'is', null)
    .orderBy('due_at', (by) => by.asc().nullsLast())
    .orderBy('position');
}

async function listSteps(db: Reader, caseId: number) {
  return db
    .selectFrom('death_case_steps as s')
    .leftJoin('accounts as a', 'a.id', 's.account_id')
    .leftJoin('accounts as d', 'd.id', 's.done_by')
    .selectAll('s')
    .select([staffNameOf('a').as('assigned_name'), staffNameOf('d').as('done_name')])
    .select(sql<string | null>`(select recipient from death_case_links where id = s.done_by_link)`.as('done_recipient'))
    .where('s.case_id', '=', caseId)
    .orderBy('s.due_at', (by) => by.asc().nullsLast())
    .orderBy('s.position')
    .execute();
}

/** Whether the family may see a step at all: steps of people may, of the built-in ones those that the product shows. */
export function mayBeShown(step_key: string | null): boolean {
  const builtIn = builtInSteps[step_key as StepKey];
  return builtIn === undefined || builtIn.shown_to_family;
}

type StepRow = Awaited<ReturnType<typeof listSteps>>[number];

function toStep(row: StepRow, open_until_known: DeathStep['open_until_known']): DeathStep {
  const { id, step_key, template_words, own_words, responsible, shown_to_family, not_needed_because, note } = row;
  const { account_id, assigned_name, done_name, done_recipient } = row;
  return {
    id,
    step_key,
    template_words,
    own_words,
    responsible,
    shown_to_family,
    not_needed_because,
    note,
    open_until_known,
    may_be_shown: mayBeShown(step_key),
    done_by: done_name ?? done_recipient,
    assigned_to: account_id && assigned_name ? { account_id, name: assigned_name } : null,
    due_at: row.due_at?.toISOString() ?? null,
    done_at: row.done_at?.toISOString() ?? null,
  };
}
