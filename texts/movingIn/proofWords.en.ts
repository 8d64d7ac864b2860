import type { proofWordsDe } from './proofWords.de.ts';

/** In what a former list and the portal may differ, and why (decision 106): on the screen and on the printed proof. */
export const proofWordsEn: typeof proofWordsDe = {
  kinds: {
    cover: 'Whether the membership is valid',
    status: 'Status',
    open_items: 'Open amount',
    person_missing: 'Person is missing here',
    person_added: 'Person is only here',
    not_taken_over: 'Household is not here',
    not_comparable: 'Cannot be compared',
  },
  because: {
    list_out_of_date: 'The list was out of date',
    changed_since: 'Changed here since',
    our_rule: 'Our rule is another one',
    left_out: 'Left out on purpose',
    entered_otherwise: 'Entered in another way',
    other: 'Another reason',
  },
  counts: {
    households: 'Households',
    active: 'Members',
    waiting: 'Waiting',
    inactive: 'Left',
    covered: 'Membership is valid',
    not_covered: 'Membership is not valid',
    untold: 'Not said in the list',
    open_items: 'Open amounts',
  },
  listed: 'List',
  here: 'Portal',
};
