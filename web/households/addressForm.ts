import type { Address } from '../../domain/members/addressSchemas.ts';
import { austriaId } from '../../domain/reference/countries.ts';

export type AddressValues = {
  street: string;
  postal_code: string;
  city: string;
  state: string;
  country_id: number | null;
};

/** The stored address, or an empty one in Austria. */
export function addressValues(address: Address | undefined): AddressValues {
  return {
    street: address?.street ?? '',
    postal_code: address?.postal_code ?? '',
    city: address?.city ?? '',
    state: address?.state ?? '',
    country_id: address ? address.country_id : austriaId,
  };
}

/** Makes the request: the household's address is its main domestic one (spec §2). */
export function addressToSend(values: AddressValues) {
  return {
    ...values,
    postal_code: values.postal_code.trim(),
    type: 'domestic' as const,
    is_main_address: true,
  };
}
