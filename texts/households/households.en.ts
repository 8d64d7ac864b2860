import type { householdsDe } from './households.de.ts';

export const householdsEn: typeof householdsDe = {
  screen: {
    title: 'Household',
    lead: 'Where do you live? We send your post to this address.',
    missing: 'Please check the address',
    toMainMember: 'Back to main member',
    next: 'Proceed to family members',
    saveAndNext: 'Save and proceed to family members',
  },
  address: {
    legend: 'Main address in Austria',
    street: 'Street and house number',
    postal_code: 'Postal code',
    city: 'City',
    state: 'State',
    stateHint: 'Choose a suggestion or write your own.',
    country_id: 'Country',
  },
};
