import { useState } from 'react';
import { type AskedFields, type ListShape, readAsked } from '../../../domain/office/lists/listShape.ts';
import { parseWireDay } from '../../../domain/shared/day.ts';
import { useSearchParams } from '../../ui/router/Router.tsx';

type Fields = Readonly<Record<string, string>>;

/** What a list is asked for on the screen. */
export type ListChoice = {
  /** All filters that count, `sort` and `page`, as the call takes them. */
  asked: AskedFields;
  /** What is chosen, without what counts anyway. */
  chosen: Fields;
  sort: string;
  /** The first page is shown, unless another one is wanted. An empty text ends a choice. */
  change: (changed: Fields) => void;
  clear: () => void;
};

/**
 * The filters and the order of a list. They stand in the address, which is a bookmark; but names and words that are typed do not,
 * because they do not belong into a browser's history.
 */
export function useListAddress(shape: ListShape): ListChoice {
  const [parameters, setParameters] = useSearchParams();
  const [typed, setTyped] = useState<Fields>({});
  const fields = { ...readAddress(shape, parameters), ...typed };
  const { filters, sort, isDown, page } = readAsked(shape, fields);
  const order = `${isDown ? '-' : ''}${sort}`;
  function show(next: Fields) {
    setTyped(only(next, (key) => isTyped(shape, key)));
    setParameters(inAddress(shape, next));
  }
  return {
    asked: { ...filters, sort: order, page },
    chosen: only(fields, (key) => key !== 'sort' && key !== 'page'),
    sort: order,
    change: (changed) => show({ ...fields, page: '', ...changed }),
    clear: () => show(only(fields, (key) => key === 'sort')),
  };
}

/** What an address chooses; what makes no sense in it is left out. */
export function readAddress(shape: ListShape, parameters: URLSearchParams): Fields {
  const keys = ['sort', 'page', ...shape.filters.map(({ key }) => key)];
  const known = keys.flatMap((key): [string, string][] => {
    const value = parameters.get(key) ?? '';
    return isSense(shape, key, value) ? [[key, value]] : [];
  });
  return Object.fromEntries(known);
}

/** The parameters of the address: no typed words, and nothing that counts anyway. */
export function inAddress(shape: ListShape, fields: Fields): Record<string, string> {
  return only(fields, (key, value) => {
    if (value === '' || isTyped(shape, key)) return false;
    if (key === 'sort') return value !== shape.sort;
    if (key === 'page') return value !== '1';
    const filter = shape.filters.find((one) => one.key === key);
    return !(filter?.kind === 'choice' && filter.initial === value);
  });
}

function isSense(shape: ListShape, key: string, value: string): boolean {
  if (value === '') return false;
  const filter = shape.filters.find((one) => one.key === key);
  if (!filter) return true;
  switch (filter.kind) {
    case 'choice':
      return filter.values.includes(value);
    case 'day':
      return parseWireDay(value) !== undefined;
    case 'digits':
      return isDigits(value);
    case 'typed':
      return false;
  }
}

/** As the contract takes them. */
export function isDigits(value: string): boolean {
  return /^\d{1,10}$/.test(value);
}

function isTyped({ filters }: ListShape, key: string): boolean {
  return filters.some((filter) => filter.key === key && filter.kind === 'typed');
}

function only(fields: Fields, isKept: (key: string, value: string) => boolean): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([key, value]) => isKept(key, value)));
}
