import { insideDe } from './inside.de.ts';
import { officeDe } from './office/office.de.ts';
import { officeHouseholdDe } from './office/officeHousehold.de.ts';

/** What the office's screens add to the public texts; they say what members read as well. */
export const officeScreensDe = { ...insideDe, office: officeDe, officeHousehold: officeHouseholdDe };
