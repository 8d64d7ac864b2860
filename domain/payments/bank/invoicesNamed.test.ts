import { expect, it } from 'vitest';
import { creditorReference } from '../../invoicing/creditorReference.ts';
import { invoicesNamed } from './invoicesNamed.ts';

const reference = creditorReference('2027-000123');

it.each<[string, (string | null)[], string[]]>([
  ['the reference', [reference], ['2027-000123']],
  ['in small letters', [`Beitrag ${reference.toLowerCase()} danke`], ['2027-000123']],
  ['in groups', [`Beitrag ${reference.replace(/(.{4})/g, '$1 ')}`], ['2027-000123']],
  ...['.', '/', '_', ' - ', ':', '·', '\u2013', '\u00a0'].map((gap): [string, string[], string[]] => [
    `in groups with ${JSON.stringify(gap)}`,
    [`Beitrag ${reference.replace(/(.{4})(?=.)/g, `$1${gap}`)}. Danke`],
    ['2027-000123'],
  ]),
  ['with a blank between its letters', [`R F${reference.slice(2)}`], ['2027-000123']],
  ['written twice without a blank', [`${reference}${reference}`], ['2027-000123']],
  ['across two lines', [`Beitrag ${reference.slice(0, 9)}\n${reference.slice(9)}`], ['2027-000123']],
  ['in the field for it', [null, reference], ['2027-000123']],
  ['in both', [reference, reference], ['2027-000123']],
  ['the bill number', ['Rechnung 2027-000123'], ['2027-000123']],
  ['with blanks', ['Re.Nr. 2027 - 000 123, Yılmaz'], ['2027-000123']],
  ['with another dash', ['2027–000123'], ['2027-000123']],
  ['with a dash that does not break', ['2027\u2011000123'], ['2027-000123']],
  ['with a minus', ['2027\u2212000123'], ['2027-000123']],
  ['with a stroke', ['2027/000123'], ['2027-000123']],
  ['of seven digits', ['2027-1000123'], ['2027-1000123']],
  ['with a number behind', ['Rechnung 2027-000123 3 Personen'], ['2027-000123']],
  ['with a year behind', ['2027-000123 1/2027'], ['2027-000123']],
  ['both ways', [`2027-000123 ${reference}`], ['2027-000123']],
  ['two bills', ['2027-000123 und 2027-000124'], ['2027-000123', '2027-000124']],
  ['wrong check digits', ['RF002027000123'], []],
  ['somebody else’s reference', ['RF18539007547034'], []],
  ['a day', ['2027-01-11'], []],
  ['a telephone number', ['0660 2027-0001234567'], []],
  ['an IBAN', ['AT61 1904 3002 3457 3201'], []],
  ['nothing', [null, ''], []],
])('a payer names an invoice by %s', (_how, texts, invoices) => {
  expect(invoicesNamed(...texts)).toEqual(invoices);
});
