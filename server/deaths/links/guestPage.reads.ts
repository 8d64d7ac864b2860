import { businessDay, toWireDay, type WireDay } from '../../../domain/shared/day.ts';
import type { Reader } from '../../platform/db.ts';
import type { CaseRow } from '../deathCase.reads.ts';
import { countDocumentsOfLink } from '../documents/caseDocuments.reads.ts';
import { type GuestStep, listGuestSteps } from '../steps/steps.reads.ts';
import type { LinkRow } from './links.reads.ts';

/** What a guest reads: nothing about family, health, cover or costs. */
export type GuestView = Pick<
  CaseRow,
  | 'case_no'
  | 'state'
  | 'deceased_name'
  | 'deceased_birth'
  | 'place'
  | 'place_words'
  | 'destination'
  | 'destination_words'
  | 'burial_at'
  | 'burial_place'
  | 'flight_at'
  | 'flight_words'
> & { steps: GuestStep[]; until: WireDay; sent_count: number };

export async function readGuestView(
  db: Reader,
  row: CaseRow,
  { id, expires_at }: Pick<LinkRow, 'id' | 'expires_at'>,
): Promise<GuestView> {
  const { case_no, state, deceased_name, deceased_birth, place, place_words, destination, destination_words } = row;
  const { burial_at, burial_place, flight_at, flight_words } = row;
  return {
    case_no,
    state,
    deceased_name,
    deceased_birth,
    place,
    place_words,
    destination,
    destination_words,
    burial_at,
    burial_place,
    flight_at,
    flight_words,
    until: toWireDay(businessDay(expires_at)),
    steps: await listGuestSteps(db, row.id, id),
    sent_count: await countDocumentsOfLink(db, id),
  };
}
