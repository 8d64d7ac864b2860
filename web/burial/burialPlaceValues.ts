import type { Address } from '../../domain/members/addressSchemas.ts';

/** The typed values of the form. */
export type BurialPlaceValues = {
  graveyard: string;
  grave_group: string;
  grave_row: string;
  grave_number: string;
  grave_user: string;
  street: string;
  postal_code: string;
  city: string;
  state: string;
  country_id: number | null;
};

/** Finds the burial place among the addresses, as it is one of them (spec §3). */
export function burialPlaceOf(addresses: readonly Address[]): Address | undefined {
  return addresses.find((address) => address.type === 'burial_place');
}

export function burialPlaceValues(stored?: Address): BurialPlaceValues {
  return {
    graveyard: stored?.graveyard ?? '',
    grave_group: stored?.grave_group ?? '',
    grave_row: stored?.grave_row ?? '',
    grave_number: stored?.grave_number ?? '',
    grave_user: stored?.grave_user ?? '',
    street: stored?.street ?? '',
    postal_code: stored?.postal_code ?? '',
    city: stored?.city ?? '',
    state: stored?.state ?? '',
    country_id: stored?.country_id ?? null,
  };
}
