/** The to-do list in one look, and the counts in the menu. */
export const officeToDoDe = {
  atOneLook: 'Alles auf einen Blick',
  since_one: 'seit {{count}} Tag',
  since_other: 'seit {{count}} Tagen',
  sinceToday: 'seit heute',
  orMore: '{{number}} und mehr',
  all: 'Alle {{number}} zeigen',
  allFirst: 'Die ersten {{number}} zeigen',
  onlyFirst: 'Es stehen nur die ersten {{number}} hier. Die anderen rücken nach.',
  back: 'Zurück zu allem, was zu tun ist',
  nothingOfKind: 'Von dieser Art wartet gerade nichts.',
  waits_one: '{{count}} wartet',
  waits_other: '{{count}} warten',
};
