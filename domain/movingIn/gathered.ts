import type { ColumnOwner } from './columnField.ts';
import type { Place } from './importedHousehold.ts';
import type { ToldValues } from './rowValues.ts';

/** A person of a household that is being put together. */
export type GatheredPerson = {
  place: Place;
  of: ColumnOwner;
  told: ToldValues;
  /** The number in the person's row. */
  number: string | undefined;
};

/** A household of which rows have been read. */
export type Gathered = {
  key: string;
  /** Its first row. */
  place: Place;
  told: ToldValues;
  people: GatheredPerson[];
};
