import type { Day } from '../../shared/day.ts';
import type { ImportedPerson } from '../importedHousehold.ts';

/** Somebody who is new in a later list, which tells no day of them, joined when it was read: a blank covers nobody. */
export function joinedWhenRead(person: ImportedPerson, read: Day): ImportedPerson {
  const { joined_on, waiting_until, active_since, left_on, left_because } = person;
  const tellsNothing = !joined_on && !waiting_until && !active_since && !left_on && !left_because;
  return tellsNothing ? { ...person, joined_on: read } : person;
}
