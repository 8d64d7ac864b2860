import { expect, it } from 'vitest';
import { membershipNo } from '../accounts/membershipNo.ts';
import { creditorReference, formatCreditorReference } from '../invoicing/creditorReference.ts';
import { combinedReference } from '../payments/combinedReference.ts';
import { readSearch } from './householdSearch.ts';

const reference = creditorReference('2027-000042');
const number = membershipNo(100_001);

it.each([
  [formatCreditorReference(reference), [{ by: 'payment_reference', payment_reference: reference }]],
  [reference.toLowerCase(), [{ by: 'payment_reference', payment_reference: reference }]],
  [combinedReference(17), [{ by: 'combined_transfer', number: 17 }]],
  ['at61 1904 3002 3457 3201', [{ by: 'account', iban: 'AT611904300234573201' }]],
  ['IPEK@Example.AT', [{ by: 'email', email: 'ipek@example.at' }]],
  ['12.5.1960', [{ by: 'birth', days: ['1960-05-12'], words: [] }]],
  ['Ayşe Yılmaz, 12. Mai 1960', [{ by: 'birth', days: ['1960-05-12'], words: ['ayse', 'yilmaz'] }]],
  ['YILMAZ  Ayşe', [{ by: 'words', words: ['yilmaz', 'ayse'] }]],
  ['Müller', [{ by: 'words', words: ['muller'] }]],
  ['Yılmaz, Ahmet', [{ by: 'words', words: ['yilmaz', 'ahmet'] }]],
  ['ahmet-yilmaz', [{ by: 'words', words: ['ahmet', 'yilmaz'] }]],
  ['Ahmet Y.', [{ by: 'words', words: ['ahmet', 'y'] }]],
  ['Dr. Ahmet Yılmaz', [{ by: 'words', words: ['ahmet', 'yilmaz'] }]],
  ['Familie Öztürk', [{ by: 'words', words: ['ozturk'] }]],
  ['Fam', [{ by: 'words', words: ['fam'] }]],
  ['Favoritenstr. 12', [{ by: 'words', words: ['favoritenstr', '12'] }]],
  ['…', []],
  ['a', []],
  ['12', []],
])('%s means one thing', (text, questions) => {
  expect(readSearch(text)).toEqual(questions);
});

it.each([
  [number, ['membership_no', 'old_number', 'bill_number', 'phone']],
  [` ${number.slice(0, 3)} ${number.slice(3)} `, ['membership_no', 'old_number', 'bill_number', 'phone']],
  ['123', ['membership_no', 'old_number', 'bill_number']],
  ['1100', ['membership_no', 'old_number', 'bill_number', 'phone', 'postal_code']],
  ['2027000042', ['old_number', 'bill_number', 'phone']],
  ['4719 080560', ['social_insurance_number', 'old_number', 'bill_number', 'phone']],
  ['10000000146', ['turkish_id_no', 'old_number', 'bill_number', 'phone']],
  ['+43 (0)664 123 45 67', ['old_number', 'phone']],
  ['0664/123 45 67', ['old_number', 'bill_number', 'phone']],
  ['120560', ['membership_no', 'old_number', 'bill_number', 'phone', 'birth']],
  ['12 05 60', ['membership_no', 'old_number', 'bill_number', 'phone', 'birth']],
  ['RF18 2027 0000', ['bill_number', 'words']],
  ['M-0123/98', ['old_number', 'words']],
  ['1100 Wien', ['old_number', 'words']],
  ['Favoritenstraße 12/3/45', ['words', 'birth']],
])('%s may mean several things', (text, kinds) => {
  expect(readSearch(text).map(({ by }) => by)).toEqual(kinds);
});

it('a bill number is compared without the stroke between year and number', () => {
  expect(readSearch('2027-000042')).toEqual([{ by: 'bill_number', part: '2027000042' }]);
  expect(readSearch('2027 / 000042')).toEqual([{ by: 'bill_number', part: '2027000042' }]);
  expect(readSearch('rf18-2027-0000')).toContainEqual({ by: 'bill_number', part: '20270000' });
});
