import { sql } from 'kysely';
import type { DeathContact } from '../../../domain/burial/deathContacts.contract.ts';
import type { CostLimits } from '../../../domain/deaths/costs.ts';
import type { DeathCase } from '../../../domain/deaths/deathCases.contract.ts';
import type { DeathCheck } from '../../../domain/deaths/deathDecisions.contract.ts';
import type { ListedPrint } from '../../../domain/deaths/deathPrints.contract.ts';
import { refuse } from '../../../domain/deaths/deaths.refusals.ts';
import type { DecisionOutcome } from '../../../domain/deaths/decisions.ts';
import { isClearCheck } from '../../../domain/deaths/decisions.ts';
import type { CaseDocumentKind, OriginalMove } from '../../../domain/deaths/documents.ts';
import { deathPrints, type PrintFacts, printProblem } from '../../../domain/deaths/prints.ts';
import type { StepName } from '../../../domain/deaths/stepWords.ts';
import type { DocumentType } from '../../../domain/documents/documentTypes.ts';
import type { Day } from '../../../domain/shared/day.ts';
import type { Language } from '../../../domain/shared/language.ts';
import type { Cents } from '../../../domain/shared/money.ts';
import { listDeathContactsOf } from '../../burial/deathContacts.reads.ts';
import { type BilledParty, getBilledParty } from '../../invoicing/billedParty.reads.ts';
import type { Ask } from '../../platform/context.ts';
import type { Reader } from '../../platform/db.ts';
import { costLimitsOf, listCosts } from '../costs/costs.reads.ts';
import { type Custody, readCustody } from '../custody/custody.reads.ts';
import { type CaseRow, findCase, getCase } from '../deathCase.reads.ts';
import { listChecks } from '../decisions/decisions.reads.ts';

/** Everything that documents of a case say. */
export type CaseToPrint = {
  row: CaseRow;
  /** With what only the office may read. */
  whole: DeathCase;
  facts: PrintFacts;
  /** The main member and the main address; undefined for somebody of no household. */
  household: BilledParty | undefined;
  costs: Awaited<ReturnType<typeof listCosts>>;
  limits: CostLimits;
  decision: PrintedDecision | undefined;
  check: DeathCheck | undefined;
  originals: PrintedOriginal[];
  steps: PrintedStep[];
  documents: PrintedDocuments;
  /** Whom the household has named for the hour of death. */
  contacts: DeathContact[];
  /** As entered for the member; null for others. */
  parents: { father: string | null; mother: string | null };
  /** Of the member; null for others. */
  citizenship_id: number | null;
  custody: Custody;
};

export type PrintedDecision = {
  outcome: DecisionOutcome;
  reasons: string;
  /** Null: unknown. */
  reasons_language: Language | null;
  limit_cents: Cents | null;
  signatures_needed: number;
  in_force_at: Date;
};

/** A movement of an original, the oldest first; `name` is what somebody has called the document. */
export type PrintedOriginal = {
  document_id: number;
  kind: CaseDocumentKind;
  name: string | null;
  moved: OriginalMove;
  moved_on: Day;
  person: string;
};

export type PrintedStep = StepName & {
  due_at: Date | null;
  done_at: Date | null;
  not_needed_because: string | null;
};

export type PrintedDocuments = {
  permanent_residence: boolean | null;
  uploaded: { type: DocumentType; refused_at: Date | null }[];
};

/** Which documents a case has already. Refuses with `death_case_not_found`. */
export async function listPrints({ db }: Pick<Ask, 'db'>, { id }: { id: number }): Promise<ListedPrint[]> {
  const row = (await findCase(db, id)) ?? refuse('death_case_not_found');
  const originals = (await listOriginals(db, id)).length;
  const [check] = await listChecks(db, id);
  const facts = { ...factsOf(row, await findDecisionInForce(db, id), originals), is_covered: isCovered(check) };
  return deathPrints.map((print) => ({ print, problem: printProblem(print, facts) ?? null }));
}

