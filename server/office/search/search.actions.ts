import { type FoundRow, orderFound } from '../../../domain/office/foundOrder.ts';
import { MOST_FOUND, readSearch, type SearchQuestion } from '../../../domain/office/householdSearch.ts';
import type { Found } from '../../../domain/office/search.contract.ts';
import { lastDigitsOf } from '../../../domain/shared/search/lastDigits.ts';
import { TYPO_FROM } from '../../../domain/shared/search/typos.ts';
import { record } from '../../audit/audit.actions.ts';
import type { OfficeActor } from '../../platform/actor.ts';
import type { Change } from '../../platform/context.ts';
import { phoneReader } from '../../platform/phoneReader.ts';
import { rowsFor, rowsForUnclear } from './askedRows.reads.ts';
import { readDeathCases, readHouseholds, readRows } from './found.reads.ts';

type Answered = { question: SearchQuestion; rows: FoundRow[] };

/**
 * Households that match a search, the best matches first; at most fifty. The search for an identity number is recorded, also if
 * nobody has it.
 */
export async function findHouseholds(change: Change<OfficeActor>, { search }: { search: string }): Promise<Found> {
  const answers = await answer(change, readSearch(search));
  for (const { question, rows } of answers) if (isIdentityNumber(question)) await recordSearch(change, rows);
  const { households, deathCaseIds } = orderFound(answers);
  return {
    households: await readHouseholds(change.db, households),
    death_cases: await readDeathCases(change.db, deathCaseIds),
  };
}

async function answer(change: Change<OfficeActor>, questions: SearchQuestion[]): Promise<Answered[]> {
  const read = await phoneReader();
  const asked = { vault: change.vault, lastDigits: (phone: string) => lastDigitsOf(phone, read) };
  const rows = await readRows(
    change.db,
    questions.map((question) => rowsFor(question, asked)),
  );
  const answers = questions.map((question, place) => ({ question, rows: rows[place] ?? [] }));
  return Promise.all(answers.map((one) => withUnclear(change, one)));
}

/** Looks for typing errors, and for names together with addresses, only if what was typed has found little. */
async function withUnclear(change: Change<OfficeActor>, { question, rows }: Answered): Promise<Answered> {
  const isUnclear = question.by === 'words' && (question.words.length > 1 || question.words.some(mayBeMistyped));
  if (!isUnclear || orderFound([{ question, rows }]).households.length >= MOST_FOUND) return { question, rows };
  const [more = []] = await readRows(change.db, [rowsForUnclear(question.words)]);
  return { question, rows: [...rows, ...more] };
}

function mayBeMistyped(word: string): boolean {
  return word.length >= TYPO_FROM;
}

function isIdentityNumber({ by }: SearchQuestion): boolean {
  return by === 'social_insurance_number' || by === 'turkish_id_no';
}

/** The number itself is not recorded. */
async function recordSearch(change: Change<OfficeActor>, rows: readonly FoundRow[]): Promise<void> {
  const action = 'identity_number.searched';
  const found = rows.map(({ household_id, member_id }) => ({ action, household_id, subject_id: member_id }) as const);
  await record(change, ...(found.length > 0 ? found : [{ action, household_id: null, subject_id: null } as const]));
}
