import type { RawBuilder } from 'kysely';
import type { ListShape } from '../../../domain/office/lists/listShape.ts';
import type { Day } from '../../../domain/shared/day.ts';

/** By what a list is sorted; `join`: what only this order needs. */
export type ListSort = { by: readonly RawBuilder<unknown>[]; join?: RawBuilder<unknown>; hasNulls?: true };

type KeyOf<T extends readonly { key: string }[]> = T[number]['key'];
type SortedKey<S extends ListShape> = Extract<S['columns'][number], { sorts: true }>['key'];

type Parts<S extends ListShape> = {
  /** The rows that filters choose from: one table where that is enough, because it is read wholly to be counted. */
  from: RawBuilder<unknown> | ((filters: Readonly<Record<string, string>>, today: Day) => RawBuilder<unknown>);
  /**
   * The name of `from` where its rows are computed: they are computed once for number, sums and page. Everything but the joins of
   * columns and orders must refer to this name alone.
   */
  computedAs?: string;
  /** What only the columns need; it must not change the number of rows. */
  columnJoins: RawBuilder<unknown>;
  /** What only one filter needs. */
  filterJoins?: Partial<Record<KeyOf<S['filters']>, RawBuilder<unknown>>>;
  id: RawBuilder<number>;
  household: RawBuilder<number | null>;
  /** What holds for every row, whatever is chosen. */
  always: RawBuilder<boolean>;
  filters: Record<KeyOf<S['filters']>, (value: string, today: Day) => RawBuilder<boolean>>;
  columns: (today: Day) => Record<KeyOf<S['columns']>, RawBuilder<unknown>>;
  sorts: Record<SortedKey<S>, ListSort>;
};

/** A list with its SQL. */
export type ListSource = Omit<Parts<ListShape>, 'filters' | 'filterJoins' | 'columns' | 'sorts'> & {
  shape: ListShape;
  filterJoins?: Record<string, RawBuilder<unknown> | undefined>;
  filters: Record<string, (value: string, today: Day) => RawBuilder<boolean>>;
  columns: (today: Day) => Record<string, RawBuilder<unknown>>;
  sorts: Record<string, ListSort>;
};

/** Every column, filter and order of the list has its SQL, or it does not compile. */
export function listSource<const S extends ListShape>(shape: S, parts: Parts<S>): ListSource {
  return { shape, ...parts };
}

/** The SQL of each choice of a filter. */
export function byChoice<V extends string>(
  choices: Record<V, (today: Day) => RawBuilder<boolean>>,
): (value: string, today: Day) => RawBuilder<boolean> {
  return (value, today) => {
    const chosen = choices[value as V];
    if (!chosen) throw new Error(`nothing is chosen by ${value}`);
    return chosen(today);
  };
}
