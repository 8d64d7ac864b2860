import type { householdsDe } from './households.de.ts';

export const householdsEn: typeof householdsDe = {
  screen: {
    title: 'Household',
    lead: 'Where do you live? We send your post to this address.',
    missing: 'Please check the address',
    to_main_member: 'Back to main member',
    save_and_next: 'Save and proceed to family members',
  },
  address: {
    legend: 'Main address in Austria',
    street: 'Street and house number',
    postal_code: 'Postal code',
    city: 'City',
    state: 'State',
    state_hint: 'Choose a suggestion or write your own.',
    country_id: 'Country',
  },
};
