import { expect, it } from 'vitest';
import { membershipNo } from '../accounts/membershipNo.ts';
import { creditorReference, formatCreditorReference } from '../invoicing/creditorReference.ts';
import { readSearch } from './householdSearch.ts';

const reference = creditorReference('2027-000042');

it.each([
  [membershipNo(100_001), { by: 'membership_no', membership_no: membershipNo(100_001) }],
  [' 2027-000042 ', { by: 'bill_number', bill_number: '2027-000042' }],
  [formatCreditorReference(reference), { by: 'payment_reference', payment_reference: reference }],
  [reference.toLowerCase(), { by: 'payment_reference', payment_reference: reference }],
  ['IPEK@Example.AT', { by: 'email', email: 'ipek@example.at' }],
  ['YILMAZ  Ayşe', { by: 'name', words: ['yilmaz', 'ayse'] }],
  ['Müller', { by: 'name', words: ['muller'] }],
  ['Yılmaz, Ahmet', { by: 'name', words: ['yilmaz', 'ahmet'] }],
  ['ahmet-yilmaz', { by: 'name', words: ['ahmet', 'yilmaz'] }],
  ['Ahmet Y.', { by: 'name', words: ['ahmet', 'y'] }],
  ['Dr. Ahmet Yılmaz', { by: 'name', words: ['ahmet', 'yilmaz'] }],
  ['Familie Öztürk', { by: 'name', words: ['ozturk'] }],
  ['Fam', { by: 'name', words: ['fam'] }],
  ['…', { by: 'name', words: [] }],
  ['2027 000042', { by: 'bill_number', bill_number: '2027-000042' }],
  ['1234567', { by: 'name', words: ['1234567'] }],
])('%s is understood', (text, search) => {
  expect(readSearch(text)).toEqual(search);
});
