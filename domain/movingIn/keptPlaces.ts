import { austriaId } from '../reference/countries.ts';
import type { ImportedAddress, ImportedHousehold } from './importedHousehold.ts';

/** An address as it is stored; what the list does not tell is empty. */
export type KeptAddress = {
  type: 'domestic' | 'foreign';
  street: string;
  postal_code: string;
  state: string;
  city: string;
  country_id: number;
  is_main_address: boolean;
};

/** A household may have as many (`addAddress`). */
const MOST_ADDRESSES = 10;

/** Whether anybody could find the place: without a street and a city nothing is stored. */
export function isKept({ street, city, type, country_id }: ImportedAddress): boolean {
  return (street !== null || city !== null) && (type === 'domestic' || country_id !== null);
}

/** Whether a letter would arrive. */
export function isIncomplete({ street, city, postal_code }: ImportedAddress): boolean {
  return street === null || city === null || postal_code === null;
}

/** The addresses that are stored, the first in Austria as the main one. */
export function keptAddresses(addresses: readonly ImportedAddress[]): KeptAddress[] {
  const kept = addresses.filter(isKept).slice(0, MOST_ADDRESSES);
  const main = kept.find(({ type }) => type === 'domestic');
  return kept.map((address) => ({
    type: address.type,
    street: address.street ?? '',
    postal_code: address.postal_code ?? '',
    state: address.state ?? '',
    city: address.city ?? '',
    country_id: address.type === 'domestic' ? austriaId : (address.country_id ?? austriaId),
    is_main_address: address === main,
  }));
}

/** A burial place needs a name: the cemetery, or else the city. */
export function keptBurialPlace(burial: ImportedHousehold['burial']) {
  const graveyard = burial?.graveyard ?? burial?.city;
  return burial && graveyard ? { graveyard, city: burial.city, country_id: burial.country_id } : null;
}
