/** How the values of a column are shown and written: `count` is a number of things, `words` one of a few values with a text, `chosen` the filters of a list. */
export type ColumnKind = 'text' | 'day' | 'euros' | 'count' | 'words' | 'chosen';

export type ListColumn = {
  readonly key: string;
  readonly kind: ColumnKind;
  /** Of `words`: where their texts stand. */
  readonly words?: WordGroup;
  readonly sorts?: true;
  /** Only in the file: the screen has no room for it. */
  readonly onlyInFile?: true;
};

/**
 * What narrows a list. `typed` is a name or a word: it stands in no address. The others do, so that the address is a bookmark.
 * `initial` counts where nothing is chosen.
 */
export type ListFilter =
  | {
      readonly key: string;
      readonly kind: 'choice';
      readonly words: WordGroup;
      readonly values: readonly [string, ...string[]];
      readonly initial?: string;
    }
  | { readonly key: string; readonly kind: 'day' | 'digits' | 'typed' };

/** A list as data: the contract, the SQL, the screen and the file are made from it (decision 111). */
export type ListShape = {
  readonly name: ListName;
  /** Clerks do not see it. */
  readonly onlyBoard?: true;
  readonly columns: readonly ListColumn[];
  readonly filters: readonly ListFilter[];
  /** Columns of euros whose sum over all rows is shown; the rows to choose from have them. */
  readonly sums?: readonly string[];
  /** The column that it is sorted by at first; `-` before it: the largest first. */
  readonly sort: string;
};

export const listNames = [
  'households',
  'people',
  'invoices',
  'payments',
  'cash',
  'mails',
  'letters',
  'journal',
  'open_items',
  'exports',
  'record',
  'alone',
] as const;
export type ListName = (typeof listNames)[number];

/** Groups of stored values; the texts of each stand below its name. */
export type WordGroup =
  | 'status'
  | 'belongs'
  | 'language'
  | 'channel'
  | 'owed'
  | 'reminder'
  | 'documents'
  | 'silent'
  | 'basis'
  | 'gender'
  | 'invoice_type'
  | 'invoice_status'
  | 'invoices'
  | 'source'
  | 'payments'
  | 'cash_kind'
  | 'cash'
  | 'mail_state'
  | 'mail_failure'
  | 'letter_state'
  | 'return_reason'
  | 'journal_kind'
  | 'cover'
  | 'open'
  | 'list'
  | 'record'
  | 'area'
  | 'alone_kind'
  | 'tried'
  | 'approval'
  | 'outcome';

/** What stands in a row's column. Days are as on the wire, amounts in euros. */
export type CellValue = string | number | null;

export const ROWS_ON_A_PAGE = 50;
/** Further pages are not read: a person who looks for one of so many rows filters. */
export const MOST_PAGES = 20_000;

/** What somebody asks a list for, as the contract and the address have it: each field is a text. */
export type AskedFields = Readonly<Record<string, AskedField>> & { sort?: AskedField; page?: AskedField };
type AskedField = string | number | null | undefined;

/** The same in order: only filters that are chosen, or count without a choice. */
export type AskedList = {
  filters: Readonly<Record<string, string>>;
  sort: string;
  isDown: boolean;
  page: number;
};

/** Reads the fields of a request or an address; what does not belong to the list is left out. */
export function readAsked(shape: ListShape, fields: AskedFields): AskedList {
  const filters = shape.filters.flatMap((filter): [string, string][] => {
    const value = chosenIn(filter, fields[filter.key]);
    return value === undefined ? [] : [[filter.key, value]];
  });
  const sort = sortsOf(shape).find((one) => one === fields.sort) ?? shape.sort;
  const page = Number(fields.page ?? 1);
  return {
    filters: Object.fromEntries(filters),
    sort: sort.replace('-', ''),
    isDown: sort.startsWith('-'),
    page: Number.isInteger(page) && page > 0 && page <= MOST_PAGES ? page : 1,
  };
}

function chosenIn(filter: ListFilter, value: AskedField): string | undefined {
  const isGiven = typeof value === 'string' && value !== '';
  if (filter.kind !== 'choice') return isGiven ? value : undefined;
  return filter.values.find((one) => one === value) ?? filter.initial;
}

/** All orders of a list: each sorted column, and with `-` the other way round. */
export function sortsOf({ columns }: ListShape): [string, ...string[]] {
  const keys = columns.filter(({ sorts }) => sorts).flatMap(({ key }) => [key, `-${key}`]);
  const [first = '', ...others] = keys;
  return [first, ...others];
}

/** The columns that the screen shows. */
export function shownColumns({ columns }: ListShape): ListColumn[] {
  return columns.filter(({ onlyInFile }) => !onlyInFile);
}
