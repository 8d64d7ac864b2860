import type { Channel } from '../members/channel.ts';
import type { PhoneType } from '../members/phoneNumber.ts';
import type { CivilStatus, Gender, RelationshipType } from '../reference/eligibility.ts';
import type { Day } from '../shared/day.ts';
import type { Language } from '../shared/language.ts';
import type { Cents } from '../shared/money.ts';

/** A cell of a sheet; both numbers begin at 1, as the spreadsheet program shows them. */
export type Place = { sheet: number; row: number };

/** Why somebody is no longer a member. `died` is a death as history: no case is opened. */
export type LeftBecause =
  | 'cancelled'
  | 'died'
  | 'moved_abroad'
  | 'not_paid'
  | 'excluded'
  | 'divorced'
  | 'too_old'
  | 'other';

/** A postal address; what the sheet does not tell is null. */
export type ImportedAddress = {
  type: 'domestic' | 'foreign';
  street: string | null;
  postal_code: string | null;
  state: string | null;
  city: string | null;
  country_id: number | null;
};

/** A person of the association's former list. Null means that the list does not tell, never that there is none. */
export type ImportedPerson = {
  /** Where the person stood; several people may stand in one row, in columns beside each other. */
  place: Place;
  /** `main`, or what the person is to the main member. */
  relation: 'main' | RelationshipType | null;
  has_disability: boolean | null;
  first_name: string | null;
  last_name: string | null;
  date_of_birth: Day | null;
  gender: Gender | null;
  place_of_birth: string | null;
  social_insurance_number: string | null;
  turkish_id_no: string | null;
  citizenship_id: number | null;
  civil_status: CivilStatus | null;
  father_name: string | null;
  mother_name: string | null;
  email: string | null;
  phones: { phone_number: string; phone_type: PhoneType }[];
  joined_on: Day | null;
  /** The last day of the waiting period. */
  waiting_until: Day | null;
  active_since: Day | null;
  /** The first day without membership. */
  left_on: Day | null;
  left_because: LeftBecause | null;
  passport_valid_until: Day | null;
  permit_valid_until: Day | null;
  /** What the list itself says about cover today, for the comparison. */
  listed_as_covered: boolean | null;
};

/** A household of the association's former list, put together from one or several rows. */
export type ImportedHousehold = {
  /** Which rows belong together: the family key, or the old number. Unique in a file, and known again in the next one. */
  key: string;
  old_number: string | null;
  language: Language | null;
  channel: Channel | null;
  addresses: ImportedAddress[];
  /** The last year that is paid wholly. */
  paid_until_year: number | null;
  /** What was owed when the list was frozen. */
  open_cents: Cents | null;
  /** The yearly amount agreed with the household, where it is not the fee. */
  own_amount_cents: Cents | null;
  /** Accounts from which it is known to pay. */
  ibans: string[];
  burial: { graveyard: string | null; city: string | null; country_id: number | null } | null;
  contacts: { name: string; phone_number: string; country: 'austria' | 'turkiye' }[];
  note: string | null;
  /** The main member first, if there is one. */
  people: ImportedPerson[];
};