/** Refuses with `death_case_not_found`. */
export async function readCaseToPrint(ask: Pick<Ask, 'db' | 'vault'>, id: number): Promise<CaseToPrint> {
  const { db } = ask;
  const row = (await findCase(db, id)) ?? refuse('death_case_not_found');
  const decision = await findDecisionInForce(db, id);
  const originals = await listOriginals(db, id);
  const [check] = await listChecks(db, id);
  return {
    row,
    decision,
    originals,
    check,
    whole: await getCase(ask, id),
    facts: { ...factsOf(row, decision, originals.length), is_covered: isCovered(check) },
    household: row.household_id === null ? undefined : await getBilledParty(db, row.household_id),
    costs: (await listCosts(db, id)).filter(({ cancelled_at }) => !cancelled_at),
    limits: await costLimitsOf(db, row),
    steps: await listSteps(db, id),
    documents: await readDocuments(db, row.member_id),
    ...(await readOrigin(db, row.member_id)),
    contacts: row.household_id === null ? [] : await listDeathContactsOf(db, row.household_id),
    custody: await readCustody(db, row),
  };
}

function isCovered(check: DeathCheck | undefined): boolean {
  return check !== undefined && isClearCheck({ verdict: check.verdict, others: [] });
}

function factsOf({ state, undertaker }: CaseRow, decision: PrintedDecision | undefined, originals: number): PrintFacts {
  return { state, outcome: decision?.outcome ?? null, originals, undertaker };
}

async function findDecisionInForce(db: Reader, caseId: number): Promise<PrintedDecision | undefined> {
  const row = await db
    .selectFrom('death_case_decisions')
    .select(['outcome', 'reasons', 'reasons_language', 'limit_cents', 'signatures_needed', 'in_force_at'])
    .where('case_id', '=', caseId)
    .where('in_force_at', 'is not', null)
    .where('withdrawn_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.in_force_at ? { ...row, in_force_at: row.in_force_at } : undefined;
}

const MOST_MOVEMENTS = 200;

async function listOriginals(db: Reader, caseId: number): Promise<PrintedOriginal[]> {
  const { rows } = await sql<PrintedOriginal>`
    select d.id as document_id, d.kind, d.name, o.moved, o.moved_on, o.person from death_case_originals o
    join death_case_documents d on d.id = o.case_document_id where d.case_id = ${caseId}
    order by d.id, o.id limit ${MOST_MOVEMENTS}`.execute(db);
  return rows;
}

async function listSteps(db: Reader, caseId: number): Promise<PrintedStep[]> {
  const { rows } = await sql<PrintedStep>`
    select step_key, template_words, own_words, due_at, done_at, not_needed_because from death_case_steps
    where case_id = ${caseId} order by position, id limit ${MOST_MOVEMENTS}`.execute(db);
  return rows;
}

async function readOrigin(
  db: Reader,
  memberId: number | null,
): Promise<Pick<CaseToPrint, 'parents' | 'citizenship_id'>> {
  const { rows } = await sql<{ father_name: string | null; mother_name: string | null; citizenship_id: number | null }>`
    select father_name, mother_name, citizenship_id from members where id = ${memberId}`.execute(db);
  const { father_name: father = null, mother_name: mother = null, citizenship_id = null } = rows[0] ?? {};
  return { parents: { father, mother }, citizenship_id };
}

async function readDocuments(db: Reader, memberId: number | null): Promise<PrintedDocuments> {
  if (memberId === null) return { permanent_residence: null, uploaded: [] };
  const member = await db
    .selectFrom('members')
    .select('permanent_residence')
    .where('id', '=', memberId)
    .executeTakeFirst();
  const uploaded = await db
    .selectFrom('documents')
    .select(['type', 'refused_at'])
    .where('member_id', '=', memberId)
    .limit(MOST_MOVEMENTS)
    .execute();
  return { permanent_residence: member?.permanent_residence ?? null, uploaded };
}
