import { z } from 'zod';
import { address } from '../members/addressSchemas.ts';
import { countryField } from '../members/nameFields.ts';
import { contract } from '../shared/contract.ts';
import { checkedDigits, choice, pathId, text } from '../shared/fields.ts';
import { postalCodeProblem } from './address.ts';

export const addressTypes = ['domestic', 'foreign'] as const;

/** An address as the household screen sends it (spec §7). */
export const addressInput = z.object({
  type: choice(addressTypes).default('domestic'),
  street: text(200),
  postal_code: checkedDigits(10, postalCodeProblem),
  state: text(100),
  city: text(100),
  country_id: countryField,
  is_main_address: z.boolean().default(true),
});

const addressChange = z
  .object({ ...addressInput.shape, type: choice(addressTypes), is_main_address: z.boolean() })
  .partial();

export const householdsContract = contract({
  addOwnAddress: {
    method: 'POST',
    path: '/api/v1/member/address',
    summary: 'Adds an address of the main member.',
    access: 'member',
    onBehalf: 'address_changed',
    body: addressInput,
    answer: address,
    status: 201,
    refusals: ['household_inactive', 'create_or_set_address_to_main_address'],
  },
  addAddress: {
    method: 'POST',
    path: '/api/v1/member/:id/address',
    summary: 'Adds the household’s address to its main member.',
    access: 'member',
    onBehalf: 'address_changed',
    params: pathId,
    body: addressInput,
    answer: address,
    status: 201,
    missing: 'MemberNotFound',
    refusals: ['household_inactive', 'create_or_set_address_to_main_address'],
  },
  changeAddress: {
    method: 'PUT',
    path: '/api/v1/member/address/:id',
    summary: 'Changes the sent fields of an address.',
    access: 'member',
    onBehalf: 'address_changed',
    params: pathId,
    body: addressChange,
    answer: address,
    status: 200,
    missing: 'AddressNotFound',
    refusals: ['household_inactive', 'main_address_at_least_one_must_exist'],
  },
});
