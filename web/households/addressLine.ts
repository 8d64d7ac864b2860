import type { Address } from '../../domain/members/addressSchemas.ts';

/** The household's address, which is the main domestic one (spec §2). */
export function householdAddress<A extends { type: string; is_main_address: boolean }>(
  addresses: readonly A[],
): A | undefined {
  const domestic = addresses.filter((address) => address.type === 'domestic');
  return domestic.find((address) => address.is_main_address) ?? domestic[0];
}

export type AddressText = Pick<Address, 'street' | 'postal_code' | 'city' | 'state'>;

/** An address in one line: `Hauptstraße 1, 1010 Wien, Wien`. */
export function addressLine({ street, postal_code, city, state }: AddressText): string {
  const place = [postal_code, city].filter(Boolean).join(' ');
  return [street, place, state].filter(Boolean).join(', ');
}
