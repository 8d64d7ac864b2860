import { sql } from 'kysely';
import { promisedLimits } from '../../../domain/deaths/costs.ts';
import type { CustodyEntry } from '../../../domain/deaths/custody.ts';
import type { DeathCaseState } from '../../../domain/deaths/deathCase.ts';
import type { Citizenship } from '../../../domain/deaths/deathFacts.ts';
import type { DecisionOutcome } from '../../../domain/deaths/decisions.ts';
import type { CaseDocumentKind } from '../../../domain/deaths/documents.ts';
import { documentsAtADeath, type TypeAtADeath } from '../../../domain/documents/neededAtADeath.ts';
import { austriaId, turkiyeId } from '../../../domain/reference/countries.ts';
import type { Cents } from '../../../domain/shared/money.ts';
import type { Reader } from '../../platform/db.ts';
import { costLimitsOf, listCosts } from '../costs/costs.reads.ts';
import { readCustody } from '../custody/custody.reads.ts';
import type { CaseRow } from '../deathCase.reads.ts';
import { listStepsShownToFamily, type SharedStep } from '../steps/steps.reads.ts';

/** What the family reads: nothing of what the staff note, of health, of other people, or of money that anybody owes. */
export type FamilyView = Pick<
  CaseRow,
  | 'case_no'
  | 'state'
  | 'deceased_name'
  | 'deceased_gender'
  | 'destination'
  | 'burial_at'
  | 'burial_place'
  | 'flight_at'
  | 'flight_words'
> & {
  steps: SharedStep[];
  /** Without what the family has brought. */
  needed: TypeAtADeath[];
  /** What may be needed, depending on a fact that nobody has told yet. */
  maybe: TypeAtADeath[];
  cost: Cost;
  /** Who has the body now, undefined while unknown; and the last holder of each belonging. */
  custody: { body: CustodyEntry | undefined; belongings: { what: string; last: CustodyEntry | undefined }[] };
  expires_at: Date;
};

export type Cost = { outcome: DecisionOutcome | 'undecided'; limit_cents: Cents | null };

/** The board's word stands on the page from here on; before, and while it decides once more, it is open. */
const decided: readonly DeathCaseState[] = [
  ...(['accepted', 'goodwill', 'declined', 'under_way', 'buried', 'settled', 'closed'] as const),
];

export async function readFamilyView(db: Reader, row: CaseRow, expires_at: Date): Promise<FamilyView> {
  const { case_no, state, deceased_name, deceased_gender, destination } = row;
  const { burial_at, burial_place, flight_at, flight_words } = row;
  return {
    case_no,
    state,
    deceased_name,
    deceased_gender,
    destination,
    burial_at,
    burial_place,
    flight_at,
    flight_words,
    expires_at,
    ...documentsOf(row, await listBrought(db, row.id)),
    steps: await listStepsShownToFamily(db, row.id),
    cost: await costOf(db, row),
    custody: await custodyOf(db, row),
  };
}

async function custodyOf(db: Reader, row: CaseRow): Promise<FamilyView['custody']> {
  const { body, belongings } = await readCustody(db, row);
  return { body: body.at(-1), belongings: belongings.map(({ what, entries }) => ({ what, last: entries.at(-1) })) };
}

async function costOf(db: Reader, row: CaseRow): Promise<Cost> {
  const { id, state } = row;
  if (!decided.includes(state)) return { outcome: 'undecided', limit_cents: null };
  const { rows } = await sql<{ outcome: DecisionOutcome }>`
    select outcome from death_case_decisions
    where case_id = ${id} and in_force_at is not null and withdrawn_at is null order by id desc limit 1`.execute(db);
  const outcome = rows[0]?.outcome ?? 'undecided';
  if (outcome !== 'goodwill') return { outcome, limit_cents: null };
  const costs = (await listCosts(db, row.id)).filter(({ cancelled_at }) => !cancelled_at);
  return { outcome, limit_cents: promisedLimits(costs, await costLimitsOf(db, row)).goodwill };
}

const countries = { austrian: austriaId, turkish: turkiyeId, other: 0 } as const satisfies Record<Citizenship, number>;

/** Kinds of documents whose originals the family has brought. */
async function listBrought(db: Reader, caseId: number): Promise<readonly CaseDocumentKind[]> {
  const { rows } = await sql<{ kind: CaseDocumentKind }>`
    select distinct d.kind from death_case_documents d
    where d.case_id = ${caseId} and exists (select from death_case_originals o where o.case_document_id = d.id)`.execute(
    db,
  );
  return rows.map(({ kind }) => kind);
}

function documentsOf(
  { civil_status, citizenship }: CaseRow,
  brought: readonly CaseDocumentKind[],
): Pick<FamilyView, 'needed' | 'maybe'> {
  const citizenship_id = citizenship && countries[citizenship];
  const all = documentsAtADeath({ civil_status, citizenship_id, permanent_residence: true }, []);
  const documents = all.filter(({ type }) => !brought.includes(type));
  const isOpen = ({ question }: (typeof documents)[number]) => question !== null && question !== 'anything_else';
  return {
    needed: documents.filter(({ need }) => need === 'needed').map(({ type }) => type),
    maybe: documents.filter(isOpen).map(({ type }) => type),
  };
}
