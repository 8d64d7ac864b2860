import { type Likeness, likenesses, likenessOf } from '../shared/search/likeness.ts';
import { MOST_FOUND, type SearchQuestion } from './householdSearch.ts';
import { type FoundBy, foundBy } from './search.contract.ts';

/** What a question has found in the data. */
export type FoundRow = {
  household_id: number | null;
  by: FoundBy;
  /** The text that is shown. */
  found: string;
  /** The folded text in which the typed words are compared; null if the database has compared all. */
  folded: string | null;
  member_id: number | null;
  /** Whether that person is the main member; null where nobody's name was found. */
  is_main: boolean | null;
  death_case_id: number | null;
};

type Ranked = FoundRow & { rank: number };
type Reason = { household_id: number; found_by: FoundBy; found: string };

/** So many digits of a phone number are the whole number, others are its last digits. */
const WHOLE_PHONE = 7;
/** A post code says little about whom somebody looks for. */
const LAST = likenesses.length;

/**
 * Each household once, with the best reason why it was found: exact matches first, those with a typing error last; of equal ones,
 * main members before their families. If there are too many, every kind of reason gets its share. Cases of a death in which no member was identified are returned by their ids.
 */
export function orderFound(answers: readonly { question: SearchQuestion; rows: readonly FoundRow[] }[]): {
  households: Reason[];
  deathCaseIds: number[];
} {
  const ranked = answers.flatMap(({ question, rows }, place) =>
    rows.flatMap((row) => {
      const likeness = likenessIn(row, question);
      return likeness === undefined
        ? []
        : [{ ...named(row, likeness), rank: rankOf(likeness, question) * 100 + place }];
    }),
  );
  const best = new Map<number, Ranked>();
  for (const row of ranked.toSorted(compare)) {
    if (row.household_id !== null && !best.has(row.household_id)) best.set(row.household_id, row);
  }
  const nobodys = ranked.filter(({ household_id }) => household_id === null).toSorted(compare);
  return {
    households: share([...best.values()]).map(({ household_id, by, found }) => ({
      household_id: household_id ?? 0,
      found_by: by,
      found,
    })),
    deathCaseIds: [...new Set(nobodys.flatMap(({ death_case_id }) => death_case_id ?? []))].slice(0, MOST_FOUND),
  };
}

function likenessIn({ folded, found }: FoundRow, question: SearchQuestion): Likeness | undefined {
  switch (question.by) {
    case 'words':
    case 'birth':
      return folded === null ? 'whole' : likenessOf(folded, question.words);
    case 'membership_no':
    case 'old_number':
    case 'bill_number':
      return isWholeNumber(found, question.part) ? 'whole' : 'part';
    case 'phone':
      return question.phone.replace(/\D/g, '').length >= WHOLE_PHONE ? 'whole' : 'part';
    default:
      return 'whole';
  }
}

/** Of a bill number also its last part, without leading zeros: people call 2027-000042 “the 42”. */
function isWholeNumber(found: string, part: string): boolean {
  const compact = found.toLowerCase().replace(/[^0-9a-z]/g, '');
  return compact === part || found.replace(/^\d{4}-0*/, '') === part;
}

function rankOf(likeness: Likeness, question: SearchQuestion): number {
  return question.by === 'postal_code' ? LAST : likenesses.indexOf(likeness);
}

/** Whether a name was mistyped is only known after the comparison. */
function named(row: FoundRow, likeness: Likeness): FoundRow {
  if (row.by !== 'name' && row.by !== 'similar_name') return row;
  return { ...row, by: likeness === 'typo' ? 'similar_name' : 'name' };
}

function compare(one: Ranked, other: Ranked): number {
  const byKind = foundBy.indexOf(one.by) - foundBy.indexOf(other.by);
  if (one.rank !== other.rank) return one.rank - other.rank;
  if (byKind !== 0) return byKind;
  const byPlace = Number(one.is_main === false) - Number(other.is_main === false);
  if (byPlace !== 0) return byPlace;
  const [a, b] = [one.folded ?? one.found, other.folded ?? other.found];
  if (a !== b) return a < b ? -1 : 1;
  return (one.household_id ?? 0) - (other.household_id ?? 0);
}

/** The first fifty; if there are several kinds, as many of each as fit, and then those that come first. */
function share(found: readonly Ranked[]): Ranked[] {
  if (found.length <= MOST_FOUND) return [...found];
  const kinds = Map.groupBy(found, ({ by }) => by);
  const each = Math.floor(MOST_FOUND / kinds.size);
  const shared = new Set([...kinds.values()].flatMap((rows) => rows.slice(0, each)));
  for (const row of found) if (shared.size < MOST_FOUND) shared.add(row);
  return found.filter((row) => shared.has(row));
}
