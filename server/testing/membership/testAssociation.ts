import type { Association } from '../../../domain/shared/association.ts';

/** The association of tests, also of those that do not run on Vitest. */
export const testAssociation: Association = {
  name: 'Vefa Solidaritätsverein',
  phone: '+43 1 234 56 70',
  emergency_phone: '+43 1 234 56 99',
  email: 'mitglieder@vefa.example',
  address: { street: 'Musterstraße 12', postal_code: '1100', city: 'Wien', country: 'Österreich' },
  iban: 'AT611904300234573201',
  bic: 'BKAUATWWXXX',
  bank_name: 'Musterbank Wien',
  account_holder: 'Vefa Solidaritätsverein',
  creditor_id: 'AT61ZZZ01234567890',
};
