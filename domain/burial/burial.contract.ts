import { z } from 'zod';
import { address } from '../members/addressSchemas.ts';
import { countryField } from '../members/nameFields.ts';
import { contract } from '../shared/contract.ts';
import { asciiDigits } from '../shared/digits.ts';
import { optional, optionalText, pathId, text } from '../shared/fields.ts';
import { burialPlaceLimits as longest } from './burialPlace.ts';

/** A desired burial place as the main member's screen sends it: only the cemetery is required (spec §5, D31). */
export const burialPlaceInput = z.object({
  graveyard: text(longest.graveyard),
  grave_group: optionalText(longest.grave_group),
  grave_row: optionalText(longest.grave_row),
  grave_number: optionalText(longest.grave_number),
  grave_user: optionalText(longest.grave_user),
  street: optionalText(longest.street),
  postal_code: optional(text(longest.postal_code).transform(asciiDigits)),
  city: optionalText(longest.city),
  state: optionalText(longest.state),
  country_id: optional(countryField),
});

export const burialContract = contract({
  storeBurialPlace: {
    method: 'POST',
    path: '/api/v1/member/:id/burial-place',
    summary: 'Stores the burial wish of a main member; there is at most one (D31).',
    access: 'member',
    onBehalf: 'burial_place_changed',
    params: pathId,
    body: burialPlaceInput,
    answer: address,
    status: 201,
    missing: 'MemberNotFound',
    refusals: ['household_inactive', 'household_must_be_active', 'burial_place_already_exists'],
  },
  changeBurialPlace: {
    method: 'PUT',
    path: '/api/v1/member/burial-place/:id',
    summary: 'Changes the sent fields of the desired burial place (D31).',
    access: 'member',
    onBehalf: 'burial_place_changed',
    params: pathId,
    body: burialPlaceInput.partial(),
    answer: address,
    status: 200,
    missing: 'burial_place_not_found',
    refusals: ['household_inactive', 'household_must_be_active'],
  },
});
