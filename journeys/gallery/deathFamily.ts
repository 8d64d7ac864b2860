import type { DeathContacts } from '../../domain/burial/deathContacts.contract.ts';
import { day, toWireDay } from '../../domain/shared/day.ts';

const agreed_on = toWireDay(day('2026-03-09'));

/** The burial wishes and the contacts of a household for the case of a death. */
export const deathFamily: DeathContacts = {
  wishes: [
    {
      member_id: 31,
      place: {
        ...{
          id: 7,
          type: 'burial_place',
          street: null,
          postal_code: '03600',
          state: 'Afyonkarahisar',
          city: 'Emirdağ',
        },
        ...{ country_id: 792, is_main_address: false, graveyard: 'Merkez Mezarlığı' },
      },
    },
  ],
  contacts: [
    {
      ...{ id: 1, country: 'austria', name: 'Nesrin Karamustafaoğlu', relation: 'Tochter', language: 'de' },
      ...{ phone_number: '+436641234567', may_report: true, agreed_on, agreed_stated_by: null },
    },
    {
      ...{ id: 2, country: 'turkiye', name: 'Abdülhamit Karamustafaoğlu', relation: 'Bruder', language: 'tr' },
      ...{ phone_number: '+905321234567', may_report: false, agreed_on, agreed_stated_by: null },
    },
  ],
  may_report: [
    { kind: 'member', id: 32, name: 'Emine Karamustafaoğlu', phone_numbers: ['+436769876543'] },
    { kind: 'contact', id: 1, name: 'Nesrin Karamustafaoğlu', phone_numbers: ['+436641234567'] },
  ],
  people: [],
};
