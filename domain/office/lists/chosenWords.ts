import { type Day, toWireDay } from '../../shared/day.ts';
import type { ListFilter, WordGroup } from './listShape.ts';
import { listShapes } from './listShapes.ts';

/** The words of a language for a filter and for a stored value. */
export type ListSayings = {
  filter: (filter: ListFilter) => string;
  value: (group: WordGroup, value: string) => string;
};

/** What was chosen in a list, as people read it: “Owes: something overdue”. `stored` is the JSON of the record of its file. */
export function chosenWords(list: string, stored: string, say: ListSayings): string {
  const shape = Object.values(listShapes).find(({ name }) => name === list);
  const filters: readonly ListFilter[] = shape?.filters ?? [];
  const chosen: Record<string, string> = JSON.parse(stored);
  return filters
    .flatMap((filter) => {
      const value = chosen[filter.key];
      return value === undefined ? [] : [`${say.filter(filter)}: ${shownAs(filter, value, say)}`];
    })
    .join('; ');
}

function shownAs(filter: ListFilter, value: string, say: ListSayings): string {
  if (filter.kind === 'choice') return say.value(filter.words, value);
  return filter.kind === 'day' ? toWireDay(value as Day) : value;
}
