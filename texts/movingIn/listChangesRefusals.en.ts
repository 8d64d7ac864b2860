import type { listChangesRefusalsDe } from './listChangesRefusals.de.ts';

export const listChangesRefusalsEn: typeof listChangesRefusalsDe = {
  listed_household_not_found: 'This household of the list no longer exists. Please reload the page.',
  list_changes_outdated: 'Something has changed here meanwhile. Please look at the household again.',
  change_is_by_hand: 'This cannot be taken from the list. Please change it on the page of the household.',
  nothing_new_to_take: 'There is nothing new that can be taken over without a decision.',
  taking_over_finished: 'The taking over is finished. Lists are no longer compared or taken over.',
  taking_over_not_begun: 'No list has been taken over yet.',
};
