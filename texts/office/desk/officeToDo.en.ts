import type { officeToDoDe } from './officeToDo.de.ts';

/** The to-do list in one look, and the counts in the menu. */
export const officeToDoEn: typeof officeToDoDe = {
  atOneLook: 'All in one look',
  since_one: 'for {{count}} day',
  since_other: 'for {{count}} days',
  sinceToday: 'since today',
  orMore: '{{number}} and more',
  all: 'Show all {{number}}',
  allFirst: 'Show the first {{number}}',
  onlyFirst: 'Only the first {{number}} are here. The others move up.',
  back: 'Back to all that is to do',
  nothingOfKind: 'Nothing of this kind is waiting now.',
  waits_one: '{{count}} waits',
  waits_other: '{{count}} wait',
};
