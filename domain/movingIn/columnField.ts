/** Who of the family a column is about: the person of the row, or one in columns beside. */
export const columnOwners = [
  'row',
  'wife',
  'husband',
  'spouse',
  'child_1',
  'child_2',
  'child_3',
  'child_4',
  'child_5',
  'child_6',
  'child_7',
  'child_8',
  'child_9',
  'child_10',
] as const;
export type ColumnOwner = (typeof columnOwners)[number];

/** How the cells of a column are read (`values.ts`). */
export type CellKind =
  | 'number'
  | 'text'
  | 'name'
  | 'fullName'
  | 'lastFirst'
  | 'birth'
  | 'day'
  | 'year'
  | 'cents'
  | 'phone'
  | 'mobile'
  | 'workPhone'
  | 'contactPhone'
  | 'email'
  | 'iban'
  | 'insuranceNumber'
  | 'turkishId'
  | 'gender'
  | 'yesNo'
  | 'language'
  | 'channel'
  | 'country'
  | 'civilStatus'
  | 'relation'
  | 'leaving'
  | 'postalCode'
  | 'placeWithCode';

export type ColumnField = {
  kind: CellKind;
  /** Whose value it is: columns of a household are never about a person beside. */
  of: 'household' | 'person';
  /** The headers from which it is proposed, divided by `|`. */
  de: string;
  tr: string;
  en: string;
  /** Headers that mean it only if one of these columns stands in the sheet as well; alone they have several meanings. */
  beside?: { words: string; fields: readonly string[] };
  /** Several columns may hold it: “Telefon 1”, “Telefon 2”. */
  isRepeated?: true;
};
