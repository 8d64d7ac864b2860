import { type CustodyEntry, custodyOfBody, type HandoverHolder } from '../../../domain/deaths/custody.ts';
import { isOpenCase } from '../../../domain/deaths/deathCase.ts';
import type { CustodyLine, DeathCustody } from '../../../domain/deaths/deathCustody.contract.ts';
import { refuse } from '../../../domain/deaths/deaths.refusals.ts';
import { businessDay, toWireDay } from '../../../domain/shared/day.ts';
import type { Ask } from '../../platform/context.ts';
import type { Reader } from '../../platform/db.ts';
import { staffNameOf } from '../../platform/staffName.ts';
import { type CaseRow, findCase } from '../deathCase.reads.ts';
import { findCollected } from '../steps/steps.reads.ts';
import './custody.tables.ts';

/** Who has had the body and each belonging of a case, the first first. */
export type Custody = {
  body: CustodyEntry[];
  belongings: { id: number; what: string; entries: CustodyEntry[] }[];
};

/** Custody of a case for the office. Refuses with `death_case_not_found`. */
export async function getCustody({ db }: Pick<Ask, 'db'>, { id }: { id: number }): Promise<DeathCustody> {
  const row = (await findCase(db, id)) ?? refuse('death_case_not_found');
  const { body, belongings } = await readCustody(db, row);
  return {
    revision: row.revision,
    body: body.map(toLine),
    belongings: belongings.map(({ entries, ...belonging }) => ({ ...belonging, entries: entries.map(toLine) })),
    names: namesOf(row),
    may_change: isOpenCase(row.state),
  };
}

export async function readCustody(db: Reader, row: CaseRow): Promise<Custody> {
  const handovers = await listHandovers(db, row.id);
  const belongings = await db
    .selectFrom('death_case_belongings')
    .select(['id', 'what'])
    .where('case_id', '=', row.id)
    .orderBy('id')
    .execute();
  const entriesOf = (belongingId: number | null) =>
    handovers.filter(({ belonging_id }) => belonging_id === belongingId).map(toEntry);
  return {
    body: custodyOfBody({ ...row, collected: await findCollected(db, row.id), buried: buriedOf(row) }, entriesOf(null)),
    belongings: belongings.map((belonging) => ({ ...belonging, entries: entriesOf(belonging.id) })),
  };
}

/** The last hand-over that was entered of the body (null) or of a belonging of the case. */
export async function findLastHandover(db: Reader, caseId: number, belongingId: number | null) {
  return db
    .selectFrom('death_case_handovers')
    .select(['id', 'holder', 'happened_at'])
    .where('case_id', '=', caseId)
    .where('belonging_id', 'is not distinct from', belongingId)
    .orderBy('happened_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

async function listHandovers(db: Reader, caseId: number) {
  return db
    .selectFrom('death_case_handovers as h')
    .leftJoin('accounts as a', 'a.id', 'h.written_by')
    .select(['h.id', 'h.belonging_id', 'h.holder', 'h.holder_name', 'h.person', 'h.happened_at', 'h.receipt'])
    .select(staffNameOf('a').as('written_by'))
    .where('h.case_id', '=', caseId)
    .orderBy('h.happened_at')
    .orderBy('h.id')
    .execute();
}

type HandoverRow = Awaited<ReturnType<typeof listHandovers>>[number];

function toEntry({ belonging_id: _thing, happened_at: at, ...row }: HandoverRow): CustodyEntry {
  return { ...row, at, day: businessDay(at), source: 'handover' };
}

function toLine({ day, at, ...entry }: CustodyEntry): CustodyLine {
  return { ...entry, day: day && toWireDay(day), at: at?.toISOString() ?? null };
}

const isBuried = ['buried', 'settled', 'closed'] satisfies CaseRow['state'][] as CaseRow['state'][];

function buriedOf({ state, burial_at, burial_place }: CaseRow): { at: Date | null; place: string | null } | null {
  return isBuried.includes(state) ? { at: burial_at, place: burial_place } : null;
}

/** Names that the case has already. */
function namesOf({ place, place_words, undertaker, consignee_name, burial_place, reporter_name }: CaseRow) {
  const names: Partial<Record<HandoverHolder, string | null>> = {
    undertaker,
    consignee: consignee_name,
    grave: burial_place,
    family: reporter_name,
    hospital: place === 'hospital' ? place_words : null,
    home: place === 'home' ? place_words : null,
  };
  return Object.fromEntries(Object.entries(names).filter(([, name]) => name)) as Partial<
    Record<HandoverHolder, string>
  >;
}
