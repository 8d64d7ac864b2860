import type { burialDe } from './burial.de.ts';

export const burialEn: typeof burialDe = {
  place: {
    title: 'Desired burial place',
    intro: 'We keep your wish here. It helps your family when the time comes.',
    saved: 'Your burial place has been stored.',
    missing: 'Please check the burial place',
    grave: 'Where the grave lies',
    graveHint: 'Only if there is a grave already.',
    address: 'Address of the cemetery',
  },
  field: {
    graveyard: 'Cemetery',
    grave_group: 'Group',
    grave_row: 'Row',
    grave_number: 'Number',
    grave_user: 'Grave user',
    street: 'Street and number',
    postal_code: 'Postal code',
    city: 'City',
    state: 'State or province',
    country_id: 'Country',
  },
  hint: {
    graveyard: 'Name and place, such as “Islamic Cemetery, Vienna-Liesing”.',
    grave_user: 'Who holds the right to use the grave.',
  },
  proceed: {
    noneTitle: 'No burial place stored',
    changedTitle: 'Burial place not stored',
    words: 'You have not stored a burial place, if you proceed no burial place will be added to your data!',
    changed: 'What you have entered for the burial place will be lost.',
    confirm: 'Proceed anyway',
    cancel: 'Stay here',
  },
  papers: {
    title: 'Death documents',
    intro: 'If you leave these papers with us today, your family need not search later. None is mandatory.',
  },
};
