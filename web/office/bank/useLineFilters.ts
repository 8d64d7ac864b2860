import { useState } from 'react';
import type { bankContract } from '../../../domain/payments/bank/bank.contract.ts';
import {
  type LineFilter,
  type LineSort,
  lineAges,
  lineFilters,
  lineSorts,
} from '../../../domain/payments/bank/openLines.ts';
import type { Sent } from '../../../domain/shared/contract.ts';
import { useSearchParams } from '../../ui/router/Router.tsx';

export type AskedLines = Sent<typeof bankContract.listBankLines>;

/** What narrows and sorts the undecided lines. */
export type LineFilters = {
  filter: LineFilter | undefined;
  /** In days. */
  older: number | undefined;
  sort: LineSort;
  page: number;
  text: string;
};

/**
 * The filters of the undecided lines: in the address, so that a link or the way back lead to them; but what is typed is not, because
 * names do not belong into a browser's history.
 */
export function useLineFilters() {
  const [parameters, setParameters] = useSearchParams();
  const [text, setText] = useState('');
  const filters: LineFilters = { ...readFilters(parameters), text };
  return {
    filters,
    /** The first page is shown, unless another one is wanted. */
    change: ({ text: typed = text, ...changed }: Partial<LineFilters>) => {
      setText(typed);
      setParameters(inAddress({ ...filters, page: 1, ...changed }));
    },
  };
}

export function readFilters(parameters: URLSearchParams): Omit<LineFilters, 'text'> {
  const page = Number(parameters.get('page'));
  return {
    filter: lineFilters.find((one) => one === parameters.get('filter')),
    older: lineAges.find((days) => `${days}` === parameters.get('older')),
    sort: lineSorts.find((one) => one === parameters.get('sort')) ?? 'oldest',
    page: Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1,
  };
}

export function inAddress({ filter, older, sort, page }: Omit<LineFilters, 'text'>): Record<string, string> {
  return {
    ...(filter && { filter }),
    ...(older !== undefined && { older: `${older}` }),
    ...(sort !== 'oldest' && { sort }),
    ...(page > 1 && { page: `${page}` }),
  };
}

export function askedFor({ filter, older, sort, page, text }: LineFilters): AskedLines {
  return { ...(filter && { filter }), sort, page: `${page}`, ...narrowingOf({ older, text }) };
}

/** What narrows the lines beside the filter. */
export function narrowingOf({ older, text }: Pick<LineFilters, 'older' | 'text'>) {
  return { ...(older !== undefined && { older_than: `${older}` }), ...(text && { text }) };
}
